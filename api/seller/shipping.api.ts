import { idParameter } from "#domain/id.input.ts";
import { pickupPointInput } from "#domain/checkout/shipping/shipping.input.ts";
import { deletePickupPoint, storePickupPoint } from "#domain/checkout/shipping/store-pickup-point.ts";
import { body } from "../answer.ts";
import { answerShipping } from "../answer-shipping.ts";
import { createRouter } from "../router.ts";
import { sellerRoutes } from "../seller-guard.ts";
import { storedShippingSchema } from "../storefront/shipping.schema.ts";

const routes = sellerRoutes("Seller: shipping", "shop");

const storePoint = routes.post(
  "/seller/shipping/pickup-points",
  "Add a pick-up point, or change the one with `id`",
  body(pickupPointInput),
  storedShippingSchema,
);

const deletePoint = routes.post(
  "/seller/shipping/pickup-points/{id}/delete",
  "Delete a pick-up point; placed orders are unaffected",
  { params: idParameter },
  storedShippingSchema,
);

export const sellerShippingApi = createRouter()
  .openapi(storePoint, async (c) => answerShipping(c, await storePickupPoint(c.var.ctx, c.req.valid("json"))))
  .openapi(deletePoint, async (c) => answerShipping(c, await deletePickupPoint(c.var.ctx, c.req.valid("param").id)));
