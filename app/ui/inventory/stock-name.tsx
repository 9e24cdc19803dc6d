import type { InventoryRecord } from "#domain/fulfilment/inventory/inventory.ts";

/** The product, the variant and its codes. */
export function StockName({ row, isShopNamed }: { row: InventoryRecord; isShopNamed: boolean }) {
  const codes = [row.sku, row.barcode, isShopNamed ? row.shopName : ""].filter(Boolean);
  return (
    <div className="min-w-0">
      <p className="line-clamp-2 font-semibold" dir="auto">
        {row.productName}
      </p>
      {row.choice !== "" && (
        <p className="text-sm" dir="auto">
          {row.choice}
        </p>
      )}
      <p className="flex flex-wrap gap-x-2 text-xs text-muted">
        {codes.map((code) => (
          <bdi key={code} className="break-all">
            {code}
          </bdi>
        ))}
      </p>
    </div>
  );
}
