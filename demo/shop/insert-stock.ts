import type { Database } from "#db/client.ts";
import { stockLevels, stockMovements } from "#db/schema/stock.ts";
import { insertRows } from "../insert-rows.ts";
import { daysFrom, known } from "../known.ts";
import type { DemoProduct } from "./demo-product.ts";
import { unitsInOrders, type PlannedPurchase } from "./plan-orders.ts";

/** Stock levels with their initial movement: the sellable quantity equals the variant's stock, regardless of orders. */
export async function insertStock(
  db: Database,
  all: readonly DemoProduct[],
  variantIds: ReadonlyMap<string, number>,
  purchases: readonly PlannedPurchase[],
  now: Date,
): Promise<void> {
  const { held, shipped } = unitsInOrders(purchases);
  const shelves = all.flatMap((product) =>
    product.variants.map(({ sku, stock }) => ({
      variantId: known(variantIds, sku),
      stock,
      held: held.get(sku) ?? 0,
      shipped: shipped.get(sku) ?? 0,
      receivedAt: daysFrom(now, -product.daysOnSale - 2),
    })),
  );
  await insertRows(
    db,
    stockLevels,
    shelves.map((shelf) => ({
      variantId: shelf.variantId,
      onHand: shelf.stock + shelf.held,
      allocated: shelf.held,
      updatedAt: now,
    })),
  );
  const received = shelves.map((shelf) => ({
    variantId: shelf.variantId,
    kind: "received" as const,
    quantity: shelf.stock + shelf.held + shelf.shipped,
    note: "first delivery",
    createdAt: shelf.receivedAt,
  }));
  await insertRows(
    db,
    stockMovements,
    received.filter(({ quantity }) => quantity > 0),
  );
}
