import type { ConsentRow } from "#domain/platform/consent-log/consent-log.ts";
import { CONSENT_PURPOSES, type ConsentPurpose } from "#shared/consent.ts";
import type { Translate } from "#shared/translate.ts";
import { momentColumn } from "../desk/data-table/usual-columns.tsx";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";

function purposeName(purpose: ConsentPurpose, t: Translate): string {
  const names: Record<ConsentPurpose, string> = {
    preferences: t("Preferences"),
    media: t("Videos from YouTube and Vimeo"),
    statistics: t("Statistics"),
  };
  return names[purpose];
}

/** The columns of the log of decisions on cookies and embedded content. */
export function consentColumns(t: Translate): TableColumn<ConsentRow>[] {
  const names = (purposes: readonly ConsentPurpose[]) =>
    purposes.map((purpose) => purposeName(purpose, t)).join(", ") || "—";
  return [
    momentColumn("decided", t("Decided"), "createdAt", { withTime: true }),
    {
      id: "visitor",
      label: t("Visitor"),
      cell: ({ visitor }) => (
        <code dir="ltr" className="text-sm">
          {visitor}…
        </code>
      ),
    },
    { id: "accepted", label: t("Accepted"), cell: ({ accepted }) => names(accepted) },
    { id: "declined", label: t("Declined"), cell: ({ declined }) => names(declined) },
    { id: "version", label: t("Version of the text"), isAtEnd: true, cell: ({ textVersion }) => textVersion },
    { id: "language", label: t("Language"), cell: ({ languageCode }) => <bdi>{languageCode}</bdi> },
  ];
}

export function consentFilters(t: Translate): TableFilter[] {
  const choices = CONSENT_PURPOSES.map((value) => ({ value, label: purposeName(value, t) }));
  return [
    { name: "accepted", label: t("Accepted"), choices },
    { name: "declined", label: t("Declined"), choices },
    { name: "version", label: t("Version of the text") },
    { name: "decided", label: t("Decided") },
  ];
}
