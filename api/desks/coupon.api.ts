import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { changeCoupon, type ChangeCouponFailure } from "#domain/pricing/coupon-admin/change-coupon.ts";
import {
  adminCouponsQuery,
  bulkAdminCouponsInput,
  bulkShopCouponsInput,
  changeCouponInput,
  couponProductsQuery,
  endCouponInput,
  newCouponInput,
  shopCouponsQuery,
} from "#domain/pricing/coupon-admin/coupon-admin.input.ts";
import type { CouponOwner } from "#domain/pricing/coupon-admin/coupon-admin.ts";
import { createCoupon, type CreateCouponFailure } from "#domain/pricing/coupon-admin/create-coupon.ts";
import { endCoupon } from "#domain/pricing/coupon-admin/end-coupon.ts";
import { endCoupons } from "#domain/pricing/coupon-admin/end-coupons.ts";
import { findAdminCoupons } from "#domain/pricing/coupon-admin/find-admin-coupons.ts";
import { findCouponProducts } from "#domain/pricing/coupon-admin/find-coupon-products.ts";
import { getCouponForm } from "#domain/pricing/coupon-admin/get-coupon-form.ts";
import { ADMIN_COUPON_LIST, SHOP_COUPON_LIST } from "#shared/list/coupon-lists.ts";
import { toWire } from "#shared/wire.ts";
import { type ApiContext, body, done, doneSchema, refuse, refuseInput } from "../answer.ts";
import { bulkSchema, presentBulk } from "../bulk.ts";
import { callerOf, type Desk, type DeskArea, operatorDesk, shopDesk } from "../desk.ts";
import { listQueryOf, pagedList, pagedListSchema } from "../paged.ts";
import { createRouter } from "../router.ts";
import { couponFormSchema, couponProductsSchema, couponRecordSchema } from "../storefront/coupon.schema.ts";

type Side = CouponOwner["kind"];

const CALLS: Record<Side, string> = { shop: "seller/coupons", operator: "admin/coupons" };

function refuseCoupon(c: ApiContext, refused: CreateCouponFailure | ChangeCouponFailure): never {
  if (refused.code !== "invalid_amount") return refuse(c, refused);
  return refuseInput(c, { [refused.field]: [c.var.ctx.t("Enter an amount.")] });
}

async function takeCouponEnd(c: ApiContext, side: Side, id: number, reason: string) {
  const { ctx } = c.var;
  const owner = callerOf(c, side);
  const ended = await endCoupon(ctx, owner, id, reason);
  return done(c, ended, ctx.t("Coupon ended"));
}

/** The calls about coupons: of a shop about its own, of the operator about all. */
function couponCalls<Area extends DeskArea>({ area, side, routes }: Desk<Area>) {
  const isShop = side === "shop";

  const list = routes.get(
    `${area}/coupons`,
    isShop
      ? "The coupons of your own shop with their uses and what these took off"
      : "The operator's coupons, or with `owner=shops` those of all shops",
    isShop ? { query: shopCouponsQuery } : { query: adminCouponsQuery },
    z.object({ coupons: pagedListSchema(couponRecordSchema) }),
  );

  const one = routes.get(
    `${area}/coupons/{id}`,
    "A coupon with its titles and products",
    { params: idParameter },
    z.object({ coupon: couponFormSchema }),
  );

  const products = routes.get(
    `${area}/coupon-products`,
    isShop ? "Products of your own shop to choose from, by their name" : "Products to choose from, by their name",
    { query: couponProductsQuery },
    z.object({ products: couponProductsSchema }),
  );

  const create = routes.post(
    `${area}/coupons`,
    "Create a coupon; times are UTC, amounts in the base currency",
    body(newCouponInput),
    doneSchema.extend({ id: z.int() }),
  );

  const change = routes.post(
    `${area}/coupons/{id}/change`,
    "Change a coupon's discount from now on; its code and uses stay",
    { params: idParameter, ...body(changeCouponInput) },
    doneSchema,
  );

  const bulk = routes.post(
    `${area}/coupons/bulk`,
    "End selected coupons; `dry_run` returns what would happen",
    isShop ? body(bulkShopCouponsInput) : body(bulkAdminCouponsInput),
    bulkSchema,
  );

  return createRouter()
    .openapi(list, async (c) => {
      const owner = callerOf(c, side);
      const query = listQueryOf(c, side === "shop" ? SHOP_COUPON_LIST : ADMIN_COUPON_LIST);
      return c.json({ coupons: pagedList(c, CALLS[side], await findAdminCoupons(c.var.ctx, owner, query)) }, 200);
    })
    .openapi(bulk, async (c) => {
      const owner = callerOf(c, side);
      return c.json(presentBulk(c, await endCoupons(c.var.ctx, owner, c.req.valid("json"))), 200);
    })
    .openapi(one, async (c) => {
      const owner = callerOf(c, side);
      const found = await getCouponForm(c.var.ctx, owner, c.req.valid("param").id);
      return found.ok ? c.json({ coupon: toWire(found.value) }, 200) : refuse(c, found.failure);
    })
    .openapi(products, async (c) => {
      const owner = callerOf(c, side);
      return c.json({ products: toWire(await findCouponProducts(c.var.ctx, owner, c.req.valid("query").q)) }, 200);
    })
    .openapi(create, async (c) => {
      const input = c.req.valid("json");
      const { ctx } = c.var;
      const owner = callerOf(c, side);
      const created = await createCoupon(ctx, owner, input);
      if (!created.ok) return refuseCoupon(c, created.failure);
      return c.json({ success: ctx.t("Coupon {code} created", { code: input.code }), id: created.value }, 200);
    })
    .openapi(change, async (c) => {
      const { id } = c.req.valid("param");
      const { ctx } = c.var;
      const owner = callerOf(c, side);
      const changed = await changeCoupon(ctx, owner, id, c.req.valid("json"));
      if (!changed.ok) return refuseCoupon(c, changed.failure);
      return c.json({ success: ctx.t("Saved. Existing orders aren't affected.") }, 200);
    });
}

const shop = shopDesk("Seller: coupons", "products");
const operator = operatorDesk("Administration: coupons", "coupons.manage");

const end = shop.routes.post(
  "/seller/coupons/{id}/end",
  "End a coupon now; placed orders keep their discount",
  { params: idParameter },
  doneSchema,
);

const endForReason = operator.routes.post(
  "/admin/coupons/{id}/end",
  "End a coupon; a shop's coupon stays ended, and its owner is notified",
  { params: idParameter, ...body(endCouponInput) },
  doneSchema,
);

export const sellerCouponCalls = couponCalls(shop).openapi(end, (c) =>
  takeCouponEnd(c, "shop", c.req.valid("param").id, ""),
);
export const adminCouponCalls = couponCalls(operator).openapi(endForReason, (c) =>
  takeCouponEnd(c, "operator", c.req.valid("param").id, c.req.valid("json").reason),
);
