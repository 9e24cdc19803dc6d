import { isKey, isOrderKey, isOwnPurchase } from "#domain/orders/order/purchase-access.ts";
import type { Context } from "../../context.ts";
import type { DownloadState } from "./download.ts";
import type { LinkHolder } from "./download-link.ts";
import type { DownloadLineRow } from "./download.repository.ts";

/** The state of a digital line. */
export function downloadState(
  line: Pick<DownloadLineRow, "downloadsLimit" | "revokedAt" | "fulfilmentStatus">,
): DownloadState {
  if (line.fulfilmentStatus === "canceled") return "canceled";
  if (line.downloadsLimit === null) return "unpaid";
  return line.revokedAt === null ? "ready" : "refunded";
}

/**
 * The role in which the visitor may download the line's files: only as its buyer, never as the shop or staff. Null: not
 * at all.
 */
export function downloadHolder(ctx: Context, line: DownloadLineRow, key: string | undefined): LinkHolder | null {
  if (isOwnPurchase(ctx, line))
    return line.customerId === null
      ? { kind: "session", id: line.sessionId! }
      : { kind: "customer", id: line.customerId };
  const isSecretHeld =
    isKey(ctx, key, line.purchaseKeyHash) || isOrderKey(ctx, key, { code: line.orderCode, keyHash: line.orderKeyHash });
  return isSecretHeld ? { kind: "key" } : null;
}
