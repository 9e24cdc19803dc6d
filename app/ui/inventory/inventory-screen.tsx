import { useState } from "react";
import type { InventoryRecord } from "#domain/fulfilment/inventory/inventory.ts";
import type { InventoryQuery } from "#domain/fulfilment/inventory/inventory.input.ts";
import { INVENTORY_FILTERS } from "#shared/inventory-choices.ts";
import type { Page } from "#shared/page.ts";
import { FilterBar, FilterChoice, FilterText } from "../admin/filter-bar.tsx";
import { Button } from "../parts/button.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { PageLinks } from "../parts/page-links.tsx";
import { usePage } from "../parts/page.tsx";
import type { InventoryCalls } from "./inventory-calls.ts";
import { inventoryFilterName } from "./inventory-words.ts";
import { StockCount } from "./stock-count.tsx";
import { StockRows } from "./stock-rows.tsx";

type InventoryScreenProps = {
  stock: Page<InventoryRecord>;
  query: InventoryQuery;
  isShopNamed: boolean;
  isReadOnly?: boolean;
  calls: InventoryCalls;
};

/** Stock by variant, to find and adjust, and stock counts. */
export function InventoryScreen({ stock, query, isShopNamed, isReadOnly = false, calls }: InventoryScreenProps) {
  const { t } = usePage();
  const [isCounting, setCounting] = useState(false);
  if (isCounting) return <StockCount isShopNamed={isShopNamed} calls={calls} onDone={() => setCounting(false)} />;
  return (
    <>
      {!isReadOnly && (
        <p className="mb-4 flex justify-end">
          <Button look="secondary" data-action="" onClick={() => setCounting(true)}>
            {t("Count stock")}
          </Button>
        </p>
      )}
      <FilterBar
        label={t("Inventory")}
        search={<FilterText name="q" label={t("Search")} value={query.q} hint={t("Name, SKU or barcode")} />}
      >
        <FilterChoice
          name="state"
          label={t("State")}
          value={query.state === "all" ? undefined : query.state}
          all={inventoryFilterName("all", t)}
          choices={INVENTORY_FILTERS.slice(1).map((value) => ({ value, label: inventoryFilterName(value, t) }))}
        />
      </FilterBar>
      {stock.items.length > 0 ? (
        <StockRows stock={stock.items} isShopNamed={isShopNamed} isReadOnly={isReadOnly} calls={calls} />
      ) : (
        <EmptyState icon="package-search" title={t("No matching products")} text={t("Try another status or search.")} />
      )}
      <PageLinks page={stock} />
    </>
  );
}
