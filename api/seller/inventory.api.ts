import { lowStockMailInput } from "#domain/fulfilment/inventory/inventory.input.ts";
import { body, doneSchema } from "../answer.ts";
import { takeLowStockMail } from "../desks/inventory.api.ts";
import { createRouter } from "../router.ts";
import { sellerRoutes } from "../seller-guard.ts";

const routes = sellerRoutes("Seller: inventory", "products");

const lowStockMail = routes.post(
  "/seller/inventory/low-stock-mail",
  "Turn the team's daily low-stock mail on or off",
  body(lowStockMailInput),
  doneSchema,
);

export const sellerInventoryApi = createRouter().openapi(lowStockMail, (c) =>
  takeLowStockMail(c, c.req.valid("json").is_on),
);
