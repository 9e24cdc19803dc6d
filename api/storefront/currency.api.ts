import { z } from "@hono/zod-openapi";
import { currencyOfVisitor } from "#domain/platform/currency/currency-of-visitor.ts";
import { findCurrencies } from "#domain/platform/currency/find-currencies.ts";
import { seeCurrency } from "#domain/cart/cart/see-currency.ts";
import { chooseCurrency } from "#domain/customers/session/choose-currency.ts";
import { chooseShipTo } from "#domain/customers/session/choose-ship-to.ts";
import { isCountryServed } from "#domain/customers/address/check-address.ts";
import { answers, hintCountry, refuse, withSession } from "../answer.ts";
import { createRoute, openRoutes } from "../create-route.ts";
import { csrfProtected } from "../guard.ts";
import { createRouter } from "../router.ts";
import { currencySchema, wireCurrency } from "./currency.schema.ts";

const routes = openRoutes("Currency");
const tags = ["Currency"];

const changeCurrency = createRoute({
  method: "get",
  path: "/change/currency/{code}",
  tags,
  summary: "Show prices in another currency; writes nothing if it is already active",
  middleware: [csrfProtected] as const,
  request: { params: z.object({ code: z.string().max(10) }) },
  responses: answers(z.object({ active_currency: currencySchema })),
});

const geolocale = routes.get(
  "/get/geolocale",
  "The currency suggested by the visitor's country or language",
  {},
  z.object({ currency: currencySchema }),
);

const changeCountry = routes.post(
  "/change/country/{code}",
  "Deliver to another country",
  { params: z.object({ code: z.string().max(10) }) },
  z.object({ success: z.string(), ship_to: z.string() }),
);

export const currencyApi = createRouter()
  .openapi(changeCurrency, async (c) => {
    const currency = (await findCurrencies(c.var.ctx)).find(({ code }) => code === c.req.valid("param").code);
    if (!currency) return refuse(c, { code: "not_found" });
    if (currency.code !== c.var.ctx.visitor.currency.code) {
      const ctx = await withSession(c);
      await chooseCurrency(ctx, currency);
      await seeCurrency({ ...ctx, visitor: { ...ctx.visitor, currency } });
    }
    c.set("currencyHint", currency.code);
    return c.json({ active_currency: wireCurrency(currency) }, 200);
  })
  .openapi(geolocale, async (c) => {
    const country = c.req.header(c.var.countryHeader) ?? null;
    const currency = await currencyOfVisitor(c.var.ctx, country, c.req.header("Accept-Language") ?? null);
    return c.json({ currency: wireCurrency(currency) }, 200);
  })
  .openapi(changeCountry, async (c) => {
    const { code } = c.req.valid("param");
    if (!(await isCountryServed(c.var.ctx, code))) return refuse(c, { code: "not_found" });
    const ctx = await withSession(c);
    await chooseShipTo(ctx, code);
    hintCountry(c, code);
    return c.json({ success: ctx.t("Prices and shipping now match your country."), ship_to: code }, 200);
  });
