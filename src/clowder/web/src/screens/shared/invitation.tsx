/** How friends find a table: a link to send, a code to read out, a square for a camera. */
import { useEffect, useState } from "preact/hooks";
import { ask } from "@/net/api";
import type { Invitation } from "@/protocol";
import { say } from "@/text/say";
import { useCopying } from "./copying";
import { Icon } from "./icons";

export function useInvitation(table: string): Invitation | null {
  const [found, setFound] = useState<Invitation | null>(null);
  useEffect(() => {
    let wanted = true;
    void ask<Invitation>("GET", `tables/${table}/invitation`).then(
      (answer) => wanted && setFound(answer),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [table]);
  return found;
}

export function InvitationPanel({ table, code, game }: { table: string; code: string; game: string }) {
  const found = useInvitation(table);
  const link = found?.link ?? `${location.origin}/join/${code}`;
  return (
    <div class="invitation">
      <LinkField link={link} label={say("web-link")} title={say("web-invite-title", { game })} />
      <div class="code-line">
        <p>
          {say("web-or-code")} <strong class="code">{code}</strong>
        </p>
        {found && (
          <img
            class="qr"
            src={`data:image/svg+xml,${encodeURIComponent(found.qr)}`}
            alt={say("web-qr")}
            width="132"
            height="132"
          />
        )}
      </div>
    </div>
  );
}

/** A link that can be copied and, where the device knows how, shared. */
export function LinkField({ link, label, title }: { link: string; label: string; title: string }) {
  const [copied, copy] = useCopying(link);
  const canShare = typeof navigator.share === "function";
  return (
    <div class="link-field">
      <input
        type="text"
        readOnly
        value={link}
        aria-label={label}
        data-key="link"
        onFocus={(event) => event.currentTarget.select()}
      />
      <span class="link-ways">
        <button type="button" class="button" data-key="copy-link" onClick={() => void copy()}>
          <Icon name="copy" /> {say(copied ? "web-copied" : "web-copy")}
        </button>
        {canShare && (
          <button
            type="button"
            class="button quiet"
            data-key="share-link"
            onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}
          >
            <Icon name="share" /> {say("web-share")}
          </button>
        )}
      </span>
      <span class="unseen" role="status">
        {copied && say("web-copied")}
      </span>
    </div>
  );
}
