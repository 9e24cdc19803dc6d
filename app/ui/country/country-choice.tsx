import { useState } from "react";
import type { AdminCountry } from "#domain/platform/country-admin/find-all-countries.ts";
import { Button } from "../parts/button.tsx";
import { CheckField, TextField } from "../parts/field.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";

type CountryChoiceProps = {
  countries: readonly AdminCountry[];
  /** Of the choice as it was read. */
  version: string;
  /** Returns the error; null on success. */
  onSave: (soldTo: string[], version: string) => Promise<string | null>;
};

/** The countries that the shop sells to, with a search. */
export function CountryChoice({ countries, version, onSave }: CountryChoiceProps) {
  const { t } = usePage();
  const [chosen, setChosen] = useState(
    new Set(countries.filter(({ isActive, isOwn }) => isActive || isOwn).map(({ code }) => code)),
  );
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const shown = countries.filter(({ name, code }) =>
    `${name} ${code}`.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase()),
  );

  function choose(codes: readonly string[], isChosen: boolean): void {
    const next = new Set(chosen);
    for (const code of codes)
      if (isChosen) next.add(code);
      else next.delete(code);
    for (const { code, isOwn } of countries) if (isOwn) next.add(code);
    setChosen(next);
  }

  async function save(): Promise<void> {
    setPending(true);
    setError(await onSave([...chosen], version));
    setPending(false);
  }

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          type="search"
          label={t("Search countries")}
          value={typed}
          maxLength={60}
          className="min-w-0 flex-1 basis-56"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button
          variant="secondary"
          onClick={() =>
            choose(
              shown.map(({ code }) => code),
              true,
            )
          }
        >
          {t("Select all shown")}
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            choose(
              shown.map(({ code }) => code),
              false,
            )
          }
        >
          {t("Clear all shown")}
        </Button>
      </div>
      <p className="text-sm text-muted" role="status">
        {t("Sold to {count} of {total} countries", { count: chosen.size, total: countries.length })}
      </p>
      <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-3" aria-label={t("Countries")}>
        {shown.map(({ code, name, isOwn }) => (
          <li key={code}>
            <CheckField
              checked={chosen.has(code)}
              disabled={isOwn}
              label={isOwn ? t("{name} (your country)", { name }) : name}
              onChange={(event) => choose([code], event.target.checked)}
            />
          </li>
        ))}
      </ul>
      {error && <Notice kind="error">{error}</Notice>}
      <div>
        <Button isPending={isPending} data-action="" onClick={() => void save()}>
          {t("Save")}
        </Button>
      </div>
    </div>
  );
}
