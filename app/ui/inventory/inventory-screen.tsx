import { useState } from "react";
import type { InventoryRecord } from "#domain/fulfilment/inventory/inventory.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import { STOCK_LIST } from "#shared/list/stock-lists.ts";
import { DataTable } from "../desk/data-table/data-table.tsx";
import type { ExportCall } from "../desk/data-table/export-call.ts";
import { Button } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";
import type { InventoryCalls } from "./inventory-calls.ts";
import { MovementsDrawer } from "./movements-drawer.tsx";
import { stockColumns, stockFilters } from "./stock-columns.tsx";
import { StockCount } from "./stock-count.tsx";
import { StockImportDialog } from "./stock-import-dialog.tsx";
import { StockDialog } from "./stock-dialog.tsx";

type InventoryScreenProps = {
  found: ListPage<InventoryRecord>;
  query: ListQuery;
  isShopNamed: boolean;
  /** That it can be narrowed to. */
  shops?: readonly { id: number; name: string }[];
  isReadOnly?: boolean;
  calls: InventoryCalls;
  exporting: ExportCall;
};

const NO_DETAILS = () => null;
const NO_SHOPS: readonly never[] = [];

/** Stock by variant, to find and adjust, and stock counts. */
export function InventoryScreen({
  found,
  query,
  isShopNamed,
  shops = NO_SHOPS,
  isReadOnly = false,
  calls,
  exporting,
}: InventoryScreenProps) {
  const page = usePage();
  const { t } = page;
  const [isCounting, setCounting] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const [open, setOpen] = useState<{ what: "stock" | "history"; row: InventoryRecord } | null>(null);
  const columns = stockColumns(page, {
    isShopNamed,
    isReadOnly,
    calls,
    onAdjust: (row) => setOpen({ what: "stock", row }),
    onHistory: (row) => setOpen({ what: "history", row }),
  });
  const close = () => setOpen(null);
  if (isCounting) return <StockCount isShopNamed={isShopNamed} calls={calls} onDone={() => setCounting(false)} />;
  return (
    <>
      <DataTable
        name="inventory"
        label={t("Inventory")}
        definition={STOCK_LIST}
        {...{ query, found, columns, exporting }}
        pathOf={NO_DETAILS}
        filters={stockFilters(t, shops)}
        searchLabel={t("Search products")}
        searchHint={t("Name, SKU or barcode")}
        empty={{ icon: "package-search", title: t("No matching products"), text: t("Try another status or search.") }}
        tools={
          !isReadOnly && (
            <>
              <Button variant="secondary" data-action="" onClick={() => setImporting(true)}>
                {t("Import stock")}
              </Button>
              <Button variant="secondary" data-action="" onClick={() => setCounting(true)}>
                {t("Count stock")}
              </Button>
            </>
          )
        }
      />
      {isImporting && <StockImportDialog calls={calls} onClose={() => setImporting(false)} />}
      {open?.what === "stock" && <StockDialog row={open.row} calls={calls} onClose={close} />}
      {open?.what === "history" && <MovementsDrawer row={open.row} calls={calls} onClose={close} />}
    </>
  );
}
