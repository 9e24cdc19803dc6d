import type { ReactNode } from "react";
import type { Question, QuestionAnswer } from "#domain/catalog/question/question.ts";
import { formatDay, usePage } from "../parts/page.tsx";

/** Questions and answers about a product; the list is in `children`. */
export function QuestionsPanel({ total, children }: { total: number; children: ReactNode }) {
  const { t } = usePage();
  return (
    <section id="questions" aria-labelledby="questions-title" className="scroll-mt-36">
      <h2 id="questions-title" className="text-2xl">
        {t("Questions and answers")}
      </h2>
      {total === 0 && <p className="mt-3 text-muted">{t("No questions about this product yet.")}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}

type QuestionListProps = {
  questions: readonly Question[];
  isPending?: boolean;
  /** What can be done with a question, or with an answer to it. */
  actionsOf?: (question: Question, answer: QuestionAnswer | null) => ReactNode;
};

export function QuestionList({ questions, isPending, actionsOf }: QuestionListProps) {
  return (
    <ul aria-busy={isPending} className="max-w-prose divide-y divide-line">
      {questions.map((question) => (
        <li key={question.id} className="py-5 first:pt-0">
          <article>
            <h3
              lang={question.languageCode}
              dir="auto"
              className="font-sans text-base font-semibold tracking-normal whitespace-pre-line wrap-anywhere"
            >
              {question.body}
            </h3>
            <Written author={question.author} createdAt={question.createdAt} />
            {actionsOf?.(question, null)}
            {question.answers.length > 0 && (
              <ul className="mt-3 grid gap-3 border-s-2 border-line ps-4">
                {question.answers.map((answer) => (
                  <li key={answer.id}>
                    <p lang={answer.languageCode} dir="auto" className="whitespace-pre-line wrap-anywhere">
                      {answer.body}
                    </p>
                    <Written author={answer.authorName} createdAt={answer.createdAt} side={answer.author} />
                    {actionsOf?.(question, answer)}
                  </li>
                ))}
              </ul>
            )}
            <MoreAnswers question={question} />
          </article>
        </li>
      ))}
    </ul>
  );
}

function MoreAnswers({ question: { answers, answersCount } }: { question: Question }) {
  const { t } = usePage();
  if (answersCount === 0) return <p className="mt-2 text-sm text-muted">{t("Not answered yet")}</p>;
  const count = answersCount - answers.length;
  return count > 0 && <p className="mt-2 text-sm text-muted">{t("{count} more answers", { count })}</p>;
}

type WrittenProps = { author: string; createdAt: string; side?: QuestionAnswer["author"] };

function Written({ author, createdAt, side }: WrittenProps) {
  const page = usePage();
  const { t } = page;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <bdi className={side ? "font-semibold text-ink" : undefined}>{author}</bdi>
      {(side === "shop" || side === "operator") && (
        <span className="rounded-full bg-primary-soft px-2 text-xs font-semibold text-primary-text">
          {side === "shop" ? t("Shop") : t("Marketplace")}
        </span>
      )}
      {side === "buyer" && <span className="text-xs font-semibold text-success">{t("Verified purchase")}</span>}
      <time dateTime={createdAt} className="text-xs">
        {formatDay(page, createdAt)}
      </time>
    </p>
  );
}
