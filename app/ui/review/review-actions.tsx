import { Link } from "react-router";
import { formatNumber, usePage } from "../parts/page.tsx";

type ReviewActionsProps = {
  likesCount: number;
  isLiked: boolean;
  isOwn: boolean;
  /** For guests: every action needs an account. */
  signInPath: string | null;
  onLike: (isLiked: boolean) => void;
  onReply: () => void;
  onReport: () => void;
};

const ACTION = "inline-flex min-h-8 items-center gap-1.5 font-medium text-muted hover:text-ink hover:underline";

/** What a shopper can do with a review or a reply. */
export function ReviewActions(props: ReviewActionsProps) {
  const { likesCount, isLiked, isOwn, signInPath } = props;
  const page = usePage();
  const { t } = page;
  const helpful = likesCount === 0 ? t("Helpful") : t("Helpful ({number})", { number: formatNumber(page, likesCount) });
  if (signInPath)
    return (
      <p className="mt-2 flex flex-wrap gap-x-4 text-sm">
        <Link to={signInPath} className={ACTION}>
          {helpful}
        </Link>
        <Link to={signInPath} className={ACTION}>
          {t("Reply")}
        </Link>
        <Link to={signInPath} className={ACTION}>
          {t("Report")}
        </Link>
      </p>
    );
  return (
    <p className="mt-2 flex flex-wrap gap-x-4 text-sm">
      {isOwn ? (
        <span className={ACTION.replace("hover:underline", "")}>{helpful}</span>
      ) : (
        <button
          type="button"
          data-action=""
          aria-pressed={isLiked}
          onClick={() => props.onLike(!isLiked)}
          className={`${ACTION} aria-pressed:text-primary-text`}
        >
          {helpful}
        </button>
      )}
      <button type="button" data-action="" onClick={props.onReply} className={ACTION}>
        {t("Reply")}
      </button>
      {!isOwn && (
        <button type="button" data-action="" onClick={props.onReport} className={ACTION}>
          {t("Report")}
        </button>
      )}
    </p>
  );
}
