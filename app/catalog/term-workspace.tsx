import { useState } from "react";
import type { TermRecord } from "#domain/catalog/term-admin/term-admin.ts";
import type { TermKind } from "#shared/term-kinds.ts";
import { LibraryButton } from "../media/library-button.tsx";
import { useProductCalls } from "../product-admin/use-product-calls.ts";
import { ConfirmDialog } from "../ui/admin/confirm-dialog.tsx";
import { MergeDialog } from "../ui/catalog-terms/merge-dialog.tsx";
import { type GuidePage, type Languages, TermDialog } from "../ui/catalog-terms/term-dialog.tsx";
import { TermList } from "../ui/catalog-terms/term-list.tsx";
import { Button } from "../ui/parts/button.tsx";
import { EmptyState } from "../ui/parts/empty-state.tsx";
import { TextField } from "../ui/parts/field.tsx";
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
  terms: readonly TermRecord[];
  /** Of attributes. */
  values?: readonly TermRecord[];
  languages: Languages;
  /** For attributes. */
  pages?: readonly GuidePage[];
};

/** `term` null: a new one, of an attribute if it is a value. */
type Open = { kind: TermKind; term: TermRecord | null; attributeId: number | null };
type Chosen = { kind: TermKind; term: TermRecord };

const SHOWN = 200;
/** From this many on they are searched. */
const MANY = 20;

/** A list of brands, colors, attributes, tags or units, and what can be done with them. */
export function TermWorkspace({
  kind,
  label,
  newLabel,
  text,
  terms,
  values = [],
  languages,
  pages = [],
}: TermWorkspaceProps) {
  const { t } = usePage();
  const calls = useTermCalls();
  const { upload } = useProductCalls("operator");
  const [open, setOpen] = useState<Open | null>(null);
  const [merging, setMerging] = useState<Chosen | null>(null);
  const [deleting, setDeleting] = useState<Chosen | null>(null);
  const [search, setSearch] = useState("");
  const wanted = search.trim().toLowerCase();
  const matching = wanted === "" ? terms : terms.filter(({ name }) => name.toLowerCase().includes(wanted));
  const valuesOf = (id: number | null) => values.filter(({ attributeId }) => attributeId === id);
  const besides = ({ kind: of, term }: Chosen) =>
    (of === "attribute-values" ? valuesOf(term.attributeId) : terms).filter(({ id }) => id !== term.id);
  const actions = (of: TermKind) => ({
    onOpen: (term: TermRecord) => setOpen({ kind: of, term, attributeId: term.attributeId }),
    onMerge: (term: TermRecord) => setMerging({ kind: of, term }),
    onDelete: (term: TermRecord) => setDeleting({ kind: of, term }),
  });

  return (
    <>
      {text && <p className="mb-4 max-w-2xl text-muted">{text}</p>}
      <div className="mb-5 flex flex-wrap items-end gap-4">
        <Button data-action="" onClick={() => setOpen({ kind, term: null, attributeId: null })}>
          <Icon name="plus" className="size-4.5" />
          {newLabel}
        </Button>
        <ListFileButtons list={kind} label={label} />
        {terms.length > MANY && (
          <TextField
            type="search"
            label={t("Search")}
            isLabelHidden
            placeholder={t("Search")}
            required={false}
            className="w-full max-w-xs"
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        )}
      </div>
      {terms.length > 0 && matching.length === 0 && <EmptyState icon="search-x" title={t("No matches")} />}
      {terms.length === 0 && <EmptyState icon="package-open" title={t("Nothing here yet")} />}
      {matching.length > 0 && (
        <TermList
          kind={kind}
          label={label}
          terms={matching.slice(0, SHOWN)}
          canMerge={kind !== "attributes"}
          {...actions(kind)}
          {...(kind === "attributes" && {
            below: (attribute: TermRecord) => (
              <AttributeValues
                attribute={attribute}
                values={valuesOf(attribute.id)}
                actions={actions("attribute-values")}
                onNew={() => setOpen({ kind: "attribute-values", term: null, attributeId: attribute.id })}
              />
            ),
          })}
        />
      )}
      {matching.length > SHOWN && (
        <p className="mt-3 text-sm text-muted">
          {t("The first {count} are shown. Search to see others.", { count: SHOWN })}
        </p>
      )}
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

type Actions = Record<"onOpen" | "onMerge" | "onDelete", (term: TermRecord) => void>;

function AttributeValues({
  attribute,
  values,
  actions,
  onNew,
}: {
  attribute: TermRecord;
  values: readonly TermRecord[];
  actions: Actions;
  onNew: () => void;
}) {
  const { t } = usePage();
  const label = t("Values of {name}", { name: attribute.name });
  return (
    <details className="mt-1 mb-2">
      <summary className="min-h-6 cursor-pointer text-sm text-muted">
        {label}: {values.map(({ name }) => name).join(", ")}
      </summary>
      <div className="mt-2 grid gap-3 ps-4">
        {values.length > 0 && <TermList kind="attribute-values" label={label} terms={values} canMerge {...actions} />}
        <Button look="secondary" size="small" className="justify-self-start" onClick={onNew}>
          <Icon name="plus" className="size-4" />
          {t("New value")}
        </Button>
      </div>
    </details>
  );
}
