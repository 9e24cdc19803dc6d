import { Icon } from "./icon.tsx";
import { usePage } from "./page.tsx";

type QuantityProps = {
  value: number;
  minimum?: number;
  maximum: number;
  /** The accessible name: the product's name. */
  name: string;
  /** The field name in a form submitted without scripts. */
  field?: string;
  isDisabled?: boolean;
  size?: "small" | "medium";
  onChange: (value: number) => void;
};

/** Minus, a number field, plus: always between the two limits. */
export function Quantity({
  value,
  minimum = 1,
  maximum,
  name,
  field,
  isDisabled = false,
  size = "medium",
  onChange,
}: QuantityProps) {
  const { t } = usePage();
  const set = (next: number) => {
    const inside = Math.max(minimum, Math.min(maximum, next));
    if (Number.isInteger(next) && inside !== value) onChange(inside);
  };
  const height = size === "small" ? "h-9" : "h-11";
  const button = `flex ${height} ${size === "small" ? "w-9" : "w-11"} items-center justify-center rounded-field enabled:hover:bg-sunken disabled:text-line-strong`;
  return (
    <div
      role="group"
      aria-label={t("Quantity of {name}", { name })}
      className="inline-flex items-center rounded-field border border-line-strong bg-surface"
      dir="ltr"
    >
      <button
        type="button"
        data-action=""
        className={button}
        aria-label={t("Decrease quantity")}
        disabled={isDisabled || value <= minimum}
        onClick={() => set(value - 1)}
      >
        <Icon name="minus" className="size-4" />
      </button>
      <input
        key={value}
        name={field}
        aria-label={t("Quantity")}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={value}
        disabled={isDisabled}
        onBlur={(event) => {
          const typed = Number(event.target.value);
          if (!Number.isInteger(typed) || typed < minimum || typed > maximum) event.target.value = String(value);
          set(typed);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          event.currentTarget.blur();
        }}
        className={`figures ${height} w-10 bg-transparent text-center`}
      />
      <button
        type="button"
        data-action=""
        className={button}
        aria-label={t("Increase quantity")}
        disabled={isDisabled || value >= maximum}
        onClick={() => set(value + 1)}
      >
        <Icon name="plus" className="size-4" />
      </button>
    </div>
  );
}
