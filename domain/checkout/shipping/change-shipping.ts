import type { Action } from "#domain/platform/audit/audited-action.ts";
import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { requireOwnShop, type ShopFailure } from "#domain/shops/shop/require-own-shop.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { SHIPPING_TAG } from "./find-shipping-rates.ts";
import { lockShipping } from "./shipping-write.repository.ts";

/** Which deliveries: those of the visitor's own shop, or the common ones, which the operator manages. */
export type ShippingSide = "shop" | "operator";

export type ShippingFailure = StaffFailure | ShopFailure;

/** `shopId` null: the common ones. */
type ShippingOwner = { shopId: number | null };

export type WrittenShipping = {
  id: number;
  kind: "delivery" | "zone" | "pickup_point" | "practice" | "package" | "carrier" | "rate_table";
  name: string;
  before?: string[];
  /** The new values. */
  values?: string[];
};

export async function getShippingOwner(
  ctx: Context,
  side: ShippingSide,
  access: "read" | "write",
): Promise<Result<ShippingOwner, ShippingFailure>> {
  if (side === "operator") {
    const failed = staffFailure(ctx, "shipping.manage");
    return failed ? failure(failed) : success({ shopId: null });
  }
  const shop = await requireOwnShop(ctx, `shop.${access}`);
  return shop.ok ? success({ shopId: shop.value.id }) : shop;
}

/**
 * Writes shipping settings in one transaction, under their owner's lock; logs staff actions in the audit log. Placed
 * orders have their own copy.
 */
export async function changeShipping<Refused>(
  ctx: Context,
  side: ShippingSide,
  action: Extract<Action, `shipping.${string}`>,
  write: (inside: Context, shopId: number | null) => Promise<Result<WrittenShipping, Refused>>,
): Promise<Result<{ id: number }, ShippingFailure | Refused>> {
  const owner = await getShippingOwner(ctx, side, "write");
  if (!owner.ok) return owner;
  const written = await withTransaction(ctx, async (inside) => {
    await lockShipping(inside, owner.value.shopId);
    const done = await write(inside, owner.value.shopId);
    if (done.ok && side === "operator") {
      const { id, kind, name, before, values } = done.value;
      await logAudit(inside, {
        action,
        subject: { kind: "shipping", id },
        details: { kind, name, ...(before && { before }), ...(values && { after: values }) },
      });
    }
    return done;
  });
  if (!written.ok) return written;
  await ctx.cache.purge([SHIPPING_TAG]);
  return success({ id: written.value.id });
}
