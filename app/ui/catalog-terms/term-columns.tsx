import { href, Link } from "react-router";
import type { TermRecord } from "#domain/catalog/term-admin/term-admin.ts";
import type { TermKind } from "#shared/term-kinds.ts";
import { RowActions, RowName } from "../desk/data-table/row-actions.tsx";
import { numberColumn } from "../desk/data-table/usual-columns.tsx";
import { choicesById, choicesOf } from "../desk/data-table/usual-filters.ts";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import type { Page } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";

type Attribute = { id: number; name: string };
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
    numberColumn(page, "uses", t("Used"), "usesCount"),
    {
      id: "actions",
      label: t("Actions"),
      cell: (term) => <TermButtons {...{ page, term, actions }} />,
    },
  ];
}

/** The values of an attribute, which have a list of their own. */
export function valueColumn({ t }: Page, values: readonly TermRecord[]): TableColumn<TermRecord> {
  return {
    id: "values",
    label: t("Values"),
    cell: ({ id, name }) => (
      <Link
        to={{ pathname: href("/admin/attribute-values"), search: `?attribute=${id}` }}
        className="line-clamp-2 max-w-md min-w-40 text-primary-text hover:underline"
      >
        <span className="sr-only">{t("Values of {name}", { name })}: </span>
        <bdi>
          {values
            .filter(({ attributeId }) => attributeId === id)
            .map((value) => value.name)
            .join(", ") || t("New value")}
        </bdi>
      </Link>
    ),
  };
}

type TermButtonsProps = { page: Page; term: TermRecord; actions: TermActions };

function TermButtons({ page: { t }, term, actions }: TermButtonsProps) {
  return (
    <RowActions
      name={term.name}
      actions={[
        { label: t("Merge"), variant: "quiet", onClick: () => actions.onMerge(term) },
        term.usesCount === 0 && { label: t("Delete"), variant: "quiet", onClick: () => actions.onDelete(term) },
      ]}
    />
  );
}

/** By how often something is used. */
export function filtersOfUse({ t }: Page): TableFilter[] {
  return [
    { name: "use", label: t("Use"), choices: choicesOf({ used: t("Used"), unused: t("Unused") }) },
    { name: "uses", label: t("Number of uses") },
  ];
}

/** The attribute that each value belongs to. */
export function attributeColumn({ t }: Page, attributes: readonly Attribute[]): TableColumn<TermRecord> {
  const names = new Map(attributes.map(({ id, name }) => [id, name]));
  return {
    id: "attribute",
    label: t("Attribute"),
    cell: ({ attributeId }) => <bdi>{names.get(attributeId ?? 0)}</bdi>,
  };
}

export function valueFilters(page: Page, attributes: readonly Attribute[]): TableFilter[] {
  const choices = choicesById(attributes);
  return [{ name: "attribute", label: page.t("Attribute"), choices }, ...filtersOfUse(page)];
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
