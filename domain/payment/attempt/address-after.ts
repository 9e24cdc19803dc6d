import { pageAddress } from "../../page-address.ts";
import type { Context } from "../../context.ts";
import type { PaymentStatus } from "./payment.ts";

/** Where to redirect the browser after an attempt to pay a purchase. `isCanceled`: it claims to have gone back. */
export function addressAfter(
  ctx: Context,
  trxId: string,
  status: PaymentStatus,
  { languageCode = ctx.visitor.language.code, isCanceled = false } = {},
): string {
  const result = status === "failed" ? "failed" : isCanceled ? "canceled" : "open";
  const path = status === "paid" ? `/order-confirmation?trx_id=${trxId}` : `/payment/${trxId}?result=${result}`;
  return pageAddress(ctx, languageCode, path);
}
