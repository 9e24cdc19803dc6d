import { success } from "#shared/result.ts";
import type { CommissionRuleInput } from "#domain/accounts/commission/commission.input.ts";
import type { CommissionRule } from "#domain/accounts/commission/commission-rule.ts";
import type { TargetChoices } from "#domain/pricing/rule-target/rule-target.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import { targetName } from "./rule-labels.ts";
import { TargetFields } from "./target-fields.tsx";

const KINDS = ["category", "shop", "default"] as const;

type CommissionDialogProps = {
  /** Null for a new one. */
  rule: CommissionRule | null;
  choices: TargetChoices;
  currency: string;
  onClose: () => void;
  /** Returns the validation errors; null on success. */
  onSave: (input: CommissionRuleInput) => Promise<FieldErrors | null>;
};

/** A commission rule: the rate, and whose sales it applies to. */
export function CommissionDialog({ rule, choices, currency, onClose, onSave }: CommissionDialogProps) {
  const { t } = usePage();

  function read(element: HTMLFormElement) {
    const form = new FormData(element);
    return success({
      target: rule?.target ?? KINDS.find((each) => each === form.get("target")) ?? "default",
      key: rule ? rule.key : textOf(form, "key"),
      percent: textOf(form, "percent"),
      fixed: textOf(form, "fixed").replace(",", ".") || "0",
      version: rule?.version ?? "",
    });
  }
  const { errors, ...dialog } = useDialogForm({ read, onSave, onClose });

  return (
    <FormDialog title={rule ? rule.name || targetName("default", t) : t("Add commission")} {...dialog}>
      {rule ? (
        errors.key && <p className="text-sm text-danger">{errors.key}</p>
      ) : (
        <TargetFields kinds={KINDS} choices={choices} error={errors.key} />
      )}
      <TextField
        name="percent"
        required
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        maxLength={10}
        label={t("Percentage of price")}
        hint={t("Charged on the amount paid after the shop's own discounts, before tax.")}
        defaultValue={rule?.percent}
        error={errors.percent}
      />
      <TextField
        name="fixed"
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        maxLength={12}
        label={t("Plus a fixed fee per unit, in {currency}", { currency })}
        defaultValue={rule?.fixedMajor ?? "0"}
        error={errors.fixed}
      />
    </FormDialog>
  );
}
