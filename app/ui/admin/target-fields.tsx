import { useState } from "react";
import type { TargetChoices, TargetKind } from "#domain/pricing/rule-target/rule-target.ts";
import { SelectField, TextField } from "../parts/field.tsx";
import { NamedOptions } from "../parts/options.tsx";
import { usePage } from "../parts/page.tsx";
import { targetName } from "./rule-labels.ts";

type TargetFieldsProps = {
  kinds: readonly TargetKind[];
  choices: TargetChoices;
  error: string | undefined;
};

/** The target of a new rule: `target` and `key` of the form. */
export function TargetFields({ kinds, choices, error }: TargetFieldsProps) {
  const { t } = usePage();
  const [kind, setKind] = useState<TargetKind>(kinds[0]!);
  return (
    <>
      <SelectField
        name="target"
        required
        label={t("For")}
        value={kind}
        error={kind === "default" ? error : undefined}
        onChange={(event) => setKind(kinds.find((each) => each === event.currentTarget.value)!)}
      >
        <NamedOptions values={kinds} nameOf={targetName} />
      </SelectField>
      {kind === "category" && (
        <SelectField key={kind} name="key" required label={targetName(kind, t)} error={error}>
          {choices.categories.map(({ slug, name, depth }) => (
            <option key={slug} value={slug}>
              {`${"\u2003".repeat(depth)}${name}`}
            </option>
          ))}
        </SelectField>
      )}
      {kind === "shop" && (
        <SelectField key={kind} name="key" required label={targetName(kind, t)} error={error}>
          {choices.shops.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {kind === "product" && (
        <TextField
          key={kind}
          name="key"
          required
          maxLength={200}
          autoComplete="off"
          dir="ltr"
          label={targetName(kind, t)}
          hint={t("SKU, or the last part of the product's URL.")}
          error={error}
        />
      )}
    </>
  );
}
