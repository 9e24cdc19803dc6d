import { useState } from "react";
import type { NewsletterLetter } from "#domain/platform/newsletter-admin/newsletter-admin.ts";
import { AccountCard } from "../account/account-card.tsx";
import { ConfirmDialog } from "../admin/confirm-dialog.tsx";
import { Form, SubmitButton } from "../form/form.tsx";
import { textOf } from "../form/read-form.ts";
import { errorOf, useForm } from "../form/use-form.ts";
import { EmailField } from "../form/usual-fields.tsx";
import { Button } from "../parts/button.tsx";
import { formatNumber, usePage } from "../parts/page.tsx";

type LetterSendingProps = {
  letter: NewsletterLetter;
  /** How many would get it now. */
  recipients: number;
  email: string;
  /** Returns the first error; null on success. */
  onTest: (email: string) => Promise<string | null>;
  onSend: () => Promise<void>;
};

/** The letter as it is saved, a test of it, and the button that sends it to everyone. */
export function LetterSending({ letter, recipients, email, onTest, onSend }: LetterSendingProps) {
  const page = usePage();
  const { t } = page;
  const form = useForm({ save: async (data) => errorOf("email", await onTest(textOf(data, "email"))) });
  const [isAsking, setAsking] = useState(false);
  const number = formatNumber(page, letter.state === "draft" ? recipients : letter.recipientsCount);

  return (
    <div className="grid max-w-3xl gap-5">
      <AccountCard title={t("Preview")}>
        <p dir="auto" className="text-xl font-semibold">
          {letter.subject}
        </p>
        <div dir="auto" className="written mt-4" dangerouslySetInnerHTML={{ __html: letter.body }} />
      </AccountCard>
      <AccountCard title={t("Send")}>
        <Form {...form} className="flex flex-wrap items-end gap-3">
          <EmailField name="email" label={t("Test address")} defaultValue={email} className="min-w-56 flex-1" />
          <SubmitButton variant="secondary">{t("Send a test")}</SubmitButton>
        </Form>
        <p className="mt-5">
          {letter.state === "draft"
            ? t("{number} subscribers would get it now.", { number })
            : t("Sent to {number} subscribers.", { number })}
        </p>
        {letter.state === "draft" && (
          <Button className="mt-3" data-action="" disabled={recipients === 0} onClick={() => setAsking(true)}>
            {t("Send the newsletter")}
          </Button>
        )}
      </AccountCard>
      {isAsking && (
        <ConfirmDialog
          title={t("Send the newsletter?")}
          text={t("{number} subscribers would get it now.", { number })}
          action={t("Send")}
          onClose={() => setAsking(false)}
          onAction={onSend}
        />
      )}
    </div>
  );
}
