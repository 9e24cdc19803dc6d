import type { ConversationReport } from "#domain/orders/message/conversation-report.ts";
import { MESSAGE_REPORT_REASONS, MESSAGE_REPORT_STATES, type MessageReportState } from "#shared/message-choices.ts";
import type { Translate } from "#shared/translate.ts";
import { Chip } from "../admin/chip.tsx";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { Moment } from "../order/moment.tsx";
import { messageReportReasonName } from "./message-report-dialog.tsx";

const TONES = { open: "open", dismissed: "calm", closed: "bad" } as const;

/** The reports of conversations, for the operator. */
export function messageReportColumns(t: Translate): TableColumn<ConversationReport>[] {
  return [
    { id: "reason", label: t("Reason"), cell: ({ reason }) => messageReportReasonName(reason, t) },
    {
      id: "state",
      label: t("Status"),
      cell: ({ state }) => <Chip tone={TONES[state]}>{messageReportStateName(state, t)}</Chip>,
    },
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
    {
      id: "created",
      label: t("Date"),
      isSortedDescendingFirst: true,
      cell: ({ createdAt }) => <Moment iso={createdAt} className="whitespace-nowrap" />,
    },
  ];
}

export function messageReportFilters(t: Translate): TableFilter[] {
  return [
    {
      name: "state",
      label: t("Status"),
      choices: MESSAGE_REPORT_STATES.map((value) => ({ value, label: messageReportStateName(value, t) })),
    },
    {
      name: "reason",
      label: t("Reason"),
      choices: MESSAGE_REPORT_REASONS.map((value) => ({ value, label: messageReportReasonName(value, t) })),
    },
    {
      name: "side",
      label: t("Reported by"),
      choices: [
        { value: "shopper", label: t("Customer") },
        { value: "shop", label: t("Shop") },
      ],
    },
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
