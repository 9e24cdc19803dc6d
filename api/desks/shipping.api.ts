import { findCommonShipping, findShopShipping } from "#domain/checkout/shipping/find-shop-shipping.ts";
import { quoteShipping } from "#domain/checkout/shipping/quote-shipping.ts";
import { shippingQuoteQuery, shippingRateInput, shippingZoneInput } from "#domain/checkout/shipping/shipping.input.ts";
import { deleteShippingRate, storeShippingRate } from "#domain/checkout/shipping/store-shipping-rate.ts";
import { deleteShippingZone, storeShippingZone } from "#domain/checkout/shipping/store-shipping-zone.ts";
import { idParameter } from "#domain/id.input.ts";
import { toWire } from "#shared/wire.ts";
import { answerShipping } from "../answer-shipping.ts";
import { answer, body } from "../answer.ts";
import { type Desk, type DeskArea, operatorDesk, shopDesk } from "../desk.ts";
import { createRouter } from "../router.ts";
import {
  commonShippingSchema,
  shippingQuotesSchema,
  shopShippingSchema,
  storedShippingSchema,
} from "../storefront/shipping.schema.ts";

/** The calls about deliveries and zones: of a shop about its own, of the operator about the common ones. */
function shippingCalls<Area extends DeskArea>({ area, side, routes }: Desk<Area>) {
  const isShop = side === "shop";

  const quote = routes.get(
    `${area}/shipping/quotes`,
    isShop
      ? "Your own shop's deliveries of an item of `weight` grams to a postal code, with their prices in the base currency"
      : "The common deliveries of an item of `weight` grams to a postal code, with their prices in the base currency",
    { query: shippingQuoteQuery },
    shippingQuotesSchema,
  );

  const storeRate = routes.post(
    `${area}/shipping/rates`,
    isShop
      ? "Add a shipping rate, or change the one with `id`; amounts in major units of the base currency"
      : "Add a common shipping rate, or change the one with `id`; amounts in major units of the base currency",
    body(shippingRateInput),
    storedShippingSchema,
  );

  const deleteRate = routes.post(
    `${area}/shipping/rates/{id}/delete`,
    isShop ? "Delete a shipping rate" : "Delete a common shipping rate",
    { params: idParameter },
    storedShippingSchema,
  );

  const storeZone = routes.post(
    `${area}/shipping/zones`,
    isShop ? "Add a zone, or change the one with `id`" : "Add a common zone, or change the one with `id`",
    body(shippingZoneInput),
    storedShippingSchema,
  );

  const deleteZone = routes.post(
    `${area}/shipping/zones/{id}/delete`,
    isShop ? "Delete a zone without shipping rates" : "Delete a common zone without shipping rates",
    { params: idParameter },
    storedShippingSchema,
  );

  return createRouter()
    .openapi(quote, async (c) =>
      answer(c, await quoteShipping(c.var.ctx, side, c.req.valid("query")), (found) => toWire({ quotes: found })),
    )
    .openapi(storeRate, async (c) => answerShipping(c, await storeShippingRate(c.var.ctx, side, c.req.valid("json"))))
    .openapi(deleteRate, async (c) =>
      answerShipping(c, await deleteShippingRate(c.var.ctx, side, c.req.valid("param").id)),
    )
    .openapi(storeZone, async (c) => answerShipping(c, await storeShippingZone(c.var.ctx, side, c.req.valid("json"))))
    .openapi(deleteZone, async (c) =>
      answerShipping(c, await deleteShippingZone(c.var.ctx, side, c.req.valid("param").id)),
    );
}

const shop = shopDesk("Seller: shipping", "shop");
const operator = operatorDesk("Administration: shipping", "shipping.manage");

const own = shop.routes.get(
  "/seller/shipping",
  "Your own shop's deliveries, zones and pick-up points; without deliveries of its own, the common ones apply",
  {},
  shopShippingSchema,
);

const common = operator.routes.get(
  "/admin/shipping",
  "The common deliveries and zones, of every shop without deliveries of its own",
  {},
  commonShippingSchema,
);

export const sellerShippingCalls = shippingCalls(shop).openapi(own, async (c) =>
  answer(c, await findShopShipping(c.var.ctx), (found) => toWire(found)),
);
export const adminShippingCalls = shippingCalls(operator).openapi(common, async (c) =>
  answer(c, await findCommonShipping(c.var.ctx), (found) => toWire(found)),
);
