/** Parts of forms that several screens share. */
import type { ComponentChildren } from "preact";

export interface Offer<T> {
  value: T;
  label: ComponentChildren;
}

/** One of a few, side by side; with `tall`, one below the other. */
export function Pick<T>({
  legend,
  name,
  offers,
  value,
  set,
  tall = false,
}: {
  legend: string;
  name: string;
  offers: ReadonlyArray<Offer<T>>;
  value: T;
  set: (value: T) => void;
  tall?: boolean;
}) {
  return (
    <fieldset class="choices" data-key={name}>
      <legend>{legend}</legend>
      <div class={`segments ${tall ? "tall" : ""}`}>
        {offers.map((offer) => (
          <label key={written(offer.value)} class={`segment ${written(offer.value) === written(value) ? "on" : ""}`}>
            <input
              type="radio"
              name={name}
              value={written(offer.value)}
              checked={written(offer.value) === written(value)}
              onChange={() => set(offer.value)}
            />
            {offer.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** One of many, in a menu. */
export function Dropdown<T>({
  label,
  offers,
  value,
  set,
  name,
  unseen = false,
}: {
  label: string;
  offers: ReadonlyArray<Offer<T>>;
  value: T;
  set: (value: T) => void;
  name?: string;
  unseen?: boolean;
}) {
  return (
    <label class="field">
      <span class={unseen ? "unseen" : ""}>{label}</span>
      <select
        value={written(value)}
        data-key={name}
        onChange={(event) => set(offers.find((offer) => written(offer.value) === event.currentTarget.value)!.value)}
      >
        {offers.map((offer) => (
          <option key={written(offer.value)} value={written(offer.value)}>
            {offer.label}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Switch({
  on,
  set,
  label,
  more,
  name,
}: {
  on: boolean;
  set: (on: boolean) => void;
  label: string;
  more?: string;
  name?: string;
}) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        data-key={name}
        checked={on}
        onChange={(event) => set(event.currentTarget.checked)}
      />
      <span class="track" aria-hidden="true" />
      <span>
        {label}
        {more && <small class="more">{more}</small>}
      </span>
    </label>
  );
}

/** Why what a form asked for was refused. */
export function ProblemLine({ text }: { text: string | false | null }) {
  if (!text) return null;
  return (
    <p class="problem-line" role="alert">
      {text}
    </p>
  );
}

/** A value as a form writes it; the server calls the values of options the same. */
export function written(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
