import { type FormEvent, useState } from "react";
import { CONTACT_TOPICS, contactTopicName } from "#shared/contact-choices.ts";
import { type FieldErrors, focusFirstError, textOf } from "../form/read-form.ts";
import { Button } from "../parts/button.tsx";
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
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isPending, setPending] = useState(false);
  const [isSent, setSent] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const topic = CONTACT_TOPICS.find((each) => each === textOf(data, "topic")) ?? "other";
    setPending(true);
    const wrong = await onSend({
      name: textOf(data, "name"),
      email: textOf(data, "email"),
      topic,
      order_code: textOf(data, "order_code"),
      message: textOf(data, "message"),
      website: textOf(data, "website"),
    });
    setPending(false);
    setErrors(wrong ?? {});
    setSent(wrong === null);
    if (wrong) focusFirstError(form, wrong);
    else form.reset();
  }

  return (
    <form
      noValidate
      data-action=""
      aria-label={t("Contact")}
      className="grid gap-4"
      onSubmit={(event) => void send(event)}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="name"
          label={t("Your name")}
          autoComplete="name"
          defaultValue={name}
          maxLength={100}
          error={errors.name}
        />
        <TextField
          name="email"
          type="email"
          label={t("Email address")}
          autoComplete="email"
          dir="ltr"
          defaultValue={email}
          maxLength={254}
          error={errors.email}
        />
        <SelectField name="topic" label={t("What is it about?")} defaultValue="other" error={errors.topic}>
          <NamedOptions values={CONTACT_TOPICS} nameOf={contactTopicName} />
        </SelectField>
        <TextField
          name="order_code"
          label={t("Order number")}
          required={false}
          dir="ltr"
          maxLength={40}
          error={errors.order_code}
        />
      </div>
      <TextArea name="message" label={t("Message")} rows={7} dir="auto" maxLength={5_000} error={errors.message} />
      <div hidden>
        <label>
          {t("Leave this field empty")}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {errors.form && <Notice kind="error">{errors.form}</Notice>}
      <div aria-live="polite">
        {isSent && <Notice kind="success" title={t("Thank you. We've got your message and will reply by email.")} />}
      </div>
      <div>
        <Button type="submit" size="large" isPending={isPending}>
          {t("Send message")}
        </Button>
      </div>
    </form>
  );
}
