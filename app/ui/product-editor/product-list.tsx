import { useState } from "react";
import type { ProductRecord } from "#domain/catalog/product-admin/product-admin.ts";
import type { Page } from "#shared/page.ts";
import { EmptyState } from "../parts/empty-state.tsx";
import { PageLinks } from "../parts/page-links.tsx";
import { usePage } from "../parts/page.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { ProductTable } from "./product-table.tsx";

export type BulkAction = { label: string; run: (ids: number[]) => Promise<boolean> };

type ProductListProps = {
  products: Page<ProductRecord>;
  isShopShown: boolean;
  pathOf: (id: number) => string;
  actions: readonly BulkAction[];
};

/** A page of products with what can be done with several of them. */
export function ProductList({ products, isShopShown, pathOf, actions }: ProductListProps) {
  const { t } = usePage();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [isPending, setPending] = useState(false);
  const shown = products.items.map(({ id }) => id).filter((id) => selected.has(id));

  async function run(action: BulkAction): Promise<void> {
    setPending(true);
    if (await action.run(shown)) setSelected(new Set());
    setPending(false);
  }

  if (products.items.length === 0)
    return <EmptyState icon="search-x" title={t("No matching products")} text={t("Try fewer or different filters.")} />;
  return (
    <>
      <p className="mb-2 text-sm text-muted">{t("{count} products", { count: products.total })}</p>
      <ProductTable products={products.items} selected={selected} onSelect={setSelected} {...{ isShopShown, pathOf }} />
      {shown.length > 0 && (
        <BulkBar
          count={shown.length}
          isPending={isPending}
          actions={actions.map((action) => ({ label: action.label, run: () => run(action) }))}
        />
      )}
      <PageLinks page={products} />
    </>
  );
}
