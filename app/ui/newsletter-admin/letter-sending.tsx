import { type FormEvent, useState } from "react";
import type { NewsletterLetter } from "#domain/platform/newsletter-admin/newsletter-admin.ts";
import { AccountCard } from "../account/account-card.tsx";
import { ConfirmDialog } from "../admin/confirm-dialog.tsx";
import { textOf } from "../form/read-form.ts";
import { Button } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
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
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const number = formatNumber(page, letter.state === "draft" ? recipients : letter.recipientsCount);

  async function test(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const address = textOf(new FormData(event.currentTarget), "email");
    setPending(true);
    setError(await onTest(address));
    setPending(false);
  }

  return (
    <div className="grid max-w-3xl gap-5">
      <AccountCard title={t("Preview")}>
        <p dir="auto" className="text-xl font-semibold">
          {letter.subject}
        </p>
        <div dir="auto" className="written mt-4" dangerouslySetInnerHTML={{ __html: letter.body }} />
      </AccountCard>
      <AccountCard title={t("Send")}>
        <form noValidate className="flex flex-wrap items-end gap-3" onSubmit={(event) => void test(event)}>
          <TextField
            name="email"
            type="email"
            label={t("Test address")}
            dir="ltr"
            defaultValue={email}
            className="min-w-56 flex-1"
            error={error ?? undefined}
          />
          <Button type="submit" variant="secondary" isPending={isPending}>
            {t("Send a test")}
          </Button>
        </form>
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
