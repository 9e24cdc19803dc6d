import type { RefundBearer } from "#domain/orders/refund/refund.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { DecimalField } from "../form/usual-fields.tsx";
import { SelectField, TextArea } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

const BEARERS: readonly RefundBearer[] = ["operator", "shop"];

export type Goodwill = { amount: string; reason: string; bearer: RefundBearer };

type GoodwillDialogProps = {
  currency: string;
  /** Staff choose who bears the cost; a shop always pays itself. */
  isBearerAsked?: boolean;
  onClose: () => void;
  /** Returns the validation errors; null when the refund is on its way. */
  onRefund: (goodwill: Goodwill) => Promise<FieldErrors | null>;
};

/** A goodwill refund: amount and reason. */
export function GoodwillDialog({ currency, isBearerAsked = false, onClose, onRefund }: GoodwillDialogProps) {
  const { t } = usePage();
  const dialog = useDialogForm({
    save: (data) => {
      const bearer = isBearerAsked ? BEARERS.find((each) => each === textOf(data, "bearer")) : "shop";
      if (!bearer) return { bearer: t("Choose who pays for it.") };
      return onRefund({ amount: textOf(data, "amount"), reason: textOf(data, "reason"), bearer });
    },
    onClose,
  });
  return (
    <FormDialog title={t("Refund")} {...dialog} action={t("Refund")}>
      <p className="text-muted">
        {t("It will be refunded to the original payment method, and the customer will get an email with your message.")}
      </p>
      <DecimalField name="amount" required label={t("Amount in {currency}", { currency })} />
      {isBearerAsked && (
        <SelectField
          name="bearer"
          required
          defaultValue=""
          label={t("Who pays for it")}
          hint={t("The shop is notified if it pays.")}
        >
          <option value="">{t("Choose options")}</option>
          <option value="operator">{t("The marketplace: the shop keeps its earnings")}</option>
          <option value="shop">{t("The shop: its earnings are reduced")}</option>
        </SelectField>
      )}
      <TextArea name="reason" maxLength={500} required label={t("Reason")} />
    </FormDialog>
  );
}
