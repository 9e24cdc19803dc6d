import type { ReactNode } from "react";
import type { PaymentSettings } from "#domain/payment/attempt/payment-settings.ts";
import { Form, SubmitButton } from "../form/form.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
import { WholeNumberField } from "../form/usual-fields.tsx";
import { CheckField, TextArea, TextField } from "../parts/field.tsx";
import { Notice } from "../parts/notice.tsx";
import { MethodPlaces, methodsOf } from "./method-places.tsx";
import { readMethodTexts } from "./method-texts.tsx";
import { usePage } from "../parts/page.tsx";

/** The payload of the form; names as on the wire. */
export type SentPaymentSettings = {
  is_cash_on_delivery_on: boolean;
  maximum_cash_on_delivery: number;
  methods_off: string[];
  method_order: string[];
  method_countries: Record<string, string[]>;
  method_texts: PaymentSettings["methodTexts"];
  bank_holder: string;
  bank_name: string;
  bank_account: string;
  bank_code: string;
  bank_notes: Record<string, string>;
  unpaid_minutes: number;
  unpaid_reminder_minutes: number;
  unpaid_transfer_days: number;
  unpaid_transfer_reminder_days: number;
  minimum_voucher: number;
  maximum_voucher: number;
  voucher_months: number;
};

type PaymentSettingsFormProps = {
  settings: PaymentSettings;
  languages: readonly { code: string; name: string }[];
  /** The base currency. */
  currency: string;
  onSave: (sent: SentPaymentSettings) => Promise<FieldErrors | null>;
};

const TRANSFER = "offline_method";

/** The payment settings of the shop. */
export function PaymentSettingsForm(props: PaymentSettingsFormProps) {
  const { settings, languages, currency, onSave } = props;
  const { t } = usePage();

  const form = useForm({ save: (data) => onSave(readSettings(data, props)) });

  return (
    <Form {...form} aria-label={t("Payment settings")} className="grid max-w-3xl gap-5">
      <Part title={t("Payment methods")}>
        {settings.providers.map(({ code, name, isOn }) => (
          <CheckField key={code} name={`on.${code}`} value="1" defaultChecked={isOn} label={name} />
        ))}
        <CheckField
          name={`on.${TRANSFER}`}
          value="1"
          defaultChecked={settings.isTransferOn}
          label={
            <>
              <span className="block">{t("Bank transfer")}</span>
              <span className="block text-sm text-muted">{t("Available once you add a bank account below.")}</span>
            </>
          }
        />
        <CheckField
          name="is_cash_on_delivery_on"
          value="1"
          defaultChecked={settings.isCashOnDeliveryOn}
          label={t("Cash on delivery")}
        />
        <NumberField
          name="maximum_cash_on_delivery"
          label={t("Maximum for cash on delivery, in {currency}", { currency })}
          hint={t("Enter 0 for no limit.")}
          value={settings.maximumCashOnDelivery}
        />
        {form.errors.methods_off && <Notice kind="error">{form.errors.methods_off}</Notice>}
        <MethodPlaces settings={settings} languages={languages} />
      </Part>
      <Part title={t("Bank account for transfers")}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            name="bank_holder"
            label={t("Account holder")}
            maxLength={100}
            required={false}
            defaultValue={settings.bankHolder}
          />
          <TextField
            name="bank_account"
            label={t("Account number or IBAN")}
            maxLength={60}
            required={false}
            defaultValue={settings.bankAccount}
          />
          <TextField
            name="bank_code"
            label={t("Bank code or BIC")}
            maxLength={30}
            required={false}
            defaultValue={settings.bankCode}
          />
          <TextField
            name="bank_name"
            label={t("Bank")}
            maxLength={100}
            required={false}
            defaultValue={settings.bankName}
          />
        </div>
        {languages.map(({ code, name }) => (
          <TextArea
            key={code}
            name={`bank_notes.${code}`}
            lang={code}
            dir="auto"
            rows={2}
            maxLength={500}
            required={false}
            label={t("Note for customers, in {language}", { language: name })}
            defaultValue={settings.bankNotes[code] ?? ""}
          />
        ))}
      </Part>
      <Part title={t("Payment deadlines")}>
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberField name="unpaid_minutes" label={t("Online payments (minutes)")} value={settings.unpaidMinutes} />
          <NumberField
            name="unpaid_reminder_minutes"
            label={t("Reminder (minutes before)")}
            value={settings.unpaidReminderMinutes}
          />
          <NumberField
            name="unpaid_transfer_days"
            label={t("Bank transfers (days)")}
            value={settings.unpaidTransferDays}
          />
          <NumberField
            name="unpaid_transfer_reminder_days"
            label={t("Reminder (days before)")}
            value={settings.unpaidTransferReminderDays}
          />
        </div>
        <p className="text-sm text-muted">{t("Existing orders keep their deadline.")}</p>
      </Part>
      <Part title={t("Gift vouchers")}>
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberField
            name="minimum_voucher"
            label={t("Minimum, in {currency}", { currency })}
            value={settings.minimumVoucher}
          />
          <NumberField
            name="maximum_voucher"
            label={t("Maximum, in {currency}", { currency })}
            hint={t("Enter 0 to stop selling them.")}
            value={settings.maximumVoucher}
          />
          <NumberField name="voucher_months" label={t("Valid for (months)")} value={settings.voucherMonths} />
        </div>
        <p className="text-sm text-muted">{t("Vouchers already sent aren't affected.")}</p>
      </Part>
      <SubmitButton className="justify-self-start" />
    </Form>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-4 rounded-card border border-line bg-surface p-4 sm:p-6">
      <legend className="sr-only">{title}</legend>
      <h2 className="text-xl" aria-hidden="true">
        {title}
      </h2>
      {children}
    </fieldset>
  );
}

type NumberFieldProps = { name: string; label: string; hint?: string; value: number };

function NumberField({ name, label, hint, value }: NumberFieldProps) {
  return (
    <WholeNumberField
      name={name}
      min={0}
      required
      label={label}
      hint={hint}
      defaultValue={value}
      className="max-w-72"
    />
  );
}

function readSettings(
  form: FormData,
  { settings, languages }: Pick<PaymentSettingsFormProps, "settings" | "languages">,
): SentPaymentSettings {
  const number = (name: string) => {
    const typed = textOf(form, name);
    return typed === "" ? Number.NaN : Number(typed);
  };
  const methods = methodsOf(settings);
  const switched = [...settings.providers.map(({ code }) => code), TRANSFER];
  return {
    is_cash_on_delivery_on: form.has("is_cash_on_delivery_on"),
    maximum_cash_on_delivery: number("maximum_cash_on_delivery"),
    methods_off: switched.filter((code) => !form.has(`on.${code}`)),
    method_order: methods
      .map(({ code }) => ({ code, place: number(`place.${code}`) }))
      .toSorted((one, other) => one.place - other.place)
      .map(({ code }) => code),
    method_countries: Object.fromEntries(
      methods.map(({ code }) => [
        code,
        textOf(form, `countries.${code}`)
          .toUpperCase()
          .split(/[\s,;]+/)
          .filter(Boolean),
      ]),
    ),
    method_texts: readMethodTexts(form, methods, languages),
    bank_holder: textOf(form, "bank_holder"),
    bank_name: textOf(form, "bank_name"),
    bank_account: textOf(form, "bank_account"),
    bank_code: textOf(form, "bank_code"),
    bank_notes: Object.fromEntries(languages.map(({ code }) => [code, textOf(form, `bank_notes.${code}`)])),
    unpaid_minutes: number("unpaid_minutes"),
    unpaid_reminder_minutes: number("unpaid_reminder_minutes"),
    unpaid_transfer_days: number("unpaid_transfer_days"),
    unpaid_transfer_reminder_days: number("unpaid_transfer_reminder_days"),
    minimum_voucher: number("minimum_voucher"),
    maximum_voucher: number("maximum_voucher"),
    voucher_months: number("voucher_months"),
  };
}
