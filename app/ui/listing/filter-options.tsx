import { type ChangeEvent, startTransition, useOptimistic } from "react";
import type { Facets, FacetValue } from "#domain/discovery/listing/listing.ts";
import { formatNumber, usePage } from "#app/ui/parts/page.tsx";
import { Stars } from "#app/ui/parts/stars.tsx";
import { isLight } from "./is-light.ts";
import { choiceToken } from "./listing-url.ts";
import { Icon } from "../parts/icon.tsx";

const SWITCH =
  "relative h-6 w-10.5 shrink-0 cursor-pointer appearance-none rounded-full bg-line-strong transition-colors checked:bg-primary " +
  "before:absolute before:start-0.5 before:top-0.5 before:size-5 before:rounded-full before:bg-white before:transition-[inset-inline-start] checked:before:start-5";

type OptionProps = { name: string; value: FacetValue; word?: string; isChosen: boolean };

/** A row with a checkbox, a name, and the number of products it would leave. */
export function CheckOption({ name, value, word, isChosen }: OptionProps) {
  return (
    <li>
      <label className="flex min-h-9 items-center gap-3 rounded-field text-sm hover:text-primary-text">
        <Box name={name} token={choiceToken(value.id, word ?? value.name)} isChosen={isChosen} />
        <span className="min-w-0 flex-1 truncate">{value.name}</span>
        <Count count={value.count} />
      </label>
    </li>
  );
}

function Box({ name, token, isChosen }: { name: string; token: string; isChosen: boolean }) {
  const choice = useOptimisticChoice(isChosen);
  return <input type="checkbox" name={name} value={token} {...choice} className="size-4.5 shrink-0 accent-primary" />;
}

/** A checkbox that changes before the rest of the screen renders. */
function useOptimisticChoice(isChosen: boolean) {
  const [checked, show] = useOptimistic(isChosen);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => startTransition(() => show(target.checked));
  return { checked, onChange };
}

/** An on/off switch. */
export function SwitchOption({ name, isChosen }: { name: string; isChosen: boolean }) {
  return <input type="checkbox" name={name} value="1" {...useOptimisticChoice(isChosen)} className={SWITCH} />;
}

export function ColorOption({ name, value, isChosen }: OptionProps & { value: Facets["colors"][number] }) {
  const choice = useOptimisticChoice(isChosen);
  return (
    <li>
      <label className="flex min-h-9 items-center gap-2.5 rounded-field text-sm hover:text-primary-text">
        <input
          type="checkbox"
          name={name}
          value={choiceToken(value.id, value.name)}
          {...choice}
          className="peer sr-only"
        />
        <Swatch hex={value.hex} isChosen={choice.checked} />
        <span className="min-w-0 flex-1 truncate">{value.name}</span>
        <Count count={value.count} />
      </label>
    </li>
  );
}

/** A color swatch. One ring marks the selected color, another the focused one. */
export function Swatch({
  hex,
  isChosen,
  className = "size-6",
}: {
  hex: string;
  isChosen: boolean;
  className?: string;
}) {
  return (
    <span
      className={`relative inline-flex shrink-0 items-center justify-center rounded-full border-2 p-0.5 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary-text ${isChosen ? "border-primary-text" : "border-transparent"} ${className}`}
    >
      <svg viewBox="0 0 20 20" aria-hidden className="size-full overflow-visible">
        <circle cx="10" cy="10" r="10" fill={hex} className="stroke-line-strong" strokeWidth="0.75" />
      </svg>
      {isChosen && (
        <Icon name="check" className={`absolute size-3 stroke-[3.5] ${isLight(hex) ? "text-black" : "text-white"}`} />
      )}
    </span>
  );
}

/** A short value such as a size, as a button. */
export function PillOption({ name, value, isChosen }: OptionProps) {
  const { t } = usePage();
  const choice = useOptimisticChoice(isChosen);
  return (
    <li>
      <label className="block">
        <input
          type="checkbox"
          name={name}
          value={choiceToken(value.id, value.name)}
          {...choice}
          className="peer sr-only"
        />
        <span className="flex min-h-9 min-w-11 items-center justify-center rounded-field border border-line-strong bg-surface px-2.5 text-sm peer-checked:border-primary-text peer-checked:bg-primary-soft peer-checked:font-semibold peer-checked:text-primary-text peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary-text hover:border-ink">
          {value.name}
        </span>
        <span className="sr-only">{t("{count} products", { count: value.count })}</span>
      </label>
    </li>
  );
}

/** The form handles the change; React only requires a handler on the input. */
const letFormDecide = () => undefined;

export function RatingOption({ stars, count, isChosen }: { stars: number; count: number; isChosen: boolean }) {
  const { t } = usePage();
  return (
    <li>
      <label className="flex min-h-9 items-center gap-3 text-sm hover:text-primary-text">
        <input
          type="radio"
          name="rating"
          value={stars}
          checked={isChosen}
          onChange={letFormDecide}
          className="size-4.5 shrink-0 accent-primary"
        />
        <span className="flex flex-1 items-center gap-2">
          <Stars rating={stars} size="medium" />
          <span>{t("& up")}</span>
        </span>
        <Count count={count} />
      </label>
    </li>
  );
}

export function AnyRatingOption({ isChosen }: { isChosen: boolean }) {
  const { t } = usePage();
  return (
    <li>
      <label className="flex min-h-9 items-center gap-3 text-sm hover:text-primary-text">
        <input
          type="radio"
          name="rating"
          value=""
          checked={isChosen}
          onChange={letFormDecide}
          className="size-4.5 shrink-0 accent-primary"
        />
        {t("Any rating")}
      </label>
    </li>
  );
}

export function Count({ count }: { count: number }) {
  return <span className="figures text-xs text-muted">{formatNumber(usePage(), count)}</span>;
}
