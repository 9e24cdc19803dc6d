import type * as z from "zod";
import { toPostalAddress } from "#domain/customers/address/address.input.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { changeDeliveryAddress, type ChangeAddressFailure, type ReaddressedOrder } from "./change-delivery-address.ts";
import type { ownAddressInput } from "./order.input.ts";
import { readOrderCode } from "./order-code.ts";
import { getTrackedRow } from "./order.repository.ts";
import { isBuyer } from "./purchase-access.ts";

const MAX_CHANGES = 10;

/** The buyer, who may be a guest, sends an order that the shop has not confirmed to another address. */
export async function changeOwnAddress(
  ctx: Context,
  code: string,
  { key, ...input }: z.infer<typeof ownAddressInput>,
): Promise<Result<ReaddressedOrder, ChangeAddressFailure | Failure<"too_many_tries">>> {
  const order = await getTrackedRow(ctx, readOrderCode(code));
  if (!order || !isBuyer(ctx, order, key)) return failure({ code: "not_found" });
  // Each change notifies the whole team of the shop.
  const tried = await consumeRateLimit(ctx, { name: "order-address", of: order.code, max: MAX_CHANGES });
  if (!tried.ok) return tried;
  return changeDeliveryAddress(ctx, {
    orderId: order.id,
    actor: { kind: "shopper", customerId: order.customerId },
    address: toPostalAddress(input),
    reason: "",
  });
}
