import type { RewardRule } from "#domain/accounts/reward/reward-rule.ts";
import type { RewardRuleInput } from "#domain/accounts/reward/reward.input.ts";
import type { TargetChoices } from "#domain/pricing/rule-target/rule-target.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { SelectField, TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import { targetName } from "./rule-labels.ts";
import { TargetFields } from "./target-fields.tsx";

const KINDS = ["product", "category", "shop", "default"] as const;

type RewardDialogProps = {
  /** Null for a new one. */
  rule: RewardRule | null;
  choices: TargetChoices;
  currency: string;
  onClose: () => void;
  /** Returns the validation errors; null on success. */
  onSave: (input: RewardRuleInput) => Promise<FieldErrors | null>;
};

/** A point rule: how many points, for which goods. */
export function RewardDialog({ rule, choices, currency, onClose, onSave }: RewardDialogProps) {
  const { t } = usePage();

  function save(data: FormData) {
    const points = textOf(data, "points");
    if (!/^\d{1,6}$/.test(points)) return { points: t("This value isn't valid.") };
    return onSave({
      target: rule?.target ?? KINDS.find((each) => each === data.get("target")) ?? "default",
      key: rule ? rule.key : textOf(data, "key"),
      points: Number(points),
      per: data.get("per") === "unit" ? "unit" : "amount",
      version: rule?.version ?? "",
    });
  }
  const dialog = useDialogForm({ save, onClose });

  return (
    <FormDialog title={rule ? rule.name || targetName("default", t) : t("Add points")} {...dialog}>
      {rule ? (
        dialog.errors.key && <p className="text-sm text-danger">{dialog.errors.key}</p>
      ) : (
        <TargetFields kinds={KINDS} choices={choices} error={dialog.errors.key} />
      )}
      <TextField
        name="points"
        required
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        maxLength={6}
        label={t("Points")}
        defaultValue={rule?.points}
      />
      <SelectField name="per" required label={t("For every")} defaultValue={rule?.per ?? "amount"}>
        <option value="amount">{t("1 {currency} spent on items", { currency })}</option>
        <option value="unit">{t("Unit bought")}</option>
      </SelectField>
    </FormDialog>
  );
}
