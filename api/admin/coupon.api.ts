import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import {
  adminCouponsQuery,
  bulkAdminCouponsInput,
  changeCouponInput,
  couponProductsQuery,
  endCouponInput,
  newCouponInput,
} from "#domain/pricing/coupon-admin/coupon-admin.input.ts";
import { body, doneSchema } from "../answer.ts";
import { couponFormSchema, couponProductsSchema, couponRecordSchema } from "../storefront/coupon.schema.ts";
import { bulkSchema } from "../bulk.ts";
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
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: coupons", "coupons.manage");

const list = routes.get(
  "/admin/coupons",
  "The operator's coupons, or with `owner=shops` those of all shops",
  { query: adminCouponsQuery },
  z.object({ coupons: pagedListSchema(couponRecordSchema) }),
);

const one = routes.get(
  "/admin/coupons/{id}",
  "A coupon with its titles and products",
  { params: idParameter },
  z.object({ coupon: couponFormSchema }),
);

const products = routes.get(
  "/admin/coupon-products",
  "Products to choose from, by their name",
  { query: couponProductsQuery },
  z.object({ products: couponProductsSchema }),
);

const create = routes.post(
  "/admin/coupons",
  "Make a coupon; times are UTC, amounts in the base currency",
  body(newCouponInput),
  doneSchema.extend({ id: z.int() }),
);

const change = routes.post(
  "/admin/coupons/{id}/change",
  "Change what a coupon takes off from now on; its code and its uses stay",
  { params: idParameter, ...body(changeCouponInput) },
  doneSchema,
);

const bulk = routes.post(
  "/admin/coupons/bulk",
  "End selected coupons; `dry_run` says what would happen",
  body(bulkAdminCouponsInput),
  bulkSchema,
);

const end = routes.post(
  "/admin/coupons/{id}/end",
  "End a coupon; one of a shop stays ended, and its owner is told",
  { params: idParameter, ...body(endCouponInput) },
  doneSchema,
);

export const adminCouponApi = createRouter()
  .openapi(list, (c) => listCoupons(c, "operator"))
  .openapi(bulk, (c) => takeCouponEnds(c, "operator", c.req.valid("json")))
  .openapi(one, (c) => showCoupon(c, "operator", c.req.valid("param").id))
  .openapi(products, (c) => listCouponProducts(c, "operator", c.req.valid("query").q))
  .openapi(create, (c) => takeNewCoupon(c, "operator", c.req.valid("json")))
  .openapi(change, (c) => takeCouponChange(c, "operator", c.req.valid("param").id, c.req.valid("json")))
  .openapi(end, (c) => takeCouponEnd(c, "operator", c.req.valid("param").id, c.req.valid("json").reason));
