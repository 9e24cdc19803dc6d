import { z } from "@hono/zod-openapi";
import {
  adminCouponsQuery,
  bulkAdminCouponsInput,
  changeCouponInput,
  couponParameter,
  couponProductsQuery,
  endCouponInput,
  newCouponInput,
} from "#domain/pricing/coupon-admin/coupon-admin.input.ts";
import { answers, body, doneSchema } from "../answer.ts";
import { couponFormSchema, couponProductsSchema, couponRecordSchema } from "../storefront/coupon.schema.ts";
import { bulkSchema } from "../bulk.ts";
import { createRoute } from "../create-route.ts";
import {
  listCouponProducts,
  listCoupons,
  showCoupon,
  takeCouponChange,
  takeCouponEnd,
  takeCouponEnds,
  takeNewCoupon,
} from "../keep-coupons.ts";
import { pagedListSchema } from "../paged.ts";
import { createRouter } from "../router.ts";
import { staffActions, staffReads } from "../staff-guard.ts";

const tags = ["Administration: coupons"];

const list = createRoute({
  method: "get",
  path: "/admin/coupons",
  tags,
  summary: "The operator's coupons, or with `owner=shops` those of all shops",
  ...staffReads("coupons.manage"),
  request: { query: adminCouponsQuery },
  responses: answers(z.object({ coupons: pagedListSchema(couponRecordSchema) })),
});

const one = createRoute({
  method: "get",
  path: "/admin/coupons/{id}",
  tags,
  summary: "A coupon with its titles and products",
  ...staffReads("coupons.manage"),
  request: { params: couponParameter },
  responses: answers(z.object({ coupon: couponFormSchema })),
});

const products = createRoute({
  method: "get",
  path: "/admin/coupon-products",
  tags,
  summary: "Products to choose from, by their name",
  ...staffReads("coupons.manage"),
  request: { query: couponProductsQuery },
  responses: answers(z.object({ products: couponProductsSchema })),
});

const create = createRoute({
  method: "post",
  path: "/admin/coupons",
  tags,
  summary: "Make a coupon; times are UTC, amounts in the base currency",
  ...staffActions("coupons.manage"),
  request: body(newCouponInput),
  responses: answers(doneSchema.extend({ id: z.int() })),
});

const change = createRoute({
  method: "post",
  path: "/admin/coupons/{id}/change",
  tags,
  summary: "Change what a coupon takes off from now on; its code and its uses stay",
  ...staffActions("coupons.manage"),
  request: { params: couponParameter, ...body(changeCouponInput) },
  responses: answers(doneSchema),
});

const bulk = createRoute({
  method: "post",
  path: "/admin/coupons/bulk",
  tags,
  summary: "End selected coupons; `dry_run` says what would happen",
  ...staffActions("coupons.manage"),
  request: body(bulkAdminCouponsInput),
  responses: answers(bulkSchema),
});

const end = createRoute({
  method: "post",
  path: "/admin/coupons/{id}/end",
  tags,
  summary: "End a coupon; one of a shop stays ended, and its owner is told",
  ...staffActions("coupons.manage"),
  request: { params: couponParameter, ...body(endCouponInput) },
  responses: answers(doneSchema),
});

export const adminCouponApi = createRouter()
  .openapi(list, (c) => listCoupons(c, "operator"))
  .openapi(bulk, (c) => takeCouponEnds(c, "operator", c.req.valid("json")))
  .openapi(one, (c) => showCoupon(c, "operator", c.req.valid("param").id))
  .openapi(products, (c) => listCouponProducts(c, "operator", c.req.valid("query").q))
  .openapi(create, (c) => takeNewCoupon(c, "operator", c.req.valid("json")))
  .openapi(change, (c) => takeCouponChange(c, "operator", c.req.valid("param").id, c.req.valid("json")))
  .openapi(end, (c) => takeCouponEnd(c, "operator", c.req.valid("param").id, c.req.valid("json").reason));
