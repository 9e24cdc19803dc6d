import { useState } from "react";
import type { CategoryChoice } from "#domain/catalog/product-admin/find-product-choices.ts";
import type { TemplateRecord } from "#domain/catalog/specification-template/specification-template.ts";
import { ConfirmDialog } from "../ui/admin/confirm-dialog.tsx";
import { TemplateDialog } from "../ui/catalog-terms/template-dialog.tsx";
import type { Languages } from "../ui/catalog-terms/term-dialog.tsx";
import { Button } from "../ui/parts/button.tsx";
import { EmptyState } from "../ui/parts/empty-state.tsx";
import { Icon } from "../ui/parts/icon.tsx";
import { formatNumber, usePage } from "../ui/parts/page.tsx";
import { useTemplateCalls } from "./use-template-calls.ts";

type TemplateWorkspaceProps = {
  templates: readonly TemplateRecord[];
  categories: readonly CategoryChoice[];
  languages: Languages;
};

/** The templates of specifications, and what can be done with them. */
export function TemplateWorkspace({ templates, categories, languages }: TemplateWorkspaceProps) {
  const page = usePage();
  const { t } = page;
  const calls = useTemplateCalls();
  const [open, setOpen] = useState<TemplateRecord | "new" | null>(null);
  const [deleting, setDeleting] = useState<TemplateRecord | null>(null);
  const nameOf = (categoryId: number | null) => categories.find(({ id }) => id === categoryId)?.name;
  return (
    <>
      <p className="mb-4 max-w-2xl text-muted">
        {t("Sellers start a product's specifications with a template, so that shoppers can compare products.")}
      </p>
      <Button data-action="" className="mb-5" onClick={() => setOpen("new")}>
        <Icon name="plus" className="size-4.5" />
        {t("New template")}
      </Button>
      {templates.length === 0 ? (
        <EmptyState icon="layout-list" title={t("No templates yet")} />
      ) : (
        <ul
          aria-label={t("Specification templates")}
          className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
        >
          {templates.map((template) => (
            <li key={template.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
              <button
                type="button"
                data-action=""
                className="min-h-9 min-w-0 flex-1 basis-60 text-start hover:underline"
                onClick={() => setOpen(template)}
              >
                <bdi className="font-semibold wrap-anywhere">{template.name}</bdi>
                <span dir="auto" className="block text-sm text-muted">
                  {[nameOf(template.categoryId), template.rows.join(", ")].filter(Boolean).join(" · ")}
                </span>
              </button>
              <span className="text-sm text-muted tabular-nums">
                {t("Used")}: {formatNumber(page, template.usesCount)}
              </span>
              <Button
                look="quiet"
                size="small"
                data-action=""
                aria-label={t("Delete {name}", { name: template.name })}
                onClick={() => setDeleting(template)}
              >
                {t("Delete")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {open !== null && (
        <TemplateDialog
          template={open === "new" ? null : open}
          categories={categories}
          languages={languages}
          onSave={(typed) => calls.save(open === "new" ? null : open.id, typed)}
          onClose={() => setOpen(null)}
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
