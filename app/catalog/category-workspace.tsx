import { useState } from "react";
import type { CategoryRecord } from "#domain/catalog/category-admin/category-admin.ts";
import { LibraryButton } from "../media/library-button.tsx";
import { useProductCalls } from "../product-admin/use-product-calls.ts";
import { MergeDialog } from "../ui/catalog-terms/merge-dialog.tsx";
import type { Languages } from "../ui/catalog-terms/term-dialog.tsx";
import { ConfirmDialog } from "../ui/admin/confirm-dialog.tsx";
import { CategoryDialog } from "../ui/category-tree/category-dialog.tsx";
import { CategoryTree } from "../ui/category-tree/category-tree.tsx";
import { Button } from "../ui/parts/button.tsx";
import { EmptyState } from "../ui/parts/empty-state.tsx";
import { Icon } from "../ui/parts/icon.tsx";
import { usePage } from "../ui/parts/page.tsx";
import { ListFileButtons } from "./list-file-buttons.tsx";
import { useCategoryCalls } from "./use-category-calls.ts";

type CategoryWorkspaceProps = {
  categories: readonly CategoryRecord[];
  attributes: readonly { id: number; name: string }[];
  /** By the category's id; empty where the user may not know. */
  commissions: Readonly<Record<number, string>>;
  languages: Languages;
};

/** The tree of categories, and what can be done with one of them. */
export function CategoryWorkspace({ categories, attributes, commissions, languages }: CategoryWorkspaceProps) {
  const { t } = usePage();
  const calls = useCategoryCalls();
  const { upload } = useProductCalls("operator");
  const [open, setOpen] = useState<CategoryRecord | "new" | null>(null);
  const [merging, setMerging] = useState<CategoryRecord | null>(null);
  const [removing, setRemoving] = useState<CategoryRecord | null>(null);
  const taxWarning = ({ taxExceptionsCount: number }: CategoryRecord) =>
    number > 0
      ? [t("Its tax exceptions ({number}) are deleted too. Its products are then taxed like others.", { number })]
      : [];

  return (
    <>
      <div className="mb-5 flex flex-wrap gap-4">
        <Button data-action="" onClick={() => setOpen("new")}>
          <Icon name="plus" className="size-4.5" />
          {t("New category")}
        </Button>
        <ListFileButtons list="categories" label={t("Categories")} />
      </div>
      {categories.length === 0 ? (
        <EmptyState
          icon="layout-grid"
          title={t("No categories yet")}
          text={t("Products need one. Create the first.")}
        />
      ) : (
        <CategoryTree
          categories={categories}
          onOpen={setOpen}
          onMove={(id, place) => void calls.move(id, place)}
          onMerge={setMerging}
          onDelete={(category) =>
            category.taxExceptionsCount > 0 ? setRemoving(category) : void calls.remove(category.id)
          }
        />
      )}
      {open !== null && (
        <CategoryDialog
          category={open === "new" ? null : open}
          {...{ categories, attributes, languages }}
          commission={open === "new" ? null : (commissions[open.id] ?? null)}
          onUpload={upload}
          library={(onChoose) => <LibraryButton side="operator" onChoose={onChoose} />}
          onSave={(typed) => calls.save(open === "new" ? null : open, typed)}
          onClose={() => setOpen(null)}
        />
      )}
      {merging && (
        <MergeDialog
          name={merging.name}
          text={[
            t("Its products and subcategories move, and its address redirects to the other one."),
            ...taxWarning(merging),
          ].join(" ")}
          others={categories.filter(({ id }) => id !== merging.id)}
          onMerge={(intoId) => calls.merge(merging.id, intoId)}
          onClose={() => setMerging(null)}
        />
      )}
      {removing && (
        <ConfirmDialog
          title={t("Delete {name}", { name: removing.name })}
          text={taxWarning(removing).join(" ")}
          action={t("Delete")}
          onClose={() => setRemoving(null)}
          onAction={() => calls.remove(removing.id)}
        />
      )}
    </>
  );
}
