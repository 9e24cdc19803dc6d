import type { Context } from "../../context.ts";
import type { PurchaseView } from "./order.ts";
import { findNewestPurchases, type PurchaseRow } from "./order.repository.ts";
import { presentWhole } from "./present-purchase.ts";

const MAX = 4;

/** The visitor's latest purchase, and those that still wait for payment. */
export async function findLatestPurchases(ctx: Context): Promise<{ latest: PurchaseView[]; unpaid: PurchaseView[] }> {
  const [latest, unpaid] = await Promise.all([
    findNewestPurchases(ctx, { isUnpaid: false, max: MAX }),
    findNewestPurchases(ctx, { isUnpaid: true, max: MAX }),
  ]);
  const rows = [...new Map([...latest, ...unpaid].map((row) => [row.id, row])).values()];
  const shown = new Map((await presentWhole(ctx, rows)).map((view) => [view.trxId, view]));
  const viewsOf = (wanted: readonly PurchaseRow[]) => wanted.map(({ trxId }) => shown.get(trxId)!);
  return { latest: viewsOf(latest), unpaid: viewsOf(unpaid).filter(({ isPayable }) => isPayable) };
}
