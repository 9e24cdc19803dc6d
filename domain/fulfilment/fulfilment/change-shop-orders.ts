import type { BulkInput } from "#domain/platform/list/list.input.ts";
import { type BulkReport, runBulk } from "#domain/platform/list/run-bulk.ts";
import { SHOP_ORDER_LIST } from "#shared/list/order-lists.ts";
import type { ShopRefusal } from "#domain/shops/shop/require-own-shop.ts";
import { type Result, success } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { confirmShopOrder } from "./confirm-shop-order.ts";
import { getShopOwner } from "./fulfilment.ts";
import { shopOrderReads } from "./shop-order-list.repository.ts";

/** The shop accepts selected orders. */
export async function changeShopOrders(
  ctx: Context,
  input: BulkInput<"confirm">,
): Promise<Result<BulkReport, ShopRefusal>> {
  const owner = await getShopOwner(ctx, "orders.write");
  if (!owner.ok) return owner;
  return success(
    await runBulk(ctx, input, {
      definition: SHOP_ORDER_LIST,
      find: async (wanted, after, most) =>
        (await shopOrderReads(ctx, owner.value.shopId).findAfter(wanted, after, most)).map(({ id, code }) => ({
          id,
          label: code,
        })),
      change: (inside, { label }) => confirmShopOrder(inside, owner.value, label),
    }),
  );
}
