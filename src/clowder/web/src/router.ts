/** Which screen the address asks for. */
import { signal } from "@preact/signals";

export interface Address {
  path: string;
  query: URLSearchParams;
  /** What is behind the #: never sent to the server. */
  fragment: string;
}

export const address = signal<Address>(read());

function read(): Address {
  if (typeof location === "undefined") return { path: "/", query: new URLSearchParams(), fragment: "" };
  return { path: location.pathname, query: new URLSearchParams(location.search), fragment: location.hash.slice(1) };
}

/** Go to another screen. */
export function go(path: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  address.value = read();
  if (!replace) scrollTo(0, 0);
}

/** The parts of the address, if it looks like this: match("/table/:id") -> {id}. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const given = path.replace(/\/+$/, "").split("/");
  if (path === "/" ? pattern !== "/" : wanted.length !== given.length) return null;
  const found: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    if (part.startsWith(":")) found[part.slice(1)] = decoded(given[at] ?? "");
    else if (part !== (given[at] ?? "")) return null;
  }
  return found;
}

/** A part of an address as it is meant; as it was typed, where that makes no sense. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

if (typeof window !== "undefined") {
  addEventListener("popstate", () => (address.value = read()));
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a[href]");
    if (
      !(link instanceof HTMLAnchorElement) ||
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey
    )
      return;
    if (
      link.target ||
      link.hasAttribute("download") ||
      link.origin !== location.origin ||
      link.pathname.startsWith("/api/")
    )
      return;
    if (link.pathname === location.pathname && link.hash) return; // within the page
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
