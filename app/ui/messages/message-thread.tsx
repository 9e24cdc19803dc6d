import type { ReactNode } from "react";
import type { ContactThread } from "#domain/platform/contact-admin/contact-admin.ts";
import { contactTopicName } from "#shared/contact-choices.ts";
import { Form, SubmitButton } from "../form/form.tsx";
import { textOf } from "../form/read-form.ts";
import { errorOf, useForm } from "../form/use-form.ts";
import { Moment } from "../order/moment.tsx";
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
  const form = useForm({
    save: async (data) => errorOf("text", await onReply(textOf(data, "text"))),
    onSaved: (element) => element.reset(),
  });

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
      <Form {...form} className="grid gap-3">
        <TextArea name="text" label={t("Reply by email")} rows={6} dir="auto" maxLength={5_000} />
        <div>
          <SubmitButton>{t("Send reply")}</SubmitButton>
        </div>
      </Form>
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
