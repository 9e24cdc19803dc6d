import { z } from "@hono/zod-openapi";
import {
  changeCouponInput,
  couponParameter,
  couponProductsQuery,
  shopCouponsQuery,
  bulkShopCouponsInput,
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
import { sellerActions, sellerReads } from "../seller-guard.ts";

const tags = ["Seller: coupons"];

const list = createRoute({
  method: "get",
  path: "/seller/coupons",
  tags,
  summary: "The coupons of the own shop with their uses and what these took off",
  ...sellerReads("products.read"),
  request: { query: shopCouponsQuery },
  responses: answers(z.object({ coupons: pagedListSchema(couponRecordSchema) })),
});

const one = createRoute({
  method: "get",
  path: "/seller/coupons/{id}",
  tags,
  summary: "A coupon with its titles and products",
  ...sellerReads("products.read"),
  request: { params: couponParameter },
  responses: answers(z.object({ coupon: couponFormSchema })),
});

const products = createRoute({
  method: "get",
  path: "/seller/coupon-products",
  tags,
  summary: "Products of the own shop to choose from, by their name",
  ...sellerReads("products.read"),
  request: { query: couponProductsQuery },
  responses: answers(z.object({ products: couponProductsSchema })),
});

const create = createRoute({
  method: "post",
  path: "/seller/coupons",
  tags,
  summary: "Make a coupon; times are UTC, amounts in the base currency",
  ...sellerActions("products.write"),
  request: body(newCouponInput),
  responses: answers(doneSchema.extend({ id: z.int() })),
});

const change = createRoute({
  method: "post",
  path: "/seller/coupons/{id}/change",
  tags,
  summary: "Change what a coupon takes off from now on; its code and its uses stay",
  ...sellerActions("products.write"),
  request: { params: couponParameter, ...body(changeCouponInput) },
  responses: answers(doneSchema),
});

const bulk = createRoute({
  method: "post",
  path: "/seller/coupons/bulk",
  tags,
  summary: "End selected coupons; `dry_run` says what would happen",
  ...sellerActions("products.write"),
  request: body(bulkShopCouponsInput),
  responses: answers(bulkSchema),
});

const end = createRoute({
  method: "post",
  path: "/seller/coupons/{id}/end",
  tags,
  summary: "End a coupon now; placed orders keep what it took off",
  ...sellerActions("products.write"),
  request: { params: couponParameter },
  responses: answers(doneSchema),
});

export const sellerCouponApi = createRouter()
  .openapi(list, (c) => listCoupons(c, "shop"))
  .openapi(bulk, (c) => takeCouponEnds(c, "shop", c.req.valid("json")))
  .openapi(one, (c) => showCoupon(c, "shop", c.req.valid("param").id))
  .openapi(products, (c) => listCouponProducts(c, "shop", c.req.valid("query").q))
  .openapi(create, (c) => takeNewCoupon(c, "shop", c.req.valid("json")))
  .openapi(change, (c) => takeCouponChange(c, "shop", c.req.valid("param").id, c.req.valid("json")))
  .openapi(end, (c) => takeCouponEnd(c, "shop", c.req.valid("param").id, ""));
