import { idParameter } from "#domain/id.input.ts";
import { importRateTable } from "#domain/checkout/shipping/import-rate-table.ts";
import { carrierInput, packageInput, practiceInput, rateTableInput } from "#domain/checkout/shipping/practice.input.ts";
import {
  deleteCarrier,
  deletePackage,
  storeCarrier,
  storePackage,
  storePractice,
} from "#domain/checkout/shipping/store-practice.ts";
import { body } from "../answer.ts";
import { answerRateTable, answerShipping } from "../answer-shipping.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";
import { rateTableSchema, storedShippingSchema } from "../storefront/shipping.schema.ts";

const routes = staffRoutes("Administration: shipping", "shipping.manage");

const setPractice = routes.post(
  "/admin/shipping/practice",
  "Set handling days, cut-off time and how large goods are weighed",
  body(practiceInput),
  storedShippingSchema,
);

const keepPackage = routes.post(
  "/admin/shipping/packages",
  "Keep a package, or with `id` change it",
  body(packageInput),
  storedShippingSchema,
);

const removePackage = routes.post(
  "/admin/shipping/packages/{id}/delete",
  "Remove a package",
  { params: idParameter },
  storedShippingSchema,
);

const keepCarrier = routes.post(
  "/admin/shipping/carriers",
  "Keep a carrier with its tracking page, or with `id` change it",
  body(carrierInput),
  storedShippingSchema,
);

const removeCarrier = routes.post(
  "/admin/shipping/carriers/{id}/delete",
  "Remove a carrier; shipments that were packed with it stay as they are",
  { params: idParameter },
  storedShippingSchema,
);

const importTable = routes.post(
  "/admin/shipping/import",
  "Deliveries from a CSV table: all of it or nothing; `dry_run` only checks it",
  body(rateTableInput),
  rateTableSchema,
);

export const adminShippingPracticeApi = createRouter()
  .openapi(setPractice, async (c) => answerShipping(c, await storePractice(c.var.ctx, "operator", c.req.valid("json"))))
  .openapi(keepPackage, async (c) => answerShipping(c, await storePackage(c.var.ctx, "operator", c.req.valid("json"))))
  .openapi(removePackage, async (c) =>
    answerShipping(c, await deletePackage(c.var.ctx, "operator", c.req.valid("param").id)),
  )
  .openapi(keepCarrier, async (c) => answerShipping(c, await storeCarrier(c.var.ctx, "operator", c.req.valid("json"))))
  .openapi(removeCarrier, async (c) =>
    answerShipping(c, await deleteCarrier(c.var.ctx, "operator", c.req.valid("param").id)),
  )
  .openapi(importTable, async (c) =>
    answerRateTable(c, await importRateTable(c.var.ctx, "operator", c.req.valid("json"))),
  );
