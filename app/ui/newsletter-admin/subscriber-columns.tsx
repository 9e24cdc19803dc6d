import type { SubscriberRow } from "#domain/platform/newsletter-admin/newsletter-admin.ts";
import { SUBSCRIBER_LIST } from "#shared/list/content-lists.ts";
import type { Translate } from "#shared/translate.ts";
import { momentColumn, statusColumn } from "../desk/data-table/usual-columns.tsx";
import { choiceFilter, languageFilter } from "../desk/data-table/usual-filters.ts";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { Moment } from "../order/moment.tsx";
import { subscriberStateName } from "./newsletter-labels.ts";

const TONES = { waiting: "open", confirmed: "good", unsubscribed: "calm" } as const;

function sourceName(source: SubscriberRow["source"], t: Translate): string {
  return source === "form" ? t("Form in the shop") : t("Import");
}

/** The columns of the list of subscribers. */
export function subscriberColumns(t: Translate): TableColumn<SubscriberRow>[] {
  return [
    { id: "email", label: t("Email"), cell: ({ email }) => <bdi dir="ltr">{email}</bdi> },
    statusColumn(t, "state", TONES, subscriberStateName),
    { id: "language", label: t("Language"), cell: ({ languageCode }) => languageCode },
    {
      id: "consent",
      label: t("Consent"),
      cell: ({ source, consentText }) => (
        <>
          {sourceName(source, t)}
          <span className="line-clamp-2 max-w-sm text-muted">{consentText}</span>
        </>
      ),
    },
    momentColumn("created", t("Requested"), "createdAt", { withTime: true }),
    { id: "confirmed", label: t("Confirmed"), cell: ({ confirmedAt }) => <Instant iso={confirmedAt} /> },
    {
      id: "unsubscribed",
      label: t("Unsubscribed"),
      isOptional: true,
      cell: ({ unsubscribedAt }) => <Instant iso={unsubscribedAt} />,
    },
  ];
}

function Instant({ iso }: { iso: string | null }) {
  return iso === null ? "—" : <Moment iso={iso} withTime className="whitespace-nowrap" />;
}

export function subscriberFilters(t: Translate, languages: readonly { code: string; name: string }[]): TableFilter[] {
  const { state, source } = SUBSCRIBER_LIST.filters;
  return [
    choiceFilter(t, "state", t("Status"), state.choices, subscriberStateName),
    choiceFilter(t, "source", t("Consent"), source.choices, sourceName),
    languageFilter(t, languages),
    { name: "created", label: t("Requested") },
  ];
}
