import { failure, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { toPostalAddress } from "../../customers/address/address.input.ts";
import {
  changeDeliveryAddress,
  type ChangeAddressFailure,
  type ReaddressedOrder,
} from "../../orders/order/change-delivery-address.ts";
import { readOrderCode } from "../../orders/order/order-code.ts";
import type { OrderAddressInput } from "./fulfilment.input.ts";
import { getManagedOrder } from "./fulfilment.repository.ts";
import type { OrderManager } from "./fulfilment.ts";

/** Changed by the shop at the buyer's request, or by the operator on its behalf; the buyer reads the reason. */
export async function changeOrderAddress(
  ctx: Context,
  manager: OrderManager,
  code: string,
  { reason, version, ...address }: OrderAddressInput,
): Promise<Result<ReaddressedOrder, ChangeAddressFailure>> {
  const order = await getManagedOrder(ctx, manager.shopId, readOrderCode(code));
  if (!order) return failure({ code: "not_found" });
  return changeDeliveryAddress(ctx, {
    orderId: order.id,
    actor: manager.actor,
    address: toPostalAddress(address),
    reason,
    version,
  });
}
