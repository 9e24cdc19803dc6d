import { toPostalAddress, type PostalAddressInput } from "#domain/customers/address/address.input.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import type { Refusal } from "#shared/failures.ts";
import { failure, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { changeDeliveryAddress, type ChangeAddressFailure, type ReaddressedOrder } from "./change-delivery-address.ts";
import { getOwnOrder } from "./get-own-order.ts";

const MAX_CHANGES = 10;

/** The customer sends an order that the shop has not confirmed to another address. */
export async function changeOwnAddress(
  ctx: Context,
  code: string,
  input: PostalAddressInput,
): Promise<Result<ReaddressedOrder, ChangeAddressFailure | Refusal<"sign_in" | "too_many_tries">>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const own = await getOwnOrder(ctx, code);
  if (!own) return failure({ code: "not_found" });
  // Each change is told to the whole team of the shop.
  const tried = await consumeRateLimit(ctx, { name: "order-address", of: own.order.code, most: MAX_CHANGES });
  if (!tried.ok) return tried;
  return changeDeliveryAddress(ctx, {
    orderId: own.id,
    actor: { kind: "shopper", customerId },
    address: toPostalAddress(input),
    reason: "",
  });
}
