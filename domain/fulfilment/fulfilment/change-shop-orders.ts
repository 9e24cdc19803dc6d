import { changeTagOfRow } from "#domain/platform/internal-tag/change-tag.ts";
import type { BulkInput, BulkValue } from "#domain/platform/list/list.input.ts";
import { type BulkReport, runBulk } from "#domain/platform/list/run-bulk.ts";
import { SHOP_ORDER_LIST } from "#shared/list/order-lists.ts";
import type { TagChange } from "#shared/list/tag-filter.ts";
import type { ShopFailure } from "#domain/shops/shop/require-own-shop.ts";
import { type Result, success } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { confirmShopOrder } from "./confirm-shop-order.ts";
import { getOrderManager } from "./fulfilment.ts";
import { shopOrderReads } from "./shop-order-list.repository.ts";

/** The shop accepts selected orders, or changes their tags. */
export async function changeShopOrders(
  ctx: Context,
  { action, value, ...input }: BulkInput<"confirm" | TagChange> & BulkValue,
): Promise<Result<BulkReport, ShopFailure>> {
  const owner = await getOrderManager(ctx, "orders.write");
  if (!owner.ok) return owner;
  return success(
    await runBulk(ctx, input, {
      definition: SHOP_ORDER_LIST,
      reads: shopOrderReads(ctx, owner.value.shopId),
      label: ({ code }) => code,
      change: (inside, { code }) =>
        action === "confirm"
          ? confirmShopOrder(inside, owner.value, code)
          : changeTagOfRow(inside, "shop", { kind: "order", code }, action, value),
    }),
  );
}
