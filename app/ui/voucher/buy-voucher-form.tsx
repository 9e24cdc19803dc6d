import { useState } from "react";
import type { VoucherOffer } from "#domain/accounts/voucher/get-voucher-offer.ts";
import type { VoucherDesign } from "#shared/voucher-design.ts";
import { voucherGreeting } from "#shared/voucher-greeting.ts";
import { Form, FormError, SubmitButton } from "../form/form.tsx";
import { ChoiceCard } from "../checkout/checkout-step.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
import { DecimalField, EmailField } from "../form/usual-fields.tsx";
import { TextArea, TextField } from "../parts/field.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { VoucherFace } from "./voucher-face.tsx";

/** The payload of the form. */
export type SentVoucher = {
  amount: string;
  design: VoucherDesign;
  sender_name: string;
  recipient_name: string;
  recipient_email: string;
  message: string;
  send_on?: string;
  method: string;
};

type BuyVoucherFormProps = {
  offer: VoucherOffer;
  senderName: string;
  onBuy: (sent: SentVoucher) => Promise<FieldErrors | null>;
};

/** Buys a voucher for someone: design, amount, recipient, date, and payment. */
export function BuyVoucherForm({ offer, senderName, onBuy }: BuyVoucherFormProps) {
  const { t } = usePage();
  const [method, setMethod] = useState(offer.methods[0]!.code);
  const [design, setDesign] = useState<VoucherDesign>("classic");

  const form = useForm({ save: (data) => onBuy(readVoucher(data)), onSaved: (element) => element.reset() });

  return (
    <Form {...form} aria-label={t("Send a gift voucher")} className="grid gap-6">
      <DesignChoice designs={offer.designs} chosen={design} onChoose={setDesign} />
      <div className="grid gap-4 sm:grid-cols-2">
        <DecimalField
          name="amount"
          required
          maxLength={12}
          label={t("Amount in {currency}", { currency: offer.least.currency })}
          hint={t("From {least} to {most}", { least: offer.least.formatted, most: offer.max.formatted })}
        />
        <TextField
          name="send_on"
          type="date"
          required={false}
          min={offer.today}
          label={t("Send on")}
          hint={t("Leave empty to send it as soon as you've paid. Dates are in UTC.")}
        />
        <TextField name="recipient_name" required maxLength={80} autoComplete="off" label={t("Who is it for?")} />
        <EmailField
          name="recipient_email"
          required
          autoComplete="off"
          label={t("Recipient's email address")}
          hint={t("We'll send the code only to this address.")}
        />
        <TextField
          name="sender_name"
          required
          maxLength={80}
          autoComplete="name"
          defaultValue={senderName}
          label={t("From")}
        />
      </div>
      <TextArea name="message" maxLength={500} rows={3} required={false} label={t("Message")} />
      <fieldset className="grid gap-3">
        <legend className="mb-2 text-sm font-medium">{t("Payment method")}</legend>
        {offer.methods.map(({ code, name, description }) => (
          <ChoiceCard
            key={code}
            name="method"
            value={code}
            isChosen={method === code}
            isRequired
            onChoose={() => setMethod(code)}
          >
            <span className="flex items-center gap-2 font-medium">
              <Icon name={code === "wallet" ? "wallet" : "credit-card"} className="size-5" />
              {name}
            </span>
            <span className="mt-0.5 block text-sm text-muted">{description}</span>
          </ChoiceCard>
        ))}
      </fieldset>
      <FormError />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <SubmitButton size="large">{t("Buy voucher")}</SubmitButton>
        <p className="text-sm text-muted">{t("Valid for {count} months", { count: offer.months })}</p>
      </div>
    </Form>
  );
}

type DesignChoiceProps = {
  designs: readonly VoucherDesign[];
  chosen: VoucherDesign;
  onChoose: (design: VoucherDesign) => void;
};

function DesignChoice({ designs, chosen, onChoose }: DesignChoiceProps) {
  const { t } = usePage();
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{t("Design")}</legend>
      <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        {designs.map((design) => (
          <label
            key={design}
            className={`relative block rounded-card p-1 has-focus-visible:outline-2 has-focus-visible:outline-primary-text ${chosen === design ? "bg-primary" : ""}`}
          >
            <input
              type="radio"
              name="design"
              value={design}
              checked={chosen === design}
              onChange={() => onChoose(design)}
              aria-label={voucherGreeting(design, t)}
              className="sr-only"
            />
            <span aria-hidden>
              <VoucherFace design={design} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function readVoucher(data: FormData): SentVoucher {
  const day = textOf(data, "send_on");
  return {
    amount: textOf(data, "amount").replace(",", "."),
    design: textOf(data, "design") as VoucherDesign,
    sender_name: textOf(data, "sender_name"),
    recipient_name: textOf(data, "recipient_name"),
    recipient_email: textOf(data, "recipient_email"),
    message: textOf(data, "message"),
    ...(day === "" ? {} : { send_on: day }),
    method: textOf(data, "method"),
  };
}
