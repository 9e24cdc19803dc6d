import { useMemo, useState } from "react";
import type { TermRecord } from "#domain/catalog/term-admin/term-admin.ts";
import { TERM_LIST, VALUE_LIST } from "#shared/list/desk-lists.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import type { TermKind } from "#shared/term-kinds.ts";
import { useBulkCall } from "../api-client/use-bulk-call.ts";
import { LibraryButton } from "../media/library-button.tsx";
import { useProductCalls } from "../product-admin/use-product-calls.ts";
import { ConfirmDialog } from "../ui/admin/confirm-dialog.tsx";
import { MergeDialog } from "../ui/catalog-terms/merge-dialog.tsx";
import {
  attributeColumn,
  filtersOfUse,
  termColumns,
  valueColumn,
  valueFilters,
} from "../ui/catalog-terms/term-columns.tsx";
import { type GuidePage, type Languages, TermDialog } from "../ui/catalog-terms/term-dialog.tsx";
import { DataTable } from "../ui/desk/data-table/data-table.tsx";
import type { TableAction } from "../ui/desk/data-table/table-column.ts";
import { Button } from "../ui/parts/button.tsx";
import { Icon } from "../ui/parts/icon.tsx";
import { usePage } from "../ui/parts/page.tsx";
import { ListFileButtons } from "./list-file-buttons.tsx";
import { useTermCalls } from "./use-term-calls.ts";

type TermWorkspaceProps = {
  kind: TermKind;
  label: string;
  newLabel: string;
  /** What they are for. */
  text?: string;
  query: ListQuery;
  found: ListPage<TermRecord>;
  /** All of them, for merging. */
  terms: readonly { id: number; name: string }[];
  /** For attributes, and of values: all of them. */
  values?: readonly TermRecord[];
  /** For values. */
  attributes?: readonly { id: number; name: string }[];
  languages: Languages;
  /** For attributes. */
  pages?: readonly GuidePage[];
};

/** `term` null: a new one, of an attribute if it is a value. */
type Open = { term: TermRecord | null; attributeId: number | null };

const CHANGES = ["products"] as const;
const NONE: readonly never[] = [];
const toInput = (value: string) => (value === "" ? {} : { into_id: Number(value) });

/** A list of brands, colors, attributes, values, tags or units, and what can be done with them. */
export function TermWorkspace(props: TermWorkspaceProps) {
  const { kind, label, newLabel, text, query, found, terms, values = NONE, attributes = NONE } = props;
  const { languages, pages = [] } = props;
  const page = usePage();
  const { t } = page;
  const calls = useTermCalls();
  const { upload } = useProductCalls("operator");
  const [open, setOpen] = useState<Open | null>(null);
  const [merging, setMerging] = useState<TermRecord | null>(null);
  const [deleting, setDeleting] = useState<TermRecord | null>(null);
  const param = useMemo(() => ({ kind }), [kind]);
  const bulkCall = useBulkCall("/admin/catalog/:kind/bulk", CHANGES, toInput, param);
  const [first, ...others] = termColumns(page, kind, {
    onOpen: (term) => setOpen({ term, attributeId: term.attributeId }),
    onMerge: setMerging,
    onDelete: setDeleting,
  });
  const more =
    kind === "attributes"
      ? [valueColumn(page, values)]
      : kind === "attribute-values"
        ? [attributeColumn(page, attributes)]
        : [];
  const columns = [first!, ...more, ...others];
  // Values are merged within their attribute.
  const besides = (term: TermRecord) =>
    (kind === "attribute-values" ? values.filter(({ attributeId }) => attributeId === term.attributeId) : terms).filter(
      ({ id }) => id !== term.id,
    );
  const isMergedInBulk = kind !== "attributes" && kind !== "attribute-values";
  const attributeId = kind === "attribute-values" ? attributeOf(query) : null;
  const merge: TableAction = {
    name: "merge",
    label: t("Merge"),
    field: {
      label: t("Merge into"),
      isRequired: true,
      choices: terms.map(({ id, name }) => ({ value: String(id), label: name })),
    },
  };
  const remove: TableAction = { name: "delete", label: t("Delete unused"), variant: "danger" };

  return (
    <>
      {text && <p className="mb-4 max-w-2xl text-muted">{text}</p>}
      <DataTable
        name={`admin-${kind}`}
        definition={kind === "attribute-values" ? VALUE_LIST : TERM_LIST}
        {...{ label, query, found, columns }}
        filters={kind === "attribute-values" ? valueFilters(page, attributes) : filtersOfUse(page)}
        searchHint={t("Part of a name")}
        tools={
          <>
            {kind !== "attribute-values" && <ListFileButtons list={kind} label={label} />}
            {(kind !== "attribute-values" || attributeId !== null) && (
              <Button data-action="" onClick={() => setOpen({ term: null, attributeId })}>
                <Icon name="plus" className="size-4.5" />
                {newLabel}
              </Button>
            )}
          </>
        }
        bulk={{ actions: isMergedInBulk ? [merge, remove] : [remove], call: bulkCall }}
      />
      {open && (
        <TermDialog
          title={open.term?.name ?? newLabel}
          {...{ kind, ...open }}
          languages={languages}
          pages={pages}
          onUpload={upload}
          library={(onChoose) => <LibraryButton side="operator" onChoose={onChoose} />}
          onSave={(typed) => calls.save(kind, open.term, typed)}
          onClose={() => setOpen(null)}
        />
      )}
      {merging && (
        <MergeDialog
          name={merging.name}
          text={t("Products that use it get the other one, and it's deleted.")}
          others={besides(merging)}
          onMerge={(intoId) => calls.merge(kind, merging.id, intoId)}
          onClose={() => setMerging(null)}
        />
      )}
      {deleting && (
        <ConfirmDialog
          title={t("Delete {name}?", { name: deleting.name })}
          text={t("No product has it. This can't be undone.")}
          action={t("Delete")}
          onClose={() => setDeleting(null)}
          onAction={() => calls.remove(kind, deleting.id)}
        />
      )}
    </>
  );
}

/** The attribute whose values are shown, if there is only one. */
function attributeOf({ filters }: ListQuery): number | null {
  const filter = filters.find(({ name, operator }) => name === "attribute" && operator === "is");
  return filter?.values.length === 1 ? Number(filter.values[0]) : null;
}
