import type { NewsletterLetter } from "#domain/platform/newsletter-admin/newsletter-admin.ts";
import { LETTER_LIST } from "#shared/list/desk-lists.ts";
import type { Translate } from "#shared/translate.ts";
import { countColumn, momentColumn, statusColumn } from "../desk/data-table/usual-columns.tsx";
import { choiceFilter } from "../desk/data-table/usual-filters.ts";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { audienceName, letterStateName } from "./newsletter-labels.ts";

const TONES = { draft: "calm", sending: "open", sent: "good" } as const;

/** The columns of the letters. */
export function letterColumns(t: Translate): TableColumn<NewsletterLetter>[] {
  return [
    {
      id: "subject",
      label: t("Subject"),
      cell: ({ subject }) => <bdi className="block max-w-80 truncate">{subject}</bdi>,
    },
    statusColumn(t, "state", TONES, letterStateName),
    {
      id: "audience",
      label: t("To"),
      cell: ({ audience, languageCode }) =>
        languageCode ? `${audienceName(audience, t)} · ${languageCode}` : audienceName(audience, t),
    },
    countColumn("recipients", t("Recipients"), "recipientsCount"),
    momentColumn("created", t("Created"), "createdAt"),
    momentColumn("sent", t("Sent"), "sentAt"),
  ];
}

export function letterFilters(t: Translate): TableFilter[] {
  const { state, audience } = LETTER_LIST.filters;
  return [
    choiceFilter(t, "state", t("Status"), state.choices, letterStateName),
    choiceFilter(t, "audience", t("To"), audience.choices, audienceName),
    { name: "created", label: t("Created") },
  ];
}
