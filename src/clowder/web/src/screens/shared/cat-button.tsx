/** What one looks like at every table: a tap shows all cats. */
import { useState } from "preact/hooks";
import { Cat, COATS } from "@/kit/cat";
import { Dialog } from "@/kit/dialog";
import { myCat } from "@/state/settings";
import { say } from "@/text/say";

export function CatButton() {
  const [open, setOpen] = useState(false);
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
      {open && <Cats close={() => setOpen(false)} />}
    </>
  );
}

function Cats({ close }: { close: () => void }) {
  return (
    <Dialog title={say("web-your-cat")} close={close}>
      <p>{say("web-your-cat-more")}</p>
      <div class="cats" role="group" aria-label={say("web-your-cat")}>
        {COATS.map((coat) => (
          <button
            type="button"
            key={coat}
            class={`cat-choice ${coat === myCat.value ? "on" : ""}`}
            data-cat={coat}
            aria-pressed={coat === myCat.value}
            onClick={() => {
              myCat.value = coat;
              close();
            }}
          >
            <Cat coat={coat} mood={coat === myCat.value ? "happy" : "calm"} size={64} />
            <span>{say("web-cat", { cat: coat })}</span>
          </button>
        ))}
      </div>
    </Dialog>
  );
}
