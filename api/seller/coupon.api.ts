import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import {
  changeCouponInput,
  couponProductsQuery,
  shopCouponsQuery,
  bulkShopCouponsInput,
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
import { sellerRoutes } from "../seller-guard.ts";

const productsRead = sellerRoutes("Seller: coupons", "products.read");
const productsWrite = sellerRoutes("Seller: coupons", "products.write");

const list = productsRead.get(
  "/seller/coupons",
  "The coupons of the own shop with their uses and what these took off",
  { query: shopCouponsQuery },
  z.object({ coupons: pagedListSchema(couponRecordSchema) }),
);

const one = productsRead.get(
  "/seller/coupons/{id}",
  "A coupon with its titles and products",
  { params: idParameter },
  z.object({ coupon: couponFormSchema }),
);

const products = productsRead.get(
  "/seller/coupon-products",
  "Products of the own shop to choose from, by their name",
  { query: couponProductsQuery },
  z.object({ products: couponProductsSchema }),
);

const create = productsWrite.post(
  "/seller/coupons",
  "Make a coupon; times are UTC, amounts in the base currency",
  body(newCouponInput),
  doneSchema.extend({ id: z.int() }),
);

const change = productsWrite.post(
  "/seller/coupons/{id}/change",
  "Change what a coupon takes off from now on; its code and its uses stay",
  { params: idParameter, ...body(changeCouponInput) },
  doneSchema,
);

const bulk = productsWrite.post(
  "/seller/coupons/bulk",
  "End selected coupons; `dry_run` says what would happen",
  body(bulkShopCouponsInput),
  bulkSchema,
);

const end = productsWrite.post(
  "/seller/coupons/{id}/end",
  "End a coupon now; placed orders keep what it took off",
  { params: idParameter },
  doneSchema,
);

export const sellerCouponApi = createRouter()
  .openapi(list, (c) => listCoupons(c, "shop"))
  .openapi(bulk, (c) => takeCouponEnds(c, "shop", c.req.valid("json")))
  .openapi(one, (c) => showCoupon(c, "shop", c.req.valid("param").id))
  .openapi(products, (c) => listCouponProducts(c, "shop", c.req.valid("query").q))
  .openapi(create, (c) => takeNewCoupon(c, "shop", c.req.valid("json")))
  .openapi(change, (c) => takeCouponChange(c, "shop", c.req.valid("param").id, c.req.valid("json")))
  .openapi(end, (c) => takeCouponEnd(c, "shop", c.req.valid("param").id, ""));
