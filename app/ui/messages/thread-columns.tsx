import type { InboxThread } from "#domain/orders/message/conversation.ts";
import { momentColumn } from "../desk/data-table/usual-columns.tsx";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { formatNumber, type Page } from "../parts/page.tsx";

/** The inbox of a shop: each thread with the start of its last message. */
export function threadColumns(page: Page): TableColumn<InboxThread>[] {
  const { t } = page;
  return [
    { id: "name", label: t("Customer"), cell: ({ otherName }) => <bdi>{otherName}</bdi> },
    { id: "order", label: t("Order"), cell: ({ orderCode }) => <bdi className="whitespace-nowrap">{orderCode}</bdi> },
    {
      id: "text",
      label: t("Message"),
      cell: ({ text, isOwn, unreadCount }) => (
        <span className={`block max-w-md min-w-40 truncate ${unreadCount > 0 ? "font-semibold" : "text-muted"}`}>
          {isOwn && <>{t("You")}: </>}
          <bdi>{text}</bdi>
        </span>
      ),
    },
    {
      id: "unread",
      label: t("Unread"),
      isAtEnd: true,
      isSortedDescendingFirst: true,
      cell: ({ unreadCount }) =>
        unreadCount > 0 && (
          <span className="figures rounded-full bg-primary px-2 text-xs leading-5 font-semibold text-on-primary">
            {formatNumber(page, unreadCount)}
          </span>
        ),
    },
    momentColumn("at", t("Date"), "at"),
  ];
}

export const threadFilters = ({ t }: Page): TableFilter[] => [
  { name: "state", label: t("Status"), choices: [{ value: "unread", label: t("Unread") }] },
  { name: "at", label: t("Date") },
];
