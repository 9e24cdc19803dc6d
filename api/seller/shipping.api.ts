import { deleteShippingRate } from "#domain/checkout/shipping/delete-shipping-rate.ts";
import { findShopShipping } from "#domain/checkout/shipping/find-shop-shipping.ts";
import {
  pickupPointInput,
  shippingParameter,
  shippingQuoteQuery,
  shippingRateInput,
  shippingZoneInput,
} from "#domain/checkout/shipping/shipping.input.ts";
import { quoteShipping } from "#domain/checkout/shipping/quote-shipping.ts";
import { deletePickupPoint, storePickupPoint } from "#domain/checkout/shipping/store-pickup-point.ts";
import { storeShippingRate } from "#domain/checkout/shipping/store-shipping-rate.ts";
import { deleteShippingZone, storeShippingZone } from "#domain/checkout/shipping/store-shipping-zone.ts";
import { toWire } from "#shared/wire.ts";
import { answers, body, refuse } from "../answer.ts";
import { answerShipping } from "../answer-shipping.ts";
import { createRoute } from "../create-route.ts";
import { createRouter } from "../router.ts";
import { sellerActions, sellerReads } from "../seller-guard.ts";
import { shippingQuotesSchema, shopShippingSchema, storedShippingSchema } from "../storefront/shipping.schema.ts";

const tags = ["Seller: shipping"];

const setup = createRoute({
  method: "get",
  path: "/seller/shipping",
  tags,
  summary: "The own shop's deliveries, zones and pick-up points; without own deliveries the common ones count",
  ...sellerReads("shop.read"),
  responses: answers(shopShippingSchema),
});

const quote = createRoute({
  method: "get",
  path: "/seller/shipping/quotes",
  tags,
  summary:
    "The own shop's deliveries of an item of `weight` grams to a postal code, with their prices in the base currency",
  ...sellerReads("shop.read"),
  request: { query: shippingQuoteQuery },
  responses: answers(shippingQuotesSchema),
});

const storeRate = createRoute({
  method: "post",
  path: "/seller/shipping/rates",
  tags,
  summary: "Offer a delivery, or with `id` change it; amounts in major units of the base currency",
  ...sellerActions("shop.write"),
  request: body(shippingRateInput),
  responses: answers(storedShippingSchema),
});

const deleteRate = createRoute({
  method: "post",
  path: "/seller/shipping/rates/{id}/delete",
  tags,
  summary: "Offer a delivery no longer",
  ...sellerActions("shop.write"),
  request: { params: shippingParameter },
  responses: answers(storedShippingSchema),
});

const storeZone = createRoute({
  method: "post",
  path: "/seller/shipping/zones",
  tags,
  summary: "Keep a zone, or with `id` change it",
  ...sellerActions("shop.write"),
  request: body(shippingZoneInput),
  responses: answers(storedShippingSchema),
});

const deleteZone = createRoute({
  method: "post",
  path: "/seller/shipping/zones/{id}/delete",
  tags,
  summary: "Remove a zone that no delivery is made for",
  ...sellerActions("shop.write"),
  request: { params: shippingParameter },
  responses: answers(storedShippingSchema),
});

const storePoint = createRoute({
  method: "post",
  path: "/seller/shipping/pickup-points",
  tags,
  summary: "Keep a place where goods are picked up, or with `id` change it",
  ...sellerActions("shop.write"),
  request: body(pickupPointInput),
  responses: answers(storedShippingSchema),
});

const deletePoint = createRoute({
  method: "post",
  path: "/seller/shipping/pickup-points/{id}/delete",
  tags,
  summary: "Hand goods over there no longer; placed orders stay as they are",
  ...sellerActions("shop.write"),
  request: { params: shippingParameter },
  responses: answers(storedShippingSchema),
});

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
