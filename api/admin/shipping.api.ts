import { deleteShippingRate } from "#domain/checkout/shipping/delete-shipping-rate.ts";
import { findCommonShipping } from "#domain/checkout/shipping/find-shop-shipping.ts";
import {
  shippingParameter,
  shippingQuoteQuery,
  shippingRateInput,
  shippingZoneInput,
} from "#domain/checkout/shipping/shipping.input.ts";
import { quoteShipping } from "#domain/checkout/shipping/quote-shipping.ts";
import { storeShippingRate } from "#domain/checkout/shipping/store-shipping-rate.ts";
import { deleteShippingZone, storeShippingZone } from "#domain/checkout/shipping/store-shipping-zone.ts";
import { toWire } from "#shared/wire.ts";
import { answers, body, refuse } from "../answer.ts";
import { answerShipping } from "../answer-shipping.ts";
import { createRoute } from "../create-route.ts";
import { createRouter } from "../router.ts";
import { commonShippingSchema, shippingQuotesSchema, storedShippingSchema } from "../storefront/shipping.schema.ts";
import { staffActions, staffReads } from "../staff-guard.ts";

const tags = ["Administration: shipping"];

const setup = createRoute({
  method: "get",
  path: "/admin/shipping",
  tags,
  summary: "The common deliveries and zones, of every shop without deliveries of its own",
  ...staffReads("shipping.manage"),
  responses: answers(commonShippingSchema),
});

const quote = createRoute({
  method: "get",
  path: "/admin/shipping/quotes",
  tags,
  summary:
    "The common deliveries of an item of `weight` grams to a postal code, with their prices in the base currency",
  ...staffReads("shipping.manage"),
  request: { query: shippingQuoteQuery },
  responses: answers(shippingQuotesSchema),
});

const storeRate = createRoute({
  method: "post",
  path: "/admin/shipping/rates",
  tags,
  summary: "Offer a common delivery, or with `id` change it; amounts in major units of the base currency",
  ...staffActions("shipping.manage"),
  request: body(shippingRateInput),
  responses: answers(storedShippingSchema),
});

const deleteRate = createRoute({
  method: "post",
  path: "/admin/shipping/rates/{id}/delete",
  tags,
  summary: "Offer a common delivery no longer",
  ...staffActions("shipping.manage"),
  request: { params: shippingParameter },
  responses: answers(storedShippingSchema),
});

const storeZone = createRoute({
  method: "post",
  path: "/admin/shipping/zones",
  tags,
  summary: "Keep a common zone, or with `id` change it",
  ...staffActions("shipping.manage"),
  request: body(shippingZoneInput),
  responses: answers(storedShippingSchema),
});

const deleteZone = createRoute({
  method: "post",
  path: "/admin/shipping/zones/{id}/delete",
  tags,
  summary: "Remove a common zone that no delivery is made for",
  ...staffActions("shipping.manage"),
  request: { params: shippingParameter },
  responses: answers(storedShippingSchema),
});

export const adminShippingApi = createRouter()
  .openapi(setup, async (c) => {
    const found = await findCommonShipping(c.var.ctx);
    return found.ok ? c.json(toWire(found.value), 200) : refuse(c, found.failure);
  })
  .openapi(quote, async (c) => {
    const found = await quoteShipping(c.var.ctx, "operator", c.req.valid("query"));
    return found.ok ? c.json(toWire({ quotes: found.value }), 200) : refuse(c, found.failure);
  })
  .openapi(storeRate, async (c) =>
    answerShipping(c, await storeShippingRate(c.var.ctx, "operator", c.req.valid("json"))),
  )
  .openapi(deleteRate, async (c) =>
    answerShipping(c, await deleteShippingRate(c.var.ctx, "operator", c.req.valid("param").id)),
  )
  .openapi(storeZone, async (c) =>
    answerShipping(c, await storeShippingZone(c.var.ctx, "operator", c.req.valid("json"))),
  )
  .openapi(deleteZone, async (c) =>
    answerShipping(c, await deleteShippingZone(c.var.ctx, "operator", c.req.valid("param").id)),
  );
