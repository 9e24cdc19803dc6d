import { idParameter } from "#domain/id.input.ts";
import { deleteShippingRate } from "#domain/checkout/shipping/delete-shipping-rate.ts";
import { findCommonShipping } from "#domain/checkout/shipping/find-shop-shipping.ts";
import { shippingQuoteQuery, shippingRateInput, shippingZoneInput } from "#domain/checkout/shipping/shipping.input.ts";
import { quoteShipping } from "#domain/checkout/shipping/quote-shipping.ts";
import { storeShippingRate } from "#domain/checkout/shipping/store-shipping-rate.ts";
import { deleteShippingZone, storeShippingZone } from "#domain/checkout/shipping/store-shipping-zone.ts";
import { toWire } from "#shared/wire.ts";
import { body, refuse } from "../answer.ts";
import { answerShipping } from "../answer-shipping.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";
import { commonShippingSchema, shippingQuotesSchema, storedShippingSchema } from "../storefront/shipping.schema.ts";

const routes = staffRoutes("Administration: shipping", "shipping.manage");

const setup = routes.get(
  "/admin/shipping",
  "The common deliveries and zones, of every shop without deliveries of its own",
  {},
  commonShippingSchema,
);

const quote = routes.get(
  "/admin/shipping/quotes",
  "The common deliveries of an item of `weight` grams to a postal code, with their prices in the base currency",
  { query: shippingQuoteQuery },
  shippingQuotesSchema,
);

const storeRate = routes.post(
  "/admin/shipping/rates",
  "Offer a common delivery, or with `id` change it; amounts in major units of the base currency",
  body(shippingRateInput),
  storedShippingSchema,
);

const deleteRate = routes.post(
  "/admin/shipping/rates/{id}/delete",
  "Offer a common delivery no longer",
  { params: idParameter },
  storedShippingSchema,
);

const storeZone = routes.post(
  "/admin/shipping/zones",
  "Keep a common zone, or with `id` change it",
  body(shippingZoneInput),
  storedShippingSchema,
);

const deleteZone = routes.post(
  "/admin/shipping/zones/{id}/delete",
  "Remove a common zone that no delivery is made for",
  { params: idParameter },
  storedShippingSchema,
);

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
