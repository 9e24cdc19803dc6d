import { importRateTable } from "#domain/checkout/shipping/import-rate-table.ts";
import { carrierInput, packageInput, practiceInput, rateTableInput } from "#domain/checkout/shipping/practice.input.ts";
import { shippingParameter } from "#domain/checkout/shipping/shipping.input.ts";
import {
  deleteCarrier,
  deletePackage,
  storeCarrier,
  storePackage,
  storePractice,
} from "#domain/checkout/shipping/store-practice.ts";
import { answers, body } from "../answer.ts";
import { answerRateTable, answerShipping } from "../answer-shipping.ts";
import { createRoute } from "../create-route.ts";
import { createRouter } from "../router.ts";
import { sellerActions } from "../seller-guard.ts";
import { rateTableSchema, storedShippingSchema } from "../storefront/shipping.schema.ts";

const tags = ["Seller: shipping"];
const guard = sellerActions("shop.write");

const setPractice = createRoute({
  method: "post",
  path: "/seller/shipping/practice",
  tags,
  summary: "Set handling days, cut-off time and how large goods are weighed",
  ...guard,
  request: body(practiceInput),
  responses: answers(storedShippingSchema),
});

const keepPackage = createRoute({
  method: "post",
  path: "/seller/shipping/packages",
  tags,
  summary: "Keep a package, or with `id` change it",
  ...guard,
  request: body(packageInput),
  responses: answers(storedShippingSchema),
});

const removePackage = createRoute({
  method: "post",
  path: "/seller/shipping/packages/{id}/delete",
  tags,
  summary: "Remove a package",
  ...guard,
  request: { params: shippingParameter },
  responses: answers(storedShippingSchema),
});

const keepCarrier = createRoute({
  method: "post",
  path: "/seller/shipping/carriers",
  tags,
  summary: "Keep a carrier with its tracking page, or with `id` change it",
  ...guard,
  request: body(carrierInput),
  responses: answers(storedShippingSchema),
});

const removeCarrier = createRoute({
  method: "post",
  path: "/seller/shipping/carriers/{id}/delete",
  tags,
  summary: "Remove a carrier; shipments that were packed with it stay as they are",
  ...guard,
  request: { params: shippingParameter },
  responses: answers(storedShippingSchema),
});

const importTable = createRoute({
  method: "post",
  path: "/seller/shipping/import",
  tags,
  summary: "Deliveries from a CSV table: all of it or nothing; `dry_run` only checks it",
  ...guard,
  request: body(rateTableInput),
  responses: answers(rateTableSchema),
});

export const sellerShippingPracticeApi = createRouter()
  .openapi(setPractice, async (c) => answerShipping(c, await storePractice(c.var.ctx, "shop", c.req.valid("json"))))
  .openapi(keepPackage, async (c) => answerShipping(c, await storePackage(c.var.ctx, "shop", c.req.valid("json"))))
  .openapi(removePackage, async (c) =>
    answerShipping(c, await deletePackage(c.var.ctx, "shop", c.req.valid("param").id)),
  )
  .openapi(keepCarrier, async (c) => answerShipping(c, await storeCarrier(c.var.ctx, "shop", c.req.valid("json"))))
  .openapi(removeCarrier, async (c) =>
    answerShipping(c, await deleteCarrier(c.var.ctx, "shop", c.req.valid("param").id)),
  )
  .openapi(importTable, async (c) => answerRateTable(c, await importRateTable(c.var.ctx, "shop", c.req.valid("json"))));
