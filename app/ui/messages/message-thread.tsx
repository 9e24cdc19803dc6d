import { type FormEvent, type ReactNode, useState } from "react";
import type { ContactThread } from "#domain/platform/contact-admin/contact-admin.ts";
import { contactTopicName } from "#shared/contact-choices.ts";
import { textOf } from "../form/read-form.ts";
import { Moment } from "../order/moment.tsx";
import { Button } from "../parts/button.tsx";
import { TextArea } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

type MessageThreadProps = {
  message: ContactThread;
  /** Returns the first error; null on success. */
  onReply: (text: string) => Promise<string | null>;
};

/** A message, the replies to it, and a form for another one. */
export function MessageThread({ message, onReply }: MessageThreadProps) {
  const { t } = usePage();
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  async function reply(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    setPending(true);
    const refusal = await onReply(textOf(new FormData(form), "text"));
    setPending(false);
    setError(refusal);
    if (refusal === null) form.reset();
  }

  return (
    <div className="grid max-w-3xl gap-5">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 text-sm">
        <dt className="text-muted">{t("Email address")}</dt>
        <dd>
          <a href={`mailto:${message.email}`} dir="ltr" className="break-all underline">
            {message.email}
          </a>
        </dd>
        <dt className="text-muted">{t("Topic")}</dt>
        <dd>{contactTopicName(message.topic, t)}</dd>
        {message.orderCode && (
          <>
            <dt className="text-muted">{t("Order number")}</dt>
            <dd>
              <bdi>{message.orderCode}</bdi>
            </dd>
          </>
        )}
        {message.assigneeName && (
          <>
            <dt className="text-muted">{t("Answered by")}</dt>
            <dd>
              <bdi>{message.assigneeName}</bdi>
            </dd>
          </>
        )}
      </dl>
      <Said by={message.name} at={message.createdAt}>
        {message.text}
      </Said>
      {message.replies.map(({ id, authorName, text, createdAt }) => (
        <Said key={id} by={authorName} at={createdAt} isOurs>
          {text}
        </Said>
      ))}
      <form noValidate className="grid gap-3" onSubmit={(event) => void reply(event)}>
        <TextArea
          name="text"
          label={t("Reply by email")}
          rows={6}
          dir="auto"
          maxLength={5_000}
          error={error ?? undefined}
        />
        <div>
          <Button type="submit" isPending={isPending}>
            {t("Send reply")}
          </Button>
        </div>
      </form>
    </div>
  );
}

function Said({ by, at, isOurs = false, children }: { by: string; at: string; isOurs?: boolean; children: ReactNode }) {
  return (
    <article className={`rounded-card border border-line p-4 ${isOurs ? "ms-8 bg-primary-soft" : "bg-surface"}`}>
      <p className="text-sm">
        <bdi className="font-semibold">{by}</bdi> <Moment iso={at} withTime className="text-muted" />
      </p>
      <p dir="auto" className="mt-2 [overflow-wrap:anywhere] whitespace-pre-line">
        {children}
      </p>
    </article>
  );
}
