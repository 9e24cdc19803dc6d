import { pageAddress } from "../../page-address.ts";
import type { Context } from "../../context.ts";
import type { PaymentStatus } from "./payment.ts";

/** Where to redirect the browser after a payment attempt. */
export function addressAfter(ctx: Context, trxId: string, status: PaymentStatus): string {
  const path =
    status === "paid"
      ? `/order-confirmation?trx_id=${trxId}`
      : `/payment/${trxId}?result=${status === "failed" ? "failed" : "open"}`;
  return pageAddress(ctx, ctx.visitor.language.code, path);
}
