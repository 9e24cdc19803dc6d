import type { SubscriberRow } from "#domain/platform/newsletter-admin/newsletter-admin.ts";
import { SUBSCRIBER_LIST } from "#shared/list/content-lists.ts";
import type { Translate } from "#shared/translate.ts";
import { Chip } from "../admin/chip.tsx";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { Moment } from "../order/moment.tsx";
import { subscriberStateName } from "./newsletter-words.ts";

const TONES = { waiting: "open", confirmed: "good", unsubscribed: "calm" } as const;

function sourceName(source: SubscriberRow["source"], t: Translate): string {
  return source === "form" ? t("Form in the shop") : t("Import");
}

/** The columns of the list of subscribers. */
export function subscriberColumns(t: Translate): TableColumn<SubscriberRow>[] {
  return [
    { id: "email", label: t("Email"), cell: ({ email }) => <bdi dir="ltr">{email}</bdi> },
    {
      id: "state",
      label: t("Status"),
      cell: ({ state }) => <Chip tone={TONES[state]}>{subscriberStateName(state, t)}</Chip>,
    },
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
    {
      id: "created",
      label: t("Requested"),
      isSortedDescendingFirst: true,
      cell: ({ createdAt }) => <Moment iso={createdAt} withTime className="whitespace-nowrap" />,
    },
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
    {
      name: "state",
      label: t("Status"),
      choices: state.choices.map((value) => ({ value, label: subscriberStateName(value, t) })),
    },
    {
      name: "source",
      label: t("Consent"),
      choices: source.choices.map((value) => ({ value, label: sourceName(value, t) })),
    },
    {
      name: "language",
      label: t("Language"),
      choices: languages.map(({ code, name }) => ({ value: code, label: name })),
    },
    { name: "created", label: t("Requested") },
  ];
}
