import type { ReactNode } from "react";
import type { QuestionRecord, QuestionRecordAnswer } from "#domain/catalog/question-admin/question-admin.ts";
import { MAX_ANSWER_LENGTH } from "#shared/question-choices.ts";
import { OrderPart } from "../order/order-part.tsx";
import { formatDay, usePage } from "../parts/page.tsx";
import { ReplyForm } from "../review/reply-tree.tsx";
import { ReviewStatus } from "../review/review-status.tsx";
import { SubjectAside } from "../review-admin/subject-aside.tsx";

type QuestionRecordScreenProps = {
  question: QuestionRecord;
  /** Publish, hide or report. */
  decisions: ReactNode;
  actionsOf: (answer: QuestionRecordAnswer) => ReactNode;
  /** Null: the reader may not answer. */
  onAnswer: ((text: string) => Promise<string | null>) | null;
};

/** A question in a desk: what was asked, the answers, and the reports about them. */
export function QuestionRecordScreen({ question, decisions, actionsOf, onAnswer }: QuestionRecordScreenProps) {
  const page = usePage();
  const { t } = page;
  return (
    <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start">
      <div className="grid min-w-0 gap-5">
        <OrderPart title={t("Question")}>
          <ReviewStatus status={question.status} />
          <p className="mt-2 text-sm text-muted">
            <bdi>{question.author || t("A customer")}</bdi> · {formatDay(page, question.createdAt)} ·{" "}
            {t("{count} votes", { count: question.votesCount })}
          </p>
          <p lang={question.languageCode} dir="auto" className="mt-3 max-w-prose whitespace-pre-line wrap-anywhere">
            {question.body}
          </p>
          <HiddenReason reason={question.hiddenReason} />
          <div className="mt-4 flex flex-wrap gap-2">{decisions}</div>
        </OrderPart>
        <OrderPart title={t("Answers")}>
          {question.answers.length > 0 && (
            <ul className="divide-y divide-line">
              {question.answers.map((answer) => (
                <li key={answer.id} className="py-3 first:pt-0">
                  <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
                    <bdi className="font-semibold text-ink">{answer.authorName || t("A customer")}</bdi>
                    {formatDay(page, answer.createdAt)} · {t("{count} votes", { count: answer.votesCount })}
                    <ReviewStatus status={answer.status} />
                  </p>
                  <p
                    lang={answer.languageCode}
                    dir="auto"
                    className="mt-1 max-w-prose whitespace-pre-line wrap-anywhere"
                  >
                    {answer.body}
                  </p>
                  <HiddenReason reason={answer.hiddenReason} />
                  {actionsOf(answer)}
                </li>
              ))}
            </ul>
          )}
          {question.status === "published" ? (
            onAnswer && (
              <ReplyForm
                label={t("Your answer")}
                action={t("Post answer")}
                maxLength={MAX_ANSWER_LENGTH}
                onSend={onAnswer}
              />
            )
          ) : (
            <p className="text-muted">{t("You can answer once the question is published.")}</p>
          )}
        </OrderPart>
      </div>
      <SubjectAside product={question} reports={question.reports} isAboutReply={({ answerId }) => answerId !== null} />
    </div>
  );
}

function HiddenReason({ reason }: { reason: string }) {
  const { t } = usePage();
  return (
    reason && (
      <p className="mt-3 text-sm text-muted wrap-anywhere">
        {t("Reason")}: {reason}
      </p>
    )
  );
}
