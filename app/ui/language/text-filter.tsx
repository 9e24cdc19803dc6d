import { Form } from "react-router";
import { TEXT_FILTERS, type TextFilter } from "#shared/language-choices.ts";
import type { Translate } from "#shared/translate.ts";
import { Button } from "../parts/button.tsx";
import { SelectField, TextField } from "../parts/field.tsx";
import { NamedOptions } from "../parts/options.tsx";
import { usePage } from "../parts/page.tsx";

/** Which sentences of a language are shown, stored in the URL. */
export function TextFilterForm({ state, q }: { state: TextFilter; q: string }) {
  const { t } = usePage();
  return (
    <Form
      key={`${state} ${q}`}
      role="search"
      aria-label={t("Search sentences")}
      className="mb-5 grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_14rem_auto]"
    >
      <TextField name="q" type="search" label={t("Words or translation")} defaultValue={q} maxLength={120} />
      <SelectField name="state" label={t("Status")} defaultValue={state}>
        <NamedOptions values={TEXT_FILTERS} nameOf={textFilterName} />
      </SelectField>
      <Button type="submit" variant="secondary">
        {t("Search")}
      </Button>
    </Form>
  );
}

function textFilterName(filter: TextFilter, t: Translate): string {
  const names: Record<TextFilter, string> = {
    all: t("All, missing first"),
    missing: t("Not translated"),
    own: t("Your own"),
  };
  return names[filter];
}
