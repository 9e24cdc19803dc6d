import { useMemo, useState } from "react";
import type { TermRecord } from "#domain/catalog/term-admin/term-admin.ts";
import { TERM_LIST } from "#shared/list/desk-lists.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import type { TermKind } from "#shared/term-kinds.ts";
import { useBulkCall } from "../api-client/use-bulk-call.ts";
import { LibraryButton } from "../media/library-button.tsx";
import { useProductCalls } from "../product-admin/use-product-calls.ts";
import { ConfirmDialog } from "../ui/admin/confirm-dialog.tsx";
import { MergeDialog } from "../ui/catalog-terms/merge-dialog.tsx";
import { termColumns, termFilters, valueColumn } from "../ui/catalog-terms/term-columns.tsx";
import { type GuidePage, type Languages, TermDialog } from "../ui/catalog-terms/term-dialog.tsx";
import { DataTable } from "../ui/desk/data-table/data-table.tsx";
import type { TableAction } from "../ui/desk/data-table/table-column.ts";
import { Button } from "../ui/parts/button.tsx";
import { Icon } from "../ui/parts/icon.tsx";
import { usePage } from "../ui/parts/page.tsx";
import { ListFileButtons } from "./list-file-buttons.tsx";
import { useTermCalls } from "./use-term-calls.ts";

type TermWorkspaceProps = {
  kind: Exclude<TermKind, "attribute-values">;
  label: string;
  newLabel: string;
  /** What they are for. */
  text?: string;
  query: ListQuery;
  found: ListPage<TermRecord>;
  /** All of them, for merging. */
  terms: readonly { id: number; name: string }[];
  /** Of attributes. */
  values?: readonly TermRecord[];
  languages: Languages;
  /** For attributes. */
  pages?: readonly GuidePage[];
};

/** `term` null: a new one, of an attribute if it is a value. */
type Open = { kind: TermKind; term: TermRecord | null; attributeId: number | null };
type Chosen = { kind: TermKind; term: TermRecord };

const CHANGES = ["products"] as const;
const NONE: readonly TermRecord[] = [];
const toInput = (value: string) => (value === "" ? {} : { into_id: Number(value) });

/** A list of brands, colors, attributes, tags or units, and what can be done with them. */
export function TermWorkspace(props: TermWorkspaceProps) {
  const { kind, label, newLabel, text, query, found, terms, values = NONE, languages, pages = [] } = props;
  const page = usePage();
  const { t } = page;
  const calls = useTermCalls();
  const { upload } = useProductCalls("operator");
  const [open, setOpen] = useState<Open | null>(null);
  const [merging, setMerging] = useState<Chosen | null>(null);
  const [deleting, setDeleting] = useState<Chosen | null>(null);
  const param = useMemo(() => ({ kind }), [kind]);
  const bulkCall = useBulkCall("/admin/catalog/:kind/bulk", CHANGES, toInput, param);
  const columns = useMemo(() => {
    const actionsOf = (of: TermKind) => ({
      onOpen: (term: TermRecord) => setOpen({ kind: of, term, attributeId: term.attributeId }),
      onMerge: (term: TermRecord) => setMerging({ kind: of, term }),
      onDelete: (term: TermRecord) => setDeleting({ kind: of, term }),
    });
    const own = termColumns(page, kind, actionsOf(kind));
    if (kind !== "attributes") return own;
    const onNew = (attributeId: number) => setOpen({ kind: "attribute-values", term: null, attributeId });
    return [own[0]!, valueColumn(page, values, { ...actionsOf("attribute-values"), onNew }), ...own.slice(1)];
  }, [page, kind, values]);
  const besides = ({ kind: of, term }: Chosen) =>
    (of === "attribute-values" ? values.filter(({ attributeId }) => attributeId === term.attributeId) : terms).filter(
      ({ id }) => id !== term.id,
    );
  const merge: TableAction = {
    name: "merge",
    label: t("Merge"),
    field: {
      label: t("Merge into"),
      isRequired: true,
      choices: terms.map(({ id, name }) => ({ value: String(id), label: name })),
    },
  };
  const remove: TableAction = { name: "delete", label: t("Delete unused"), look: "danger" };

  return (
    <>
      {text && <p className="mb-4 max-w-2xl text-muted">{text}</p>}
      <DataTable
        name={`admin-${kind}`}
        definition={TERM_LIST}
        {...{ label, query, found, columns }}
        filters={termFilters(page)}
        searchHint={t("Part of a name")}
        tools={
          <>
            <ListFileButtons list={kind} label={label} />
            <Button data-action="" onClick={() => setOpen({ kind, term: null, attributeId: null })}>
              <Icon name="plus" className="size-4.5" />
              {newLabel}
            </Button>
          </>
        }
        bulk={{ actions: kind === "attributes" ? [remove] : [merge, remove], call: bulkCall }}
      />
      {open && (
        <TermDialog
          title={open.term?.name ?? (open.kind === "attribute-values" ? t("New value") : newLabel)}
          {...open}
          languages={languages}
          pages={pages}
          onUpload={upload}
          library={(onChoose) => <LibraryButton side="operator" onChoose={onChoose} />}
          onSave={(typed) => calls.save(open.kind, open.term?.id ?? null, typed)}
          onClose={() => setOpen(null)}
        />
      )}
      {merging && (
        <MergeDialog
          name={merging.term.name}
          text={t("Products that use it get the other one, and it's deleted.")}
          others={besides(merging)}
          onMerge={(intoId) => calls.merge(merging.kind, merging.term.id, intoId)}
          onClose={() => setMerging(null)}
        />
      )}
      {deleting && (
        <ConfirmDialog
          title={t("Delete {name}?", { name: deleting.term.name })}
          text={t("No product has it. This can't be undone.")}
          action={t("Delete")}
          onClose={() => setDeleting(null)}
          onAction={() => calls.remove(deleting.kind, deleting.term.id)}
        />
      )}
    </>
  );
}
