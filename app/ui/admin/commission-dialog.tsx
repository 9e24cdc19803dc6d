import type { CommissionRuleInput } from "#domain/accounts/commission/commission.input.ts";
import type { CommissionRule } from "#domain/accounts/commission/commission-rule.ts";
import type { TargetChoices } from "#domain/pricing/rule-target/rule-target.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { DecimalField } from "../form/usual-fields.tsx";
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

  function save(data: FormData) {
    return onSave({
      target: rule?.target ?? KINDS.find((each) => each === data.get("target")) ?? "default",
      key: rule ? rule.key : textOf(data, "key"),
      percent: textOf(data, "percent"),
      fixed: textOf(data, "fixed").replace(",", ".") || "0",
      version: rule?.version ?? "",
    });
  }
  const dialog = useDialogForm({ save, onClose });

  return (
    <FormDialog title={rule ? rule.name || targetName("default", t) : t("Add commission")} {...dialog}>
      {rule ? (
        dialog.errors.key && <p className="text-sm text-danger">{dialog.errors.key}</p>
      ) : (
        <TargetFields kinds={KINDS} choices={choices} error={dialog.errors.key} />
      )}
      <DecimalField
        name="percent"
        required
        maxLength={10}
        label={t("Percentage of price")}
        hint={t("Charged on the amount paid after the shop's own discounts, before tax.")}
        defaultValue={rule?.percent}
      />
      <DecimalField
        name="fixed"
        maxLength={12}
        label={t("Plus a fixed fee per unit, in {currency}", { currency })}
        defaultValue={rule?.fixedMajor ?? "0"}
      />
    </FormDialog>
  );
}
