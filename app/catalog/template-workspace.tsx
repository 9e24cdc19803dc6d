import { useState } from "react";
import type { CategoryChoice } from "#domain/catalog/product-admin/find-product-choices.ts";
import type { TemplateRecord } from "#domain/catalog/specification-template/specification-template.ts";
import { TEMPLATE_LIST } from "#shared/list/desk-lists.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import { ConfirmDialog } from "../ui/admin/confirm-dialog.tsx";
import { MergeDialog } from "../ui/catalog-terms/merge-dialog.tsx";
import { templateColumns, templateFilters } from "../ui/catalog-terms/template-columns.tsx";
import { TemplateDialog } from "../ui/catalog-terms/template-dialog.tsx";
import type { Languages } from "../ui/catalog-terms/term-dialog.tsx";
import { DataTable } from "../ui/desk/data-table/data-table.tsx";
import { Button } from "../ui/parts/button.tsx";
import { Icon } from "../ui/parts/icon.tsx";
import { usePage } from "../ui/parts/page.tsx";
import { ListFileButtons } from "./list-file-buttons.tsx";
import { useTemplateCalls } from "./use-template-calls.ts";

type TemplateWorkspaceProps = {
  query: ListQuery;
  found: ListPage<TemplateRecord>;
  /** All of them, for merging. */
  templates: readonly Pick<TemplateRecord, "id" | "name" | "version">[];
  categories: readonly CategoryChoice[];
  languages: Languages;
};

/** The templates of specifications, and what can be done with them. */
export function TemplateWorkspace({ query, found, templates, categories, languages }: TemplateWorkspaceProps) {
  const page = usePage();
  const { t } = page;
  const calls = useTemplateCalls();
  const [open, setOpen] = useState<TemplateRecord | "new" | null>(null);
  const [merging, setMerging] = useState<TemplateRecord | null>(null);
  const [deleting, setDeleting] = useState<TemplateRecord | null>(null);
  const columns = templateColumns(page, categories, { onOpen: setOpen, onMerge: setMerging, onDelete: setDeleting });
  return (
    <>
      <p className="mb-4 max-w-2xl text-muted">
        {t("Sellers start a product's specifications with a template, so that shoppers can compare products.")}
      </p>
      <DataTable
        name="admin-specification-templates"
        label={t("Specification templates")}
        definition={TEMPLATE_LIST}
        {...{ query, found, columns }}
        filters={templateFilters(page, categories)}
        searchHint={t("Part of a name")}
        tools={
          <>
            <ListFileButtons list="specification-templates" label={t("Specification templates")} />
            <Button data-action="" onClick={() => setOpen("new")}>
              <Icon name="plus" className="size-4.5" />
              {t("New template")}
            </Button>
          </>
        }
      />
      {open !== null && (
        <TemplateDialog
          template={open === "new" ? null : open}
          categories={categories}
          languages={languages}
          onSave={(typed) => calls.save(open === "new" ? null : open, typed)}
          onClose={() => setOpen(null)}
        />
      )}
      {merging && (
        <MergeDialog
          name={merging.name}
          text={t(
            "The other one gets the rows that it lacks, and this one is deleted. Products keep their specifications.",
          )}
          others={templates.filter(({ id }) => id !== merging.id)}
          onMerge={(intoId) => calls.merge(merging, intoId, templates.find(({ id }) => id === intoId)?.version)}
          onClose={() => setMerging(null)}
        />
      )}
      {deleting && (
        <ConfirmDialog
          title={t("Delete {name}?", { name: deleting.name })}
          text={t("Products keep their specifications.")}
          action={t("Delete")}
          onClose={() => setDeleting(null)}
          onAction={() => calls.remove(deleting.id)}
        />
      )}
    </>
  );
}
