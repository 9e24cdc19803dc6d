import type { MailRecord } from "#domain/platform/outbox/outbox.ts";
import type { Translate } from "#shared/translate.ts";
import { momentColumn } from "../desk/data-table/usual-columns.tsx";
import { choiceFilter } from "../desk/data-table/usual-filters.ts";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { Chip } from "./chip.tsx";
import { MAIL_STATES, MAIL_TONES, mailStateName } from "./mail-labels.ts";

/** The columns of the outbox. */
export function mailColumns(t: Translate): TableColumn<MailRecord>[] {
  return [
    {
      id: "recipient",
      label: t("To"),
      cell: ({ recipient }) => (
        <bdi dir="ltr" className="block max-w-72 truncate">
          {recipient}
        </bdi>
      ),
    },
    { id: "template", label: t("Template"), cell: ({ template }) => <bdi dir="ltr">{template}</bdi> },
    {
      id: "state",
      label: t("Status"),
      cell: ({ state, failure }) => (
        <span className="block max-w-72">
          <Chip tone={MAIL_TONES[state]}>{mailStateName(state, t)}</Chip>
          {failure && (
            <bdi dir="ltr" className="mt-1 block truncate text-xs text-danger">
              {failure}
            </bdi>
          )}
        </span>
      ),
    },
    { id: "language", label: t("Language"), isOptional: true, cell: ({ languageCode }) => languageCode },
    momentColumn("created", t("Created"), "createdAt", { withTime: true }),
    momentColumn("sent", t("Sent"), "sentAt", { withTime: true }),
  ];
}

export function mailFilters(t: Translate, templates: readonly string[]): TableFilter[] {
  return [
    choiceFilter(t, "state", t("Status"), MAIL_STATES, mailStateName),
    { name: "template", label: t("Template"), choices: templates.map((value) => ({ value, label: value })) },
    { name: "recipient", label: t("To") },
    { name: "created", label: t("Created") },
  ];
}
