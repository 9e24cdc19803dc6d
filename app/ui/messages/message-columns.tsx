import type { ContactRow, ContactState } from "#domain/platform/contact-admin/contact-admin.ts";
import { contactTopicName } from "#shared/contact-choices.ts";
import { CONTACT_LIST } from "#shared/list/content-lists.ts";
import type { Translate } from "#shared/translate.ts";
import { momentColumn, statusColumn } from "../desk/data-table/usual-columns.tsx";
import { choiceFilter } from "../desk/data-table/usual-filters.ts";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";

const TONES = { open: "open", answered: "good", closed: "calm" } as const;

function contactStateName(state: ContactState, t: Translate): string {
  const names: Record<ContactState, string> = {
    open: t("Open"),
    answered: t("Answered"),
    closed: t("Closed"),
  };
  return names[state];
}

/** The columns of the inbox. */
export function messageColumns(t: Translate): TableColumn<ContactRow>[] {
  return [
    {
      id: "name",
      label: t("From"),
      cell: ({ name, email }) => (
        <>
          <bdi className="block max-w-56 truncate">{name}</bdi>
          <bdi className="block max-w-56 truncate text-muted">{email}</bdi>
        </>
      ),
    },
    {
      id: "text",
      label: t("Message"),
      cell: ({ text }) => (
        <span dir="auto" className="line-clamp-2 max-w-md [overflow-wrap:anywhere]">
          {text}
        </span>
      ),
    },
    {
      id: "topic",
      label: t("Topic"),
      cell: ({ topic, orderCode }) => (
        <>
          {contactTopicName(topic, t)}
          {orderCode && <bdi className="block text-muted">{orderCode}</bdi>}
        </>
      ),
    },
    statusColumn(t, "state", TONES, contactStateName),
    { id: "assignee", label: t("Answered by"), cell: ({ assigneeName }) => <bdi>{assigneeName || "—"}</bdi> },
    momentColumn("created", t("Written on"), "createdAt", { withTime: true }),
  ];
}

export function messageFilters(t: Translate): TableFilter[] {
  const { state, topic } = CONTACT_LIST.filters;
  return [
    choiceFilter(t, "state", t("Status"), state.choices, contactStateName),
    choiceFilter(t, "topic", t("Topic"), topic.choices, contactTopicName),
    { name: "created", label: t("Written on") },
  ];
}
