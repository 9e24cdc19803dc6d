import type { Announcement, AnnouncementState, Audience } from "#domain/platform/announcement/announcement.ts";
import { ANNOUNCEMENT_LIST } from "#shared/list/desk-lists.ts";
import type { Translate } from "#shared/translate.ts";
import { RowActions } from "../desk/data-table/row-actions.tsx";
import { countColumn, statusColumn } from "../desk/data-table/usual-columns.tsx";
import { choiceFilter } from "../desk/data-table/usual-filters.ts";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { Moment } from "../order/moment.tsx";

const TONES = { scheduled: "open", sent: "good", canceled: "calm" } as const;

/** Messages to customers, with how many got each. */
export function announcementColumns(
  t: Translate,
  onCancel: (announcement: Announcement) => void,
): TableColumn<Announcement>[] {
  return [
    {
      id: "title",
      label: t("Title"),
      cell: ({ title, message }) => (
        <span className="block max-w-md min-w-48 wrap-anywhere">
          <bdi>{title}</bdi>
          <bdi className="block font-normal text-muted">{message}</bdi>
        </span>
      ),
    },
    statusColumn(t, "state", TONES, stateName),
    { id: "audience", label: t("To"), cell: ({ audience }) => audienceName(audience, t) },
    {
      id: "due",
      label: t("Date"),
      isSortedDescendingFirst: true,
      cell: ({ sentAt, dueAt }) => <Moment iso={sentAt ?? dueAt} withTime className="whitespace-nowrap" />,
    },
    countColumn("recipients", t("Recipients"), "recipients"),
    {
      id: "actions",
      label: t("Actions"),
      cell: (row) =>
        row.state === "scheduled" && (
          <RowActions
            name={row.title}
            actions={[{ label: t("Cancel"), variant: "quiet", onClick: () => onCancel(row) }]}
          />
        ),
    },
  ];
}

export function announcementFilters(t: Translate): TableFilter[] {
  const { state, audience } = ANNOUNCEMENT_LIST.filters;
  return [
    choiceFilter(t, "state", t("Status"), state.choices, stateName),
    choiceFilter(t, "audience", t("To"), audience.choices, audienceName),
    { name: "due", label: t("Date") },
  ];
}

function stateName(state: AnnouncementState, t: Translate): string {
  const names: Record<AnnouncementState, string> = {
    scheduled: t("Scheduled"),
    sent: t("Sent"),
    canceled: t("Canceled"),
  };
  return names[state];
}

export function audienceName(audience: Audience, t: Translate): string {
  const names: Record<Audience, string> = {
    everyone: t("Everyone"),
    buyers: t("Customers who have ordered"),
    sellers: t("Sellers"),
  };
  return names[audience];
}
