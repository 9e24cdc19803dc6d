import { withCountryName } from "./present-purchase.ts";
import { refuseState } from "./change-delivery-address.ts";
import type { AddressView } from "./order.ts";
import { readOrderCode } from "./order-code.ts";
import { findOrderedGoods, getOrderToReaddress } from "./order-address.repository.ts";
import { getTrackedRow } from "./order.repository.ts";
import { isBuyer } from "./purchase-access.ts";
import type { Context } from "../../context.ts";

/** An order's delivery address, for its buyer, who may be a guest; null for everyone else, and once it can't be changed. */
export async function getOwnAddress(ctx: Context, code: string, key?: string): Promise<AddressView | null> {
  const tracked = await getTrackedRow(ctx, readOrderCode(code));
  if (!tracked || !isBuyer(ctx, tracked, key)) return null;
  const order = await getOrderToReaddress(ctx, tracked.id);
  if (!order || refuseState(order, { kind: "shopper", customerId: tracked.customerId })) return null;
  const goods = await findOrderedGoods(ctx, tracked.id);
  return goods.length === 0 ? null : withCountryName(ctx, order.address);
}
