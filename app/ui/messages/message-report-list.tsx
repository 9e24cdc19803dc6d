import { Link, href } from "react-router";
import type { ConversationReport } from "#domain/orders/message/conversation-report.ts";
import type { MessageReportState } from "#shared/message-choices.ts";
import { neverHappens } from "#shared/result.ts";
import type { Translate } from "#shared/translate.ts";
import { Moment } from "../order/moment.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { usePage } from "../parts/page.tsx";
import { messageReportReasonName } from "./message-report-dialog.tsx";

/** The reports of conversations, for the operator. */
export function MessageReportList({ reports }: { reports: readonly ConversationReport[] }) {
  const { t } = usePage();
  if (reports.length === 0)
    return (
      <EmptyState
        icon="shield-check"
        title={t("No reports")}
        text={t("Conversations that shoppers or shops report will appear here.")}
      />
    );
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {reports.map(({ id, side, reason, text, state, createdAt, shopName, shopperName }) => (
        <li
          key={id}
          className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 px-4 py-3.5 hover:bg-sunken"
        >
          <Link
            to={href("/admin/message-reports/:id", { id: String(id) })}
            prefetch="intent"
            className="truncate font-medium after:absolute after:inset-0"
          >
            <bdi>{side === "shop" ? shopName : shopperName}</bdi>: {messageReportReasonName(reason, t)}
          </Link>
          <Moment iso={createdAt} className="text-sm whitespace-nowrap text-muted" />
          <p className="min-w-0 truncate text-sm text-muted">
            <bdi>{side === "shop" ? shopperName : shopName}</bdi>
            {text && (
              <>
                {" "}
                · <bdi>{text}</bdi>
              </>
            )}
          </p>
          {state !== "open" && <p className="text-sm text-muted">{messageReportStateName(state, t)}</p>}
        </li>
      ))}
    </ul>
  );
}

export function messageReportStateName(state: MessageReportState, t: Translate): string {
  switch (state) {
    case "open":
      return t("Open");
    case "dismissed":
      return t("Dismissed");
    case "closed":
      return t("Conversation closed");
    default:
      return neverHappens(state);
  }
}
