import { type FormEvent, useState } from "react";
import type { RefundBearer } from "#domain/orders/refund/refund.ts";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { SelectField, TextArea, TextField } from "../parts/field.tsx";
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
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isPending, setPending] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const bearer = isBearerAsked ? BEARERS.find((each) => each === textOf(form, "bearer")) : "shop";
    if (!bearer) return setErrors({ bearer: t("Choose who pays for it.") });
    setPending(true);
    const wrong = await onRefund({ amount: textOf(form, "amount"), reason: textOf(form, "reason"), bearer });
    setPending(false);
    if (wrong === null) onClose();
    else setErrors(wrong);
  }

  return (
    <Dialog isOpen width="narrow" title={t("Refund")} onClose={onClose}>
      <form noValidate className="grid gap-4 p-5" onSubmit={(event) => void send(event)}>
        <p className="text-muted">
          {t(
            "It will be refunded to the original payment method, and the customer will get an email with your message.",
          )}
        </p>
        <TextField
          name="amount"
          inputMode="decimal"
          dir="ltr"
          required
          label={t("Amount in {currency}", { currency })}
          error={errors.amount}
        />
        {isBearerAsked && (
          <SelectField
            name="bearer"
            required
            defaultValue=""
            label={t("Who pays for it")}
            hint={t("The shop is notified if it pays.")}
            error={errors.bearer}
          >
            <option value="">{t("Choose options")}</option>
            <option value="operator">{t("The marketplace: the shop keeps its earnings")}</option>
            <option value="shop">{t("The shop: its earnings are reduced")}</option>
          </SelectField>
        )}
        <TextArea name="reason" maxLength={500} required label={t("Reason")} error={errors.reason} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {t("Back")}
          </Button>
          <Button type="submit" isPending={isPending}>
            {t("Refund")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
