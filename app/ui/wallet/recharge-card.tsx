import { useState } from "react";
import type { RechargeMethod } from "#domain/accounts/wallet/recharge.ts";
import { Form, FormError, SubmitButton } from "../form/form.tsx";
import { ChoiceCard } from "../checkout/checkout-step.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
import { DecimalField } from "../form/usual-fields.tsx";
import { TextArea, TextField } from "../parts/field.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";

/** The payload of the form; `proof`: the form data with the image, if one was chosen. */
export type SentRecharge = { amount: string; method: string; note: string; proof: FormData | null };

type RechargeCardProps = {
  methods: readonly RechargeMethod[];
  currency: string;
  onRecharge: (sent: SentRecharge) => Promise<FieldErrors | null>;
};

const OFFLINE = "offline";

/** Recharges the wallet. */
export function RechargeCard({ methods, currency, onRecharge }: RechargeCardProps) {
  const { t } = usePage();
  const [method, setMethod] = useState(methods[0]?.code ?? "");
  const form = useForm({ save: (data) => onRecharge(readRecharge(data)), onSaved: (element) => element.reset() });
  if (methods.length === 0) return null;

  return (
    <section aria-labelledby="recharge" className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 id="recharge" className="text-xl">
        {t("Top-up")}
      </h2>
      <Form {...form} className="mt-4 grid gap-4">
        <DecimalField
          name="amount"
          required
          maxLength={12}
          label={t("Amount in {currency}", { currency })}
          className="max-w-60"
        />
        <fieldset className="grid gap-3">
          <legend className="sr-only">{t("Payment method")}</legend>
          {methods.map(({ code, name, description }) => (
            <ChoiceCard
              key={code}
              name="method"
              value={code}
              isChosen={method === code}
              isRequired
              onChoose={() => setMethod(code)}
            >
              <span className="flex items-center gap-2 font-medium">
                <Icon name={code === OFFLINE ? "banknote" : "credit-card"} className="size-5" />
                {name}
              </span>
              <span className="mt-0.5 block text-sm whitespace-pre-line text-muted">{description}</span>
            </ChoiceCard>
          ))}
        </fieldset>
        {method === OFFLINE && <TransferFields />}
        <FormError />
        <SubmitButton className="justify-self-start">{t("Top up wallet")}</SubmitButton>
      </Form>
    </section>
  );
}

function TransferFields() {
  const { t } = usePage();
  return (
    <>
      <TextArea name="note" maxLength={500} rows={2} required={false} label={t("Note, such as the transfer number")} />
      <TextField
        name="proof"
        type="file"
        accept="image/jpeg,image/png,image/webp,application/pdf"
        required={false}
        label={t("Picture or PDF of your transfer")}
        className="[&_input]:pt-2"
      />
    </>
  );
}

function readRecharge(data: FormData): SentRecharge {
  const proof = data.get("proof");
  const image = new FormData();
  if (proof instanceof File) image.set("proof", proof);
  return {
    amount: textOf(data, "amount").replace(",", "."),
    method: textOf(data, "method"),
    note: textOf(data, "note"),
    proof: proof instanceof File && proof.size > 0 ? image : null,
  };
}
