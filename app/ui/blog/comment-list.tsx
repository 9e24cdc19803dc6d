import { type ReactNode, useState } from "react";
import type { BlogComment, BlogReply } from "#domain/platform/blog-comment/blog-comment.ts";
import { Form, SubmitButton } from "../form/form.tsx";
import { textOf } from "../form/read-form.ts";
import { errorOf, useForm } from "../form/use-form.ts";
import { Button } from "../parts/button.tsx";
import { TextArea } from "../parts/field.tsx";
import { Icon } from "../parts/icon.tsx";
import { formatDay, formatNumber, usePage } from "../parts/page.tsx";
import { UNKNOWN_LANGUAGE } from "../parts/unknown-language.ts";

const MAX_CHARACTERS = 2_000;

export type CommentActions = {
  likedIds: ReadonlySet<number>;
  /** `replyId` null: the comment itself. */
  onLike: (commentId: number, replyId: number | null, isLiked: boolean) => void;
  /** Returns the first error; null on success. */
  onComment: (text: string) => Promise<string | null>;
  onReply: (commentId: number, text: string) => Promise<string | null>;
};

/** Comments with their replies, newest first. */
export function CommentList({ comments, actions }: { comments: readonly BlogComment[]; actions: CommentActions }) {
  const { t } = usePage();
  const [replyingTo, setReplyingTo] = useState<number | null>(null);
  return (
    <ul className="grid gap-6">
      {comments.map((comment) => (
        <li key={comment.id} id={`comment-${comment.id}`} className="border-t border-line pt-5">
          <Statement statement={comment} commentId={comment.id} isReply={false} actions={actions}>
            <Button
              variant="quiet"
              size="small"
              data-action=""
              aria-expanded={replyingTo === comment.id}
              onClick={() => setReplyingTo(replyingTo === comment.id ? null : comment.id)}
            >
              {t("Reply")}
            </Button>
          </Statement>
          {(comment.commentReplies.length > 0 || replyingTo === comment.id) && (
            <div className="mt-4 grid gap-4 border-s-2 border-line ps-4 sm:ps-6">
              {comment.commentReplies.length > 0 && (
                <ul className="grid gap-4">
                  {comment.commentReplies.map((reply) => (
                    <li key={reply.id}>
                      <Statement statement={reply} commentId={comment.id} isReply actions={actions} />
                    </li>
                  ))}
                </ul>
              )}
              {replyingTo === comment.id && (
                <CommentForm
                  label={t("Your reply")}
                  action={t("Reply")}
                  onSend={async (text) => {
                    const error = await actions.onReply(comment.id, text);
                    if (error === null) setReplyingTo(null);
                    return error;
                  }}
                />
              )}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

type StatementProps = {
  statement: BlogReply;
  commentId: number;
  isReply: boolean;
  actions: CommentActions;
  children?: ReactNode;
};

function Statement({ statement, commentId, isReply, actions, children }: StatementProps) {
  const page = usePage();
  const { id, authorName, text, createdAt, likesCount } = statement;
  const isLiked = actions.likedIds.has(id);
  return (
    <>
      <p className="text-sm">
        <bdi translate="no" className="font-semibold">
          {authorName}
        </bdi>{" "}
        <time dateTime={createdAt} className="text-muted">
          {formatDay(page, createdAt)}
        </time>
      </p>
      <p lang={UNKNOWN_LANGUAGE} dir="auto" className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">
        {text}
      </p>
      <div className="mt-1 flex flex-wrap gap-1">
        <Button
          variant="quiet"
          size="small"
          data-action=""
          aria-pressed={isLiked}
          onClick={() => actions.onLike(commentId, isReply ? id : null, !isLiked)}
        >
          <Icon name="heart" className={`size-4 ${isLiked ? "fill-current text-deal" : ""}`} />
          <span className="sr-only">{page.t("Like the comment by {name}", { name: authorName })}</span>{" "}
          <span className="figures">{formatNumber(page, likesCount)}</span>
        </Button>
        {children}
      </div>
    </>
  );
}

type CommentFormProps = { label: string; action: string; onSend: (text: string) => Promise<string | null> };

/** A text and a button; what was typed stays if it is refused. */
export function CommentForm({ label, action, onSend }: CommentFormProps) {
  const form = useForm({
    save: async (data) => errorOf("text", await onSend(textOf(data, "text"))),
    onSaved: (element) => element.reset(),
  });

  return (
    <Form {...form} data-action="" className="grid gap-3">
      <TextArea name="text" label={label} rows={3} dir="auto" maxLength={MAX_CHARACTERS} />
      <div>
        <SubmitButton>{action}</SubmitButton>
      </div>
    </Form>
  );
}
