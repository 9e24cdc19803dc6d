import type { MenuEntry, MenuTarget } from "#domain/platform/menu/menu.ts";
import { MENU_PLACES, type MenuPlace } from "#shared/menu-place.ts";
import { SelectField, TextField } from "../parts/field.tsx";
import { NamedOptions, Options } from "../parts/options.tsx";
import { usePage } from "../parts/page.tsx";
import { TARGET_KINDS, targetKindName } from "./menu-labels.ts";

type Choice = { id: number; name: string };

export type MenuChoices = {
  categories: readonly Choice[];
  pages: readonly Choice[];
  languages: readonly { code: string; name: string; direction: "ltr" | "rtl" }[];
};

type EntryFieldsProps = {
  entry: MenuEntry;
  choices: MenuChoices;
  errorOf: (name: string) => string | undefined;
  onChange: (entry: Partial<MenuEntry>) => void;
};

/** Where an entry leads, and what it is called in each language. */
export function EntryFields({ entry, choices, errorOf, onChange }: EntryFieldsProps) {
  const { t } = usePage();
  const { label, target, translations } = entry;

  function changeKind(kind: MenuTarget["kind"]): void {
    if (kind === "place") onChange({ target: { kind, place: "products" } });
    else if (kind === "address") onChange({ target: { kind, address: "https://" } });
    else if (kind === "heading") onChange({ target: { kind } });
    else onChange({ target: { kind, id: (kind === "category" ? choices.categories : choices.pages)[0]?.id ?? 0 } });
  }

  function translate(languageCode: string, text: string): void {
    const others = translations.filter((each) => each.languageCode !== languageCode);
    onChange({ translations: text === "" ? others : [...others, { languageCode, label: text }] });
  }

  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <SelectField
        label={t("Link to")}
        value={target.kind}
        onChange={(event) => changeKind(TARGET_KINDS.find((kind) => kind === event.target.value) ?? "place")}
      >
        <NamedOptions values={TARGET_KINDS} nameOf={targetKindName} />
      </SelectField>
      <TargetField
        target={target}
        choices={choices}
        errorOf={errorOf}
        onChange={(next) => onChange({ target: next })}
      />
      <TextField
        label={t("Name")}
        hint={
          target.kind === "heading" || target.kind === "address"
            ? undefined
            : t("Leave empty to use the name of its target")
        }
        value={label}
        dir="auto"
        maxLength={60}
        error={errorOf("label")}
        onChange={(event) => onChange({ label: event.target.value })}
      />
      {choices.languages.length > 0 && (
        <details className="sm:col-span-3">
          <summary className="min-h-6 cursor-pointer text-sm font-medium">{t("Translations")}</summary>
          <div className="mt-3 grid gap-3 sm:grid-cols-3">
            {choices.languages.map(({ code, name, direction }) => (
              <TextField
                key={code}
                label={name}
                value={translations.find(({ languageCode }) => languageCode === code)?.label ?? ""}
                dir={direction}
                maxLength={60}
                onChange={(event) => translate(code, event.target.value)}
              />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

type TargetFieldProps = {
  target: MenuTarget;
  choices: MenuChoices;
  errorOf: (name: string) => string | undefined;
  onChange: (target: MenuTarget) => void;
};

function TargetField({ target, choices, errorOf, onChange }: TargetFieldProps) {
  const { t } = usePage();
  if (target.kind === "heading") return <p className="self-center text-sm text-muted">{t("Only a heading")}</p>;
  if (target.kind === "address")
    return (
      <TextField
        label={t("Address")}
        value={target.address}
        dir="ltr"
        maxLength={300}
        error={errorOf("target.address")}
        onChange={(event) => onChange({ kind: "address", address: event.target.value })}
      />
    );
  if (target.kind === "place")
    return (
      <SelectField
        label={t("Screen")}
        value={target.place}
        onChange={(event) => onChange({ kind: "place", place: event.target.value as MenuPlace })}
      >
        {Object.entries(MENU_PLACES).map(([place, { label }]) => (
          <option key={place} value={place}>
            {label(t)}
          </option>
        ))}
      </SelectField>
    );
  const offered = target.kind === "category" ? choices.categories : choices.pages;
  return (
    <SelectField
      label={target.kind === "category" ? t("Category") : t("Page")}
      value={target.id}
      error={errorOf("target")}
      onChange={(event) => onChange({ kind: target.kind, id: Number(event.target.value) })}
    >
      <Options of={offered} />
    </SelectField>
  );
}
