import { useState } from "react";
import { CONTACT_TOPICS, contactTopicName } from "#shared/contact-choices.ts";
import { Form, FormError, SubmitButton } from "../form/form.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
import { EmailField } from "../form/usual-fields.tsx";
import { SelectField, TextArea, TextField } from "../parts/field.tsx";
import { Notice } from "../parts/notice.tsx";
import { NamedOptions } from "../parts/options.tsx";
import { usePage } from "../parts/page.tsx";

/** The payload; names as on the wire. */
export type SentContact = {
  name: string;
  email: string;
  topic: (typeof CONTACT_TOPICS)[number];
  order_code: string;
  message: string;
  website: string;
};

type ContactFormProps = {
  /** Known of a signed-in customer. */
  name: string;
  email: string;
  /** Returns the errors; null on success. */
  onSend: (sent: SentContact) => Promise<FieldErrors | null>;
};

export function ContactForm({ name, email, onSend }: ContactFormProps) {
  const { t } = usePage();
  const [isSent, setSent] = useState(false);

  const form = useForm({
    save(data) {
      setSent(false);
      return onSend({
        name: textOf(data, "name"),
        email: textOf(data, "email"),
        topic: CONTACT_TOPICS.find((each) => each === textOf(data, "topic")) ?? "other",
        order_code: textOf(data, "order_code"),
        message: textOf(data, "message"),
        website: textOf(data, "website"),
      });
    },
    onSaved(element) {
      setSent(true);
      element.reset();
    },
  });

  return (
    <Form {...form} data-action="" aria-label={t("Contact")} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="name" label={t("Your name")} autoComplete="name" defaultValue={name} maxLength={100} />
        <EmailField name="email" label={t("Email address")} autoComplete="email" defaultValue={email} />
        <SelectField name="topic" label={t("What is it about?")} defaultValue="other">
          <NamedOptions values={CONTACT_TOPICS} nameOf={contactTopicName} />
        </SelectField>
        <TextField name="order_code" label={t("Order number")} required={false} dir="ltr" maxLength={40} />
      </div>
      <TextArea name="message" label={t("Message")} rows={7} dir="auto" maxLength={5_000} />
      <div hidden>
        <label>
          {t("Leave this field empty")}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <FormError />
      <div aria-live="polite">
        {isSent && <Notice kind="success" title={t("Thank you. We've got your message and will reply by email.")} />}
      </div>
      <div>
        <SubmitButton size="large">{t("Send message")}</SubmitButton>
      </div>
    </Form>
  );
}
