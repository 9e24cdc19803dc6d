import type { ConversationReport } from "#domain/orders/message/conversation-report.ts";
import { MESSAGE_REPORT_REASONS, MESSAGE_REPORT_STATES, type MessageReportState } from "#shared/message-choices.ts";
import type { Translate } from "#shared/translate.ts";
import { momentColumn, statusColumn } from "../desk/data-table/usual-columns.tsx";
import { choiceFilter, choicesOf } from "../desk/data-table/usual-filters.ts";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { messageReportReasonName } from "./message-report-dialog.tsx";

const TONES = { open: "open", dismissed: "calm", closed: "bad" } as const;

/** The reports of conversations, for the operator. */
export function messageReportColumns(t: Translate): TableColumn<ConversationReport>[] {
  return [
    { id: "reason", label: t("Reason"), cell: ({ reason }) => messageReportReasonName(reason, t) },
    statusColumn(t, "state", TONES, messageReportStateName),
    {
      id: "by",
      label: t("Reported by"),
      cell: ({ side, shopName, shopperName }) => <bdi>{side === "shop" ? shopName : shopperName}</bdi>,
    },
    { id: "shop", label: t("Shop"), cell: ({ shopName }) => <bdi>{shopName}</bdi> },
    { id: "customer", label: t("Customer"), cell: ({ shopperName }) => <bdi>{shopperName}</bdi> },
    {
      id: "text",
      label: t("Message"),
      cell: ({ text }) => <bdi className="block max-w-72 truncate text-muted">{text}</bdi>,
    },
    momentColumn("created", t("Date"), "createdAt"),
  ];
}

export function messageReportFilters(t: Translate): TableFilter[] {
  return [
    choiceFilter(t, "state", t("Status"), MESSAGE_REPORT_STATES, messageReportStateName),
    choiceFilter(t, "reason", t("Reason"), MESSAGE_REPORT_REASONS, messageReportReasonName),
    { name: "side", label: t("Reported by"), choices: choicesOf({ shopper: t("Customer"), shop: t("Shop") }) },
    { name: "created", label: t("Date") },
  ];
}

export function messageReportStateName(state: MessageReportState, t: Translate): string {
  const names: Record<MessageReportState, string> = {
    open: t("Open"),
    dismissed: t("Dismissed"),
    closed: t("Conversation closed"),
  };
  return names[state];
}
