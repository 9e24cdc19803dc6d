import { askForAlert } from "#domain/catalog/product-alert/ask-for-alert.ts";
import { endAlerts } from "#domain/catalog/product-alert/end-alerts.ts";
import { endAlertInput, productAlertInput } from "#domain/catalog/product-alert/product-alert.input.ts";
import { body, done, doneSchema } from "../answer.ts";
import { openRoutes } from "../create-route.ts";
import { createRouter } from "../router.ts";

const routes = openRoutes("Product alert");

const ask = routes.post(
  "/home/product-alert",
  "Request one notification when a variant is back in stock or cheaper",
  body(productAlertInput),
  doneSchema,
);

const end = routes.post(
  "/home/product-alert/end",
  "End all alerts of the address that received the mail with this key",
  body(endAlertInput),
  doneSchema,
);

export const productAlertApi = createRouter()
  .openapi(ask, async (c) =>
    done(c, await askForAlert(c.var.ctx, c.req.valid("json")), c.var.ctx.t("We'll email you once.")),
  )
  .openapi(end, async (c) => {
    const { ctx } = c.var;
    await endAlerts(ctx, c.req.valid("json").key);
    return c.json({ success: ctx.t("All alerts for this address are off.") }, 200);
  });
