import type { BulkInput } from "#domain/platform/list/list.input.ts";
import { changeCoupon, type ChangeCouponFailure } from "#domain/pricing/coupon-admin/change-coupon.ts";
import type { CouponOwner } from "#domain/pricing/coupon-admin/coupon-admin.ts";
import type { ChangeCouponInput, NewCouponInput } from "#domain/pricing/coupon-admin/coupon-admin.input.ts";
import { getCouponOwner } from "#domain/pricing/coupon-admin/coupon-owner.ts";
import { createCoupon, type CreateCouponFailure } from "#domain/pricing/coupon-admin/create-coupon.ts";
import { endCoupon } from "#domain/pricing/coupon-admin/end-coupon.ts";
import { endCoupons } from "#domain/pricing/coupon-admin/end-coupons.ts";
import { findAdminCoupons } from "#domain/pricing/coupon-admin/find-admin-coupons.ts";
import { findCouponProducts } from "#domain/pricing/coupon-admin/find-coupon-products.ts";
import { getCouponForm } from "#domain/pricing/coupon-admin/get-coupon-form.ts";
import { ADMIN_COUPON_LIST, SHOP_COUPON_LIST } from "#shared/list/coupon-lists.ts";
import { toWire } from "#shared/wire.ts";
import { refuse, refuseInput, type ApiContext } from "./answer.ts";
import { presentBulk } from "./bulk.ts";
import { listQueryOf, pagedList } from "./paged.ts";

type Side = CouponOwner["kind"];

const CALLS: Record<Side, string> = { shop: "seller/coupons", operator: "admin/coupons" };

/** Shop and operator use the same actions on coupons; which of them the caller is, is checked each time. */
export async function listCoupons(c: ApiContext, side: Side) {
  const keeper = await getCouponOwner(c.var.ctx, side, "read");
  if (!keeper.ok) return refuse(c, keeper.failure);
  const query = listQueryOf(c, side === "shop" ? SHOP_COUPON_LIST : ADMIN_COUPON_LIST);
  return c.json({ coupons: pagedList(c, CALLS[side], await findAdminCoupons(c.var.ctx, keeper.value, query)) }, 200);
}

export async function showCoupon(c: ApiContext, side: Side, id: number) {
  const keeper = await getCouponOwner(c.var.ctx, side, "read");
  if (!keeper.ok) return refuse(c, keeper.failure);
  const found = await getCouponForm(c.var.ctx, keeper.value, id);
  return found.ok ? c.json({ coupon: toWire(found.value) }, 200) : refuse(c, found.failure);
}

export async function listCouponProducts(c: ApiContext, side: Side, typed: string) {
  const keeper = await getCouponOwner(c.var.ctx, side, "read");
  if (!keeper.ok) return refuse(c, keeper.failure);
  return c.json({ products: toWire(await findCouponProducts(c.var.ctx, keeper.value, typed)) }, 200);
}

export async function takeNewCoupon(c: ApiContext, side: Side, input: NewCouponInput) {
  const { ctx } = c.var;
  const keeper = await getCouponOwner(ctx, side, "write");
  if (!keeper.ok) return refuse(c, keeper.failure);
  const created = await createCoupon(ctx, keeper.value, input);
  if (!created.ok) return refuseCoupon(c, created.failure);
  return c.json({ success: ctx.t("Coupon {code} created", { code: input.code }), id: created.value }, 200);
}

export async function takeCouponChange(c: ApiContext, side: Side, id: number, input: ChangeCouponInput) {
  const { ctx } = c.var;
  const keeper = await getCouponOwner(ctx, side, "write");
  if (!keeper.ok) return refuse(c, keeper.failure);
  const changed = await changeCoupon(ctx, keeper.value, id, input);
  if (!changed.ok) return refuseCoupon(c, changed.failure);
  return c.json({ success: ctx.t("Saved. Existing orders aren't affected.") }, 200);
}

function refuseCoupon(c: ApiContext, refused: CreateCouponFailure | ChangeCouponFailure): never {
  if (refused.code !== "invalid_amount") return refuse(c, refused);
  return refuseInput(c, { [refused.field]: [c.var.ctx.t("Enter an amount.")] });
}

export async function takeCouponEnd(c: ApiContext, side: Side, id: number, reason: string) {
  const { ctx } = c.var;
  const keeper = await getCouponOwner(ctx, side, "write");
  if (!keeper.ok) return refuse(c, keeper.failure);
  const ended = await endCoupon(ctx, keeper.value, id, reason);
  return ended.ok ? c.json({ success: ctx.t("Coupon ended") }, 200) : refuse(c, ended.failure);
}

export async function takeCouponEnds(c: ApiContext, side: Side, input: BulkInput<"end"> & { value: string }) {
  const keeper = await getCouponOwner(c.var.ctx, side, "write");
  if (!keeper.ok) return refuse(c, keeper.failure);
  return c.json(presentBulk(c, await endCoupons(c.var.ctx, keeper.value, input)), 200);
}
