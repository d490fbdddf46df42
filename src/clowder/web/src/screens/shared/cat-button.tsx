/** What one looks like at every table: a tap shows all cats. */
import { useState } from "preact/hooks";
import { Cat } from "@/kit/cat";
import { myCat } from "@/state/settings";
import { say } from "@/text/say";
import { Cats } from "./cats";

export function CatButton() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const label = say("web-choose-cat", { cat: myCat.value ?? "none" });
  return (
    <>
      <button
        type="button"
        class="button quiet round cat-button"
        data-key="cat"
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
      >
        <Cat coat={myCat.value ?? "ginger"} mood={myCat.value ? "happy" : "asleep"} size={34} />
      </button>
      {open && (
        <Cats
          mine={myCat.value}
          more={say("web-your-cat-more")}
          choose={(coat) => {
            myCat.value = coat;
            close();
          }}
          close={close}
        />
      )}
    </>
  );
}
