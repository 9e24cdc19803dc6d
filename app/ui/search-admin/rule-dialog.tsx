import { useState } from "react";
import type { SearchRuleInput } from "#domain/discovery/search-admin/search-admin.input.ts";
import type { SearchRuleRecord } from "#domain/discovery/search-admin/search-admin.ts";
import { SEARCH_RULE_KINDS } from "#shared/list/content-lists.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { SelectField, TextField } from "../parts/field.tsx";
import { NamedOptions, Options } from "../parts/options.tsx";
import { usePage } from "../parts/page.tsx";
import { ruleKindName } from "./rule-columns.tsx";

type RuleDialogProps = {
  /** Null for a new one. */
  rule: SearchRuleRecord | null;
  languages: readonly { code: string; name: string }[];
  /** The language of a new rule. */
  own: string;
  /** Returns the validation errors; null on success. */
  onSave: (typed: SearchRuleInput) => Promise<FieldErrors | null>;
  onClose: () => void;
};

/** What a search of a term does. */
export function RuleDialog({ rule, languages, own, onSave, onClose }: RuleDialogProps) {
  const { t } = usePage();
  const [kind, setKind] = useState<SearchRuleRecord["kind"]>(rule?.kind ?? "redirect");
  const dialog = useDialogForm({
    save: (data) => {
      return onSave({
        ...(rule && { id: rule.id, version: rule.version }),
        kind,
        language_code: textOf(data, "language_code"),
        term: textOf(data, "term"),
        target: textOf(data, "target"),
      });
    },
    onClose,
  });
  return (
    <FormDialog title={rule ? t("Edit {name}", { name: rule.term }) : t("New rule")} {...dialog}>
      <SelectField
        name="kind"
        label={t("Rule")}
        value={kind}
        onChange={(event) => setKind(SEARCH_RULE_KINDS.find((each) => each === event.target.value) ?? kind)}
      >
        <NamedOptions values={SEARCH_RULE_KINDS} nameOf={ruleKindName} />
      </SelectField>
      <SelectField name="language_code" label={t("Language")} defaultValue={rule?.languageCode ?? own}>
        <Options of={languages} />
      </SelectField>
      <TextField
        name="term"
        label={kind === "stop_word" ? t("Word") : t("Search")}
        hint={kind === "stop_word" ? undefined : t("For a search of exactly these words.")}
        required
        maxLength={120}
        dir="auto"
        autoComplete="off"
        defaultValue={rule?.term}
      />
      {kind !== "stop_word" && (
        <TextField
          name="target"
          label={kind === "boost" ? t("Product") : t("Address")}
          hint={kind === "boost" ? t("Its address, such as /product/linen-shirt.") : t("Such as /page/returns.")}
          required
          maxLength={500}
          dir="ltr"
          autoComplete="off"
          defaultValue={rule?.target}
        />
      )}
    </FormDialog>
  );
}
