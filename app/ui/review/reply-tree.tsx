import type { ReactNode } from "react";
import type { ReviewReply } from "#domain/catalog/review/review.ts";
import { MAX_REPLY_LENGTH } from "#shared/review-choices.ts";
import { Form, SubmitButton } from "../form/form.tsx";
import { textOf } from "../form/read-form.ts";
import { errorOf, useForm } from "../form/use-form.ts";
import { Button } from "../parts/button.tsx";
import { TextArea } from "../parts/field.tsx";
import { formatDay, usePage } from "../parts/page.tsx";

type ReplyTreeProps = {
  replies: readonly ReviewReply[];
  parentId?: number | null;
  /** What can be done with a reply. */
  actionsOf: (reply: ReviewReply) => ReactNode;
};

/** Replies to a review, each with the replies to it. */
export function ReplyTree({ replies, parentId = null, actionsOf }: ReplyTreeProps) {
  const own = replies.filter((reply) => reply.parentId === parentId);
  if (own.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-3 border-s-2 border-line ps-4">
      {own.map((reply) => (
        <li key={reply.id}>
          <ReplyHead reply={reply} />
          <p
            lang={reply.languageCode}
            dir="auto"
            className="mt-0.5 max-w-prose text-sm whitespace-pre-line wrap-anywhere"
          >
            {reply.body}
          </p>
          {actionsOf(reply)}
          <ReplyTree replies={replies} parentId={reply.id} actionsOf={actionsOf} />
        </li>
      ))}
    </ul>
  );
}

function ReplyHead({ reply }: { reply: Pick<ReviewReply, "author" | "authorName" | "createdAt"> }) {
  const page = usePage();
  const { t } = page;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <bdi className="font-semibold">{reply.authorName}</bdi>
      {reply.author !== "shopper" && (
        <span className="rounded-full bg-primary-soft px-2 text-xs font-semibold text-primary-text">
          {reply.author === "shop" ? t("Shop") : t("Marketplace")}
        </span>
      )}
      <time dateTime={reply.createdAt} className="text-xs text-muted">
        {formatDay(page, reply.createdAt)}
      </time>
    </p>
  );
}

type ReplyFormProps = {
  /** What is written; a reply if absent. */
  label?: string;
  action?: string;
  maxLength?: number;
  onSend: (text: string) => Promise<string | null>;
  onClose?: () => void;
};

/** A form for one text, such as a reply. `onSend` returns what is wrong; null on success. */
export function ReplyForm({ label, action, maxLength = MAX_REPLY_LENGTH, onSend, onClose }: ReplyFormProps) {
  const { t } = usePage();
  const name = label ?? t("Your reply");
  const form = useForm({
    async save(data) {
      const text = textOf(data, "reply");
      return errorOf("reply", text === "" ? t("This field is required.") : await onSend(text));
    },
    onSaved: (element) => element.reset(),
  });

  return (
    <Form {...form} className="mt-2 grid max-w-prose gap-2">
      <TextArea name="reply" label={name} isLabelHidden placeholder={name} dir="auto" maxLength={maxLength} />
      <div className="flex gap-2">
        <SubmitButton size="small">{action ?? t("Reply")}</SubmitButton>
        {onClose && (
          <Button variant="quiet" size="small" onClick={onClose}>
            {t("Cancel")}
          </Button>
        )}
      </div>
    </Form>
  );
}
