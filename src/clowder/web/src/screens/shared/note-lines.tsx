/** What went wrong in this browser: a line at the top until it is read, on every screen. */
import { Cat } from "@/kit/cat";
import { CloseButton } from "@/kit/close-button";
import { forgetNote, notes } from "@/state/notes";
import { say } from "@/text/say";

export function NoteLines() {
  return (
    <div class="note-lines" role="status">
      {notes.value.map((each) => (
        <p key={each.key} class="note-line" data-note={each.key}>
          <Cat coat="tuxedo" mood="wide" size={32} />
          <span>{say(each.key, each.args)}</span>
          <CloseButton close={() => forgetNote(each)} class="small" />
        </p>
      ))}
    </div>
  );
}
