import { type ReactNode, useState } from "react";
import type { Question, QuestionAnswer, QuestionMarks } from "#domain/catalog/question/question.ts";
import { MAX_ANSWER_LENGTH, MAX_QUESTION_LENGTH } from "#shared/question-choices.ts";
import { fromWire } from "#shared/wire.ts";
import { useCall } from "../api-client/call.ts";
import { Button, ButtonLink } from "../ui/parts/button.tsx";
import { usePage } from "../ui/parts/page.tsx";
import { QuestionActions } from "../ui/question/question-actions.tsx";
import { type QuestionChoice, QuestionSearch } from "../ui/question/question-search.tsx";
import { QuestionList } from "../ui/question/questions-panel.tsx";
import { ReplyForm } from "../ui/review/reply-tree.tsx";
import { ReportDialog } from "../ui/review/report-dialog.tsx";
import { useSignInPath } from "../visitor/use-sign-in-path.ts";
import { useQuestions } from "./use-questions.ts";

type Target = { questionId: number; answerId: number | null };
type QuestionBrowserProps = {
  productId: number;
  total: number;
  /** Until the first answer. */ children: ReactNode;
};

const FIRST: QuestionChoice = { search: "", sort: "votes" };

/** All questions about a product: searched, sorted, asked, answered, voted for and reported. */
export function QuestionBrowser({ productId, total, children }: QuestionBrowserProps) {
  const { t } = usePage();
  const call = useCall();
  const signInPath = useSignInPath();
  const [choice, setChoice] = useState(FIRST);
  const [isAsking, setAsking] = useState(false);
  const [answeredId, setAnsweredId] = useState<number | null>(null);
  const [reported, setReported] = useState<Target | null>(null);
  const {
    entries: questions,
    hasMore,
    isPending,
    marks,
    loadMore,
    setMarks,
    add,
    change,
  } = useQuestions(productId, choice);

  async function ask(text: string): Promise<string | null> {
    const json = { product_id: productId, question: text };
    const outcome = await call.post("/user/product-question-store", { json }, { refusal: "none" });
    if (!outcome.ok) return outcome.errors.question ?? outcome.error;
    if (outcome.answer.question) {
      const made = fromWire<Question>(outcome.answer.question);
      add(made);
      setMarks((before) => ({ ...before, ownQuestions: [...before.ownQuestions, made.id] }));
    }
    setAsking(false);
    return null;
  }

  async function answer(questionId: number, text: string): Promise<string | null> {
    const json = { question_id: questionId, answer: text };
    const outcome = await call.post("/home/product-answer-store", { json }, { refusal: "none" });
    if (!outcome.ok) return outcome.errors.answer ?? outcome.error;
    if (outcome.answer.answer) {
      const made = fromWire<QuestionAnswer>(outcome.answer.answer);
      change(questionId, (before) => ({
        ...before,
        answersCount: before.answersCount + 1,
        answers: [...before.answers, made],
      }));
      setMarks((before) => ({ ...before, ownAnswers: [...before.ownAnswers, made.id] }));
    }
    setAnsweredId(null);
    return null;
  }

  async function vote({ questionId, answerId }: Target, isVoted: boolean): Promise<void> {
    const json = { question_id: questionId, answer_id: answerId, is_voted: isVoted };
    const outcome = await call.post("/product/vote-question", { json }, { isSuccessShown: false });
    if (!outcome.ok) return;
    const { votes_count: votesCount } = outcome.answer.vote;
    change(questionId, (before) =>
      answerId === null
        ? { ...before, votesCount }
        : { ...before, answers: before.answers.map((each) => (each.id === answerId ? { ...each, votesCount } : each)) },
    );
    setMarks((before) => withVote(before, { questionId, answerId }, isVoted));
  }

  const actionsOf = (question: Question, ownAnswer: QuestionAnswer | null) => {
    const target = { questionId: question.id, answerId: ownAnswer?.id ?? null };
    return (
      <>
        <QuestionActions
          kind={ownAnswer ? "answer" : "question"}
          votesCount={(ownAnswer ?? question).votesCount}
          isVoted={ownAnswer ? marks.votedAnswers.includes(ownAnswer.id) : marks.votedQuestions.includes(question.id)}
          isOwn={ownAnswer ? marks.ownAnswers.includes(ownAnswer.id) : marks.ownQuestions.includes(question.id)}
          signInPath={signInPath}
          onVote={(isVoted) => void vote(target, isVoted)}
          onAnswer={ownAnswer || marks.answersAs === null ? undefined : () => setAnsweredId(question.id)}
          onReport={() => setReported(target)}
        />
        {!ownAnswer && answeredId === question.id && (
          <ReplyForm
            label={t("Your answer")}
            action={t("Post answer")}
            maxLength={MAX_ANSWER_LENGTH}
            onSend={(text) => answer(question.id, text)}
            onClose={() => setAnsweredId(null)}
          />
        )}
      </>
    );
  };

  return (
    <>
      {total > 0 && <QuestionSearch choice={choice} onChange={setChoice} />}
      {questions === null ? children : <QuestionList {...{ questions, isPending, actionsOf }} />}
      {questions?.length === 0 && choice.search !== "" && (
        <p className="text-muted">{t("No questions match. Try other words, or ask your own question.")}</p>
      )}
      {hasMore && (
        <Button
          variant="secondary"
          data-action=""
          className="my-4"
          isPending={isPending}
          onClick={() => void loadMore()}
        >
          {t("More questions")}
        </Button>
      )}
      <div className="mt-2">
        {signInPath ? (
          <ButtonLink to={signInPath} variant="secondary">
            {t("Sign in to ask a question")}
          </ButtonLink>
        ) : isAsking ? (
          <ReplyForm
            label={t("Your question")}
            action={t("Post question")}
            maxLength={MAX_QUESTION_LENGTH}
            onSend={ask}
            onClose={() => setAsking(false)}
          />
        ) : (
          <Button variant="secondary" data-action="" onClick={() => setAsking(true)}>
            {t("Ask a question")}
          </Button>
        )}
      </div>
      {reported && (
        <ReportDialog
          onClose={() => setReported(null)}
          onSend={async ({ reason, text }) => {
            const json = { question_id: reported.questionId, answer_id: reported.answerId, reason, text };
            const outcome = await call.post("/product/report-question", { json }, { refusal: "none" });
            return outcome.ok ? null : outcome.error;
          }}
        />
      )}
    </>
  );
}

function withVote(marks: QuestionMarks, { questionId, answerId }: Target, isVoted: boolean): QuestionMarks {
  const toggled = (ids: readonly number[], id: number) => [
    ...ids.filter((each) => each !== id),
    ...(isVoted ? [id] : []),
  ];
  return answerId === null
    ? { ...marks, votedQuestions: toggled(marks.votedQuestions, questionId) }
    : { ...marks, votedAnswers: toggled(marks.votedAnswers, answerId) };
}
