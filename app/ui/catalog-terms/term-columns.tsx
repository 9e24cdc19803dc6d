import type { TermRecord } from "#domain/catalog/term-admin/term-admin.ts";
import type { TermKind } from "#shared/term-kinds.ts";
import { RowActions, RowName } from "../desk/data-table/row-actions.tsx";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { formatNumber, type Page } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";

export type TermActions = Record<"onOpen" | "onMerge" | "onDelete", (term: TermRecord) => void>;

/** Brands, colors, attributes, values, tags or units with how often they are used. */
export function termColumns(page: Page, kind: TermKind, actions: TermActions): TableColumn<TermRecord>[] {
  const { t } = page;
  return [
    {
      id: "name",
      label: t("Name"),
      cell: (term) => (
        <span className="flex items-center gap-3">
          <Mark {...{ kind, term }} />
          <RowName onOpen={() => actions.onOpen(term)}>
            {term.name}
            {term.translations.length > 0 && (
              <span className="block text-xs font-normal text-muted">
                {term.translations.map(({ name }) => name).join(" · ")}
              </span>
            )}
          </RowName>
        </span>
      ),
    },
    {
      id: "uses",
      label: t("Used"),
      isAtEnd: true,
      isSortedDescendingFirst: true,
      cell: ({ usesCount }) => <span className="figures">{formatNumber(page, usesCount)}</span>,
    },
    {
      id: "actions",
      label: t("Actions"),
      cell: (term) => <TermButtons {...{ page, kind, term, actions }} />,
    },
  ];
}

type ValueActions = TermActions & { onNew: (attributeId: number) => void };

/** The values of an attribute. */
export function valueColumn(page: Page, values: readonly TermRecord[], actions: ValueActions): TableColumn<TermRecord> {
  const { t } = page;
  return {
    id: "values",
    label: t("Values"),
    cell: ({ id, name }) => {
      const own = values.filter(({ attributeId }) => attributeId === id);
      const label = t("Values of {name}", { name });
      return (
        <details>
          <summary className="min-h-6 max-w-md min-w-40 cursor-pointer text-muted">
            <span className="sr-only">{label}: </span>
            <bdi>{own.map((value) => value.name).join(", ")}</bdi>
          </summary>
          <ul aria-label={label} className="mt-2 grid gap-1">
            {own.map((term) => (
              <li key={term.id} className="flex flex-wrap items-center gap-x-3">
                <RowName onOpen={() => actions.onOpen(term)}>{term.name}</RowName>
                <span className="figures text-muted">
                  {t("Used")}: {formatNumber(page, term.usesCount)}
                </span>
                <TermButtons kind="attribute-values" {...{ page, term, actions }} />
              </li>
            ))}
          </ul>
          <Button look="secondary" size="small" className="mt-2" onClick={() => actions.onNew(id)}>
            <Icon name="plus" className="size-4" />
            {t("New value")}
          </Button>
        </details>
      );
    },
  };
}

type TermButtonsProps = { page: Page; kind: TermKind; term: TermRecord; actions: TermActions };

function TermButtons({ page: { t }, kind, term, actions }: TermButtonsProps) {
  return (
    <RowActions
      name={term.name}
      actions={[
        kind !== "attributes" && { label: t("Merge"), look: "quiet", onClick: () => actions.onMerge(term) },
        term.usesCount === 0 && { label: t("Delete"), look: "quiet", onClick: () => actions.onDelete(term) },
      ]}
    />
  );
}

export function termFilters({ t }: Page): TableFilter[] {
  return [
    {
      name: "use",
      label: t("Use"),
      choices: [
        { value: "used", label: t("Used") },
        { value: "unused", label: t("Unused") },
      ],
    },
    { name: "uses", label: t("Number of uses") },
  ];
}

function Mark({ kind, term }: { kind: TermKind; term: TermRecord }) {
  if (kind === "brands")
    return <Picture file={term.image} alt="" sizes="2.5rem" className="size-10 shrink-0 rounded-field" />;
  if (kind !== "colors") return null;
  return (
    <svg aria-hidden viewBox="0 0 16 16" className="size-7 shrink-0 rounded-full border border-line-strong">
      <rect width="16" height="16" fill={term.hex} />
    </svg>
  );
}
