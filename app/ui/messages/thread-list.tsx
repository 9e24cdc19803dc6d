import { Link } from "react-router";
import type { InboxThread } from "#domain/orders/message/conversation.ts";
import { INBOX_STATES, type InboxState } from "#shared/message-choices.ts";
import { Moment } from "../order/moment.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { formatNumber, usePage } from "../parts/page.tsx";

type ThreadListProps = {
  threads: readonly InboxThread[];
  pathOf: (thread: InboxThread) => string;
  state: InboxState;
  /** The text of the empty list. */
  emptyText: string;
};

const TAB =
  "flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-sm font-medium whitespace-nowrap hover:border-line-strong aria-[current=page]:border-transparent aria-[current=page]:bg-primary aria-[current=page]:text-on-primary";

/** An inbox: unread threads first, each with the start of its last message. */
export function ThreadList({ threads, pathOf, state, emptyText }: ThreadListProps) {
  const { t } = usePage();
  return (
    <>
      <nav aria-label={t("Messages by status")} className="mb-5">
        <ul className="flex flex-wrap gap-2">
          {INBOX_STATES.map((each) => (
            <li key={each}>
              <Link
                to={{ search: each === "all" ? "" : `?state=${each}` }}
                preventScrollReset
                aria-current={each === state ? "page" : undefined}
                className={TAB}
              >
                {each === "all" ? t("All messages") : t("Unread")}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {threads.length === 0 ? (
        <EmptyState icon="mail" title={t("No messages")} text={emptyText} />
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {threads.map((thread) => (
            <Thread key={pathOf(thread)} thread={thread} to={pathOf(thread)} />
          ))}
        </ul>
      )}
    </>
  );
}

function Thread({ thread, to }: { thread: InboxThread; to: string }) {
  const page = usePage();
  const { t } = page;
  const { orderCode, otherName, text, isOwn, at, unreadCount } = thread;
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 px-4 py-3.5 hover:bg-sunken">
      <Link
        to={to}
        prefetch="intent"
        className={`truncate after:absolute after:inset-0 ${unreadCount > 0 ? "font-semibold" : "font-medium"}`}
      >
        <bdi>{otherName}</bdi>
      </Link>
      <Moment iso={at} className="text-sm whitespace-nowrap text-muted" />
      <p className="min-w-0 truncate text-sm text-muted">
        {orderCode && (
          <>
            <bdi className="font-medium text-ink">{orderCode}</bdi> ·{" "}
          </>
        )}
        {isOwn && <>{t("You")}: </>}
        <bdi>{text}</bdi>
      </p>
      {unreadCount > 0 && (
        <span className="figures justify-self-end rounded-full bg-primary px-2 text-xs leading-5 font-semibold text-on-primary">
          {formatNumber(page, unreadCount)}
          <span className="sr-only"> {t("Unread")}</span>
        </span>
      )}
    </li>
  );
}

/** The state from the URL; all threads if it has none. */
export function readInboxState(parameters: URLSearchParams): InboxState {
  return INBOX_STATES.find((state) => state === parameters.get("state")) ?? "all";
}
