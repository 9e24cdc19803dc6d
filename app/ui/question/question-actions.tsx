import { Link } from "react-router";
import { formatNumber, usePage } from "../parts/page.tsx";

type QuestionActionsProps = {
  kind: "question" | "answer";
  votesCount: number;
  isVoted: boolean;
  isOwn: boolean;
  /** For guests: every action needs an account. */
  signInPath: string | null;
  onVote: (isVoted: boolean) => void;
  /** Absent if the visitor may not answer. */
  onAnswer?: (() => void) | undefined;
  onReport: () => void;
};

const ACTION = "inline-flex min-h-8 items-center gap-1.5 font-medium text-muted hover:text-ink hover:underline";

/** What a shopper can do with a question or an answer. */
export function QuestionActions(props: QuestionActionsProps) {
  const { kind, votesCount, isVoted, isOwn, signInPath, onAnswer } = props;
  const page = usePage();
  const { t } = page;
  const number = formatNumber(page, votesCount);
  const vote =
    kind === "question"
      ? votesCount === 0
        ? t("I'd like to know, too")
        : t("I'd like to know, too ({number})", { number })
      : votesCount === 0
        ? t("Helpful")
        : t("Helpful ({number})", { number });
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
      {signInPath ? (
        <Link to={signInPath} className={ACTION}>
          {vote}
        </Link>
      ) : isOwn ? (
        votesCount > 0 && <span className={ACTION.replace("hover:underline", "")}>{vote}</span>
      ) : (
        <button
          type="button"
          data-action=""
          aria-pressed={isVoted}
          onClick={() => props.onVote(!isVoted)}
          className={`${ACTION} aria-pressed:text-primary-text`}
        >
          {vote}
        </button>
      )}
      {onAnswer && (
        <button type="button" data-action="" onClick={onAnswer} className={ACTION}>
          {t("Answer")}
        </button>
      )}
      {!signInPath && !isOwn && (
        <button type="button" data-action="" onClick={props.onReport} className={ACTION}>
          {t("Report")}
        </button>
      )}
    </p>
  );
}
