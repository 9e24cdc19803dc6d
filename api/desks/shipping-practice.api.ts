import { importRateTable } from "#domain/checkout/shipping/import-rate-table.ts";
import { carrierInput, packageInput, practiceInput, rateTableInput } from "#domain/checkout/shipping/practice.input.ts";
import {
  deleteCarrier,
  deletePackage,
  storeCarrier,
  storePackage,
  storePractice,
} from "#domain/checkout/shipping/store-practice.ts";
import { idParameter } from "#domain/id.input.ts";
import { answerRateTable, answerShipping } from "../answer-shipping.ts";
import { body } from "../answer.ts";
import { type Desk, type DeskArea, operatorDesk, shopDesk } from "../desk.ts";
import { createRouter } from "../router.ts";
import { rateTableSchema, storedShippingSchema } from "../storefront/shipping.schema.ts";

/** The calls about how deliveries are packed and sent. */
function shippingPracticeCalls<Area extends DeskArea>({ area, side, routes }: Desk<Area>) {
  const setPractice = routes.post(
    `${area}/shipping/practice`,
    "Set handling days, cut-off time and how large goods are weighed",
    body(practiceInput),
    storedShippingSchema,
  );

  const keepPackage = routes.post(
    `${area}/shipping/packages`,
    "Add a package, or change the one with `id`",
    body(packageInput),
    storedShippingSchema,
  );

  const removePackage = routes.post(
    `${area}/shipping/packages/{id}/delete`,
    "Remove a package",
    { params: idParameter },
    storedShippingSchema,
  );

  const keepCarrier = routes.post(
    `${area}/shipping/carriers`,
    "Add a carrier with its tracking page, or change the one with `id`",
    body(carrierInput),
    storedShippingSchema,
  );

  const removeCarrier = routes.post(
    `${area}/shipping/carriers/{id}/delete`,
    "Remove a carrier; shipments packed with it stay unchanged",
    { params: idParameter },
    storedShippingSchema,
  );

  const importTable = routes.post(
    `${area}/shipping/import`,
    "Deliveries from a CSV table: all of it or nothing; `dry_run` only checks it",
    body(rateTableInput),
    rateTableSchema,
  );

  return createRouter()
    .openapi(setPractice, async (c) => answerShipping(c, await storePractice(c.var.ctx, side, c.req.valid("json"))))
    .openapi(keepPackage, async (c) => answerShipping(c, await storePackage(c.var.ctx, side, c.req.valid("json"))))
    .openapi(removePackage, async (c) =>
      answerShipping(c, await deletePackage(c.var.ctx, side, c.req.valid("param").id)),
    )
    .openapi(keepCarrier, async (c) => answerShipping(c, await storeCarrier(c.var.ctx, side, c.req.valid("json"))))
    .openapi(removeCarrier, async (c) =>
      answerShipping(c, await deleteCarrier(c.var.ctx, side, c.req.valid("param").id)),
    )
    .openapi(importTable, async (c) => answerRateTable(c, await importRateTable(c.var.ctx, side, c.req.valid("json"))));
}

export const sellerShippingPracticeCalls = shippingPracticeCalls(shopDesk("Seller: shipping", "shop"));
export const adminShippingPracticeCalls = shippingPracticeCalls(
  operatorDesk("Administration: shipping", "shipping.manage"),
);
