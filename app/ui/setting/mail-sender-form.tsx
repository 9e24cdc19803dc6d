import { useState } from "react";
import type { MailSender } from "#domain/platform/mail-text/mail-text.ts";
import { Form, SubmitButton } from "../form/form.tsx";
import { AccountCard } from "../account/account-card.tsx";
import type { FieldErrors } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
import { TextArea, TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

type MailSenderFormProps = {
  senders: readonly MailSender[];
  languages: readonly { code: string; name: string }[];
  /** Of the settings: what holds where a language has none. */
  usual: { name: string; footer: string };
  /** Returns the validation errors; null on success. */
  onSave: (senders: MailSender[]) => Promise<FieldErrors | null>;
};

/** Sender's name and footer of the mails in each language. */
export function MailSenderForm({ senders, languages, usual, onSave }: MailSenderFormProps) {
  const { t } = usePage();
  const [typed, setTyped] = useState<MailSender[]>([...senders]);
  const form = useForm({ save: () => onSave(typed) });

  const change = (index: number, fields: Partial<MailSender>) =>
    setTyped(typed.map((each, place) => (place === index ? { ...each, ...fields } : each)));

  return (
    <AccountCard title={t("Sender and footer by language")} text={t("Leave a field empty to use the shop settings.")}>
      <Form {...form} className="grid gap-6">
        {typed.map(({ languageCode, name, footer }, index) => (
          <fieldset key={languageCode} className="grid gap-3">
            <legend className="mb-2 font-semibold">
              {languages.find(({ code }) => code === languageCode)?.name ?? languageCode}
            </legend>
            <TextField
              name={`senders.${index}.name`}
              label={t("Sender")}
              required={false}
              value={name}
              placeholder={usual.name}
              dir="auto"
              maxLength={80}
              onChange={(event) => change(index, { name: event.target.value })}
            />
            <TextArea
              name={`senders.${index}.footer`}
              label={t("Footer")}
              required={false}
              value={footer}
              placeholder={usual.footer}
              dir="auto"
              rows={2}
              maxLength={500}
              onChange={(event) => change(index, { footer: event.target.value })}
            />
          </fieldset>
        ))}
        <div>
          <SubmitButton />
        </div>
      </Form>
    </AccountCard>
  );
}
