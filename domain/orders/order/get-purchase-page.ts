import { getPageVersion, type PageVersionText } from "#domain/platform/page/get-page-version.ts";
import type { Context } from "../../context.ts";
import { isTrxId } from "./order-code.ts";
import { findOrderRows, getPlacedPurchase } from "./order.repository.ts";
import { purchaseAccess } from "./purchase-access.ts";

/** The text of a legal page as it applied to a purchase, in its language; null for anyone who may not see the purchase. */
export async function getPurchasePage(
  ctx: Context,
  { trxId, versionId, key }: { trxId: string; versionId: number; key?: string | undefined },
): Promise<PageVersionText | null> {
  const purchase = isTrxId(trxId) ? await getPlacedPurchase(ctx, trxId) : null;
  if (!purchase?.legalPages?.pages.some((page) => page.versionId === versionId)) return null;
  const orders = await findOrderRows(ctx, purchase.id, purchase.currencyCode);
  if (!purchaseAccess(ctx, purchase, orders, key)) return null;
  const { shopName, shopEmail } = purchase.legalPages;
  return getPageVersion(ctx, versionId, { languageCode: purchase.languageCode, shopName, shopEmail });
}
