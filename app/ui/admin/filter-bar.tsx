import { type ReactNode, useState } from "react";
import { Form } from "react-router";
import { Button, buttonClass } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";

const BOX =
  "h-11 w-full min-w-0 rounded-field border border-line-strong bg-surface px-3 text-sm hover:border-ink aria-invalid:border-danger";

/** Filters of a list, stored in the URL. A selection applies at once, typed text when it is submitted. */
export function FilterBar({ label, search, children }: { label: string; search: ReactNode; children?: ReactNode }) {
  const { t } = usePage();
  const [isOpen, setOpen] = useState(false);
  return (
    <Form
      role="search"
      aria-label={label}
      className="mb-5 grid gap-3 rounded-card border border-line bg-surface p-4"
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) event.currentTarget.requestSubmit();
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
        {search}
        <button type="submit" className={buttonClass("secondary")}>
          {t("Search")}
        </button>
      </div>
      {children && (
        <>
          <Button
            look="quiet"
            size="small"
            className="md:hidden"
            aria-expanded={isOpen}
            data-action=""
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="sliders-horizontal" className="size-4" />
            {t("Filters")}
          </Button>
          <div
            className={`grid-cols-2 items-end gap-3 md:grid md:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] ${isOpen ? "grid" : "hidden"}`}
          >
            {children}
          </div>
        </>
      )}
    </Form>
  );
}

type FieldProps = { name: string; label: string; value: string | number | undefined };

export function FilterText({
  name,
  label,
  value,
  hint,
  isDay = false,
}: FieldProps & { hint?: string; isDay?: boolean }) {
  return (
    <label className="block min-w-0 text-xs font-medium text-muted">
      <span className="mb-1 block">{label}</span>
      <span className="relative block text-ink">
        {!isDay && <Icon name="search" className="pointer-events-none absolute start-3 top-3.5 size-4 text-muted" />}
        <input
          key={value}
          name={name}
          type={isDay ? "date" : "search"}
          defaultValue={value}
          placeholder={hint}
          maxLength={120}
          className={`${BOX} ${isDay ? "" : "ps-9"}`}
        />
      </span>
    </label>
  );
}

type FilterChoiceProps = FieldProps & { all: string; choices: readonly { value: string | number; label: string }[] };

export function FilterChoice({ name, label, value, all, choices }: FilterChoiceProps) {
  return (
    <label className="block min-w-0 text-xs font-medium text-muted">
      <span className="mb-1 block">{label}</span>
      <select key={value} name={name} defaultValue={value ?? ""} className={`${BOX} text-ink`}>
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}
