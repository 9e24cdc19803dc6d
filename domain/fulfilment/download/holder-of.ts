import { isKey, isOrderKey, isOwnPurchase } from "#domain/orders/order/purchase-access.ts";
import type { Context } from "../../context.ts";
import type { LinkHolder } from "./download-link.ts";
import type { DownloadLineRow } from "./download.repository.ts";

/** As whom the visitor may have the line's files: the buyer alone, never the shop or staff. Null: as nobody. */
export function holderOf(ctx: Context, line: DownloadLineRow, key: string | undefined): LinkHolder | null {
  if (isOwnPurchase(ctx, line))
    return line.customerId === null
      ? { kind: "session", id: line.sessionId! }
      : { kind: "customer", id: line.customerId };
  const isSecretHeld =
    isKey(ctx, key, line.purchaseKeyHash) || isOrderKey(ctx, key, { code: line.orderCode, keyHash: line.orderKeyHash });
  return isSecretHeld ? { kind: "key" } : null;
}
