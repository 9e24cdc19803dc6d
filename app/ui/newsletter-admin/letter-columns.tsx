import type { NewsletterLetter } from "#domain/platform/newsletter-admin/newsletter-admin.ts";
import { LETTER_LIST } from "#shared/list/desk-lists.ts";
import type { Translate } from "#shared/translate.ts";
import { Chip } from "../admin/chip.tsx";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { Moment } from "../order/moment.tsx";
import { audienceName, letterStateName } from "./newsletter-words.ts";

const TONES = { draft: "calm", sending: "open", sent: "good" } as const;

/** The columns of the letters. */
export function letterColumns(t: Translate): TableColumn<NewsletterLetter>[] {
  return [
    {
      id: "subject",
      label: t("Subject"),
      cell: ({ subject }) => <bdi className="block max-w-80 truncate">{subject}</bdi>,
    },
    {
      id: "state",
      label: t("Status"),
      cell: ({ state }) => <Chip tone={TONES[state]}>{letterStateName(state, t)}</Chip>,
    },
    {
      id: "audience",
      label: t("To"),
      cell: ({ audience, languageCode }) =>
        languageCode ? `${audienceName(audience, t)} · ${languageCode}` : audienceName(audience, t),
    },
    {
      id: "recipients",
      label: t("Recipients"),
      isAtEnd: true,
      isSortedDescendingFirst: true,
      cell: ({ recipientsCount }) => recipientsCount,
    },
    {
      id: "created",
      label: t("Created"),
      isSortedDescendingFirst: true,
      cell: ({ createdAt }) => <Moment iso={createdAt} className="whitespace-nowrap" />,
    },
    {
      id: "sent",
      label: t("Sent"),
      cell: ({ sentAt }) => sentAt && <Moment iso={sentAt} className="whitespace-nowrap" />,
    },
  ];
}

export function letterFilters(t: Translate): TableFilter[] {
  const { state, audience } = LETTER_LIST.filters;
  return [
    {
      name: "state",
      label: t("Status"),
      choices: state.choices.map((value) => ({ value, label: letterStateName(value, t) })),
    },
    {
      name: "audience",
      label: t("To"),
      choices: audience.choices.map((value) => ({ value, label: audienceName(value, t) })),
    },
    { name: "created", label: t("Created") },
  ];
}
