import { render } from "preact";
import { expect, it, vi } from "vitest";
import { LANGUAGES, speak } from "@/text/say";
import { SettingsButton } from "./settings";

it("the settings offer every language by its own name", async () => {
  await speak("en");
  const page = document.body.appendChild(document.createElement("div"));
  render(<SettingsButton />, page);
  page.querySelector("button")!.click();
  await vi.waitFor(() => expect(page.querySelector("[lang=fr]")).not.toBeNull());
  const offered = [...page.querySelectorAll("label [lang]")].map((each) => [each.getAttribute("lang"), each.textContent]);
  expect(offered).toEqual(Object.entries(LANGUAGES).map(([code, { name }]) => [code, name]));
  render(null, page);
});
