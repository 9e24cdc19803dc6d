import type { Context } from "../context.ts";
import type { PurchaseView } from "./order.ts";
import { findNewestPurchases, findOrderRows, type PurchaseRow } from "./order.repository.ts";
import { presentPurchase } from "./present-purchase.ts";

const MOST = 4;

/** What this visitor placed last, and beside it what still waits for its payment. */
export async function findLatestPurchases(ctx: Context): Promise<{ latest: PurchaseView[]; unpaid: PurchaseView[] }> {
  const [latest, unpaid] = await Promise.all([
    findNewestPurchases(ctx, { isUnpaid: false, most: MOST }),
    findNewestPurchases(ctx, { isUnpaid: true, most: MOST }),
  ]);
  const shown = new Map(
    await Promise.all(
      [...new Map([...latest, ...unpaid].map((row) => [row.id, row])).values()].map(
        async (row) => [row.id, await presentWhole(ctx, row)] as const,
      ),
    ),
  );
  const viewsOf = (rows: readonly PurchaseRow[]) => rows.map(({ id }) => shown.get(id)!);
  return { latest: viewsOf(latest), unpaid: viewsOf(unpaid).filter(({ isPayable }) => isPayable) };
}

async function presentWhole(ctx: Context, purchase: PurchaseRow): Promise<PurchaseView> {
  const orders = await findOrderRows(ctx, purchase.id, purchase.currencyCode);
  return presentPurchase(ctx, purchase, orders, { kind: "whole" });
}
