import { idParameter } from "#domain/id.input.ts";
import { deleteShippingRate } from "#domain/checkout/shipping/delete-shipping-rate.ts";
import { findShopShipping } from "#domain/checkout/shipping/find-shop-shipping.ts";
import {
  pickupPointInput,
  shippingQuoteQuery,
  shippingRateInput,
  shippingZoneInput,
} from "#domain/checkout/shipping/shipping.input.ts";
import { quoteShipping } from "#domain/checkout/shipping/quote-shipping.ts";
import { deletePickupPoint, storePickupPoint } from "#domain/checkout/shipping/store-pickup-point.ts";
import { storeShippingRate } from "#domain/checkout/shipping/store-shipping-rate.ts";
import { deleteShippingZone, storeShippingZone } from "#domain/checkout/shipping/store-shipping-zone.ts";
import { toWire } from "#shared/wire.ts";
import { body, refuse } from "../answer.ts";
import { answerShipping } from "../answer-shipping.ts";
import { createRouter } from "../router.ts";
import { sellerRoutes } from "../seller-guard.ts";
import { shippingQuotesSchema, shopShippingSchema, storedShippingSchema } from "../storefront/shipping.schema.ts";

const shopRead = sellerRoutes("Seller: shipping", "shop.read");
const shopWrite = sellerRoutes("Seller: shipping", "shop.write");

const setup = shopRead.get(
  "/seller/shipping",
  "The own shop's deliveries, zones and pick-up points; without own deliveries the common ones count",
  {},
  shopShippingSchema,
);

const quote = shopRead.get(
  "/seller/shipping/quotes",
  "The own shop's deliveries of an item of `weight` grams to a postal code, with their prices in the base currency",
  { query: shippingQuoteQuery },
  shippingQuotesSchema,
);

const storeRate = shopWrite.post(
  "/seller/shipping/rates",
  "Offer a delivery, or with `id` change it; amounts in major units of the base currency",
  body(shippingRateInput),
  storedShippingSchema,
);

const deleteRate = shopWrite.post(
  "/seller/shipping/rates/{id}/delete",
  "Offer a delivery no longer",
  { params: idParameter },
  storedShippingSchema,
);

const storeZone = shopWrite.post(
  "/seller/shipping/zones",
  "Keep a zone, or with `id` change it",
  body(shippingZoneInput),
  storedShippingSchema,
);

const deleteZone = shopWrite.post(
  "/seller/shipping/zones/{id}/delete",
  "Remove a zone that no delivery is made for",
  { params: idParameter },
  storedShippingSchema,
);

const storePoint = shopWrite.post(
  "/seller/shipping/pickup-points",
  "Keep a place where goods are picked up, or with `id` change it",
  body(pickupPointInput),
  storedShippingSchema,
);

const deletePoint = shopWrite.post(
  "/seller/shipping/pickup-points/{id}/delete",
  "Hand goods over there no longer; placed orders stay as they are",
  { params: idParameter },
  storedShippingSchema,
);

export const sellerShippingApi = createRouter()
  .openapi(setup, async (c) => {
    const found = await findShopShipping(c.var.ctx);
    return found.ok ? c.json(toWire(found.value), 200) : refuse(c, found.failure);
  })
  .openapi(quote, async (c) => {
    const found = await quoteShipping(c.var.ctx, "shop", c.req.valid("query"));
    return found.ok ? c.json(toWire({ quotes: found.value }), 200) : refuse(c, found.failure);
  })
  .openapi(storeRate, async (c) => answerShipping(c, await storeShippingRate(c.var.ctx, "shop", c.req.valid("json"))))
  .openapi(deleteRate, async (c) =>
    answerShipping(c, await deleteShippingRate(c.var.ctx, "shop", c.req.valid("param").id)),
  )
  .openapi(storeZone, async (c) => answerShipping(c, await storeShippingZone(c.var.ctx, "shop", c.req.valid("json"))))
  .openapi(deleteZone, async (c) =>
    answerShipping(c, await deleteShippingZone(c.var.ctx, "shop", c.req.valid("param").id)),
  )
  .openapi(storePoint, async (c) => answerShipping(c, await storePickupPoint(c.var.ctx, c.req.valid("json"))))
  .openapi(deletePoint, async (c) => answerShipping(c, await deletePickupPoint(c.var.ctx, c.req.valid("param").id)));
