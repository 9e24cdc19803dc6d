import { z } from "@hono/zod-openapi";
import { acceptRate } from "#domain/platform/currency/accept-rate.ts";
import { addCurrency, removeCurrency } from "#domain/platform/currency/add-currency.ts";
import { changeCurrency } from "#domain/platform/currency/change-currency.ts";
import {
  acceptRateInput,
  currencyInput,
  currencyParameter,
  newCurrencyInput,
} from "#domain/platform/currency/currency.input.ts";
import { RATE_FAILURES } from "#domain/platform/currency/exchange-rate.ts";
import { findCurrencyBook } from "#domain/platform/currency/find-currency-book.ts";
import { SYMBOL_FORMATS } from "#shared/money.ts";
import { NUMBER_STYLES } from "#shared/number-style.ts";
import { toWire } from "#shared/wire.ts";
import { answer, body, done, doneSchema, refuse } from "../answer.ts";
import { shownMoneySchema } from "../money.schema.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: currencies", "rules.write");

const bookSchema = z.object({
  currencies: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      symbol: z.string(),
      exchange_rate: z.string(),
      rounding_step: z.string(),
      symbol_format: z.enum(SYMBOL_FORMATS).nullable(),
      number_style: z.enum(NUMBER_STYLES).nullable(),
      omits_zero_decimals: z.boolean(),
      is_active: z.boolean(),
      is_base: z.boolean(),
      is_rate_followed: z.boolean(),
      rate_changed_at: z.string().nullable(),
      proposed_rate: z.string().nullable(),
      example: shownMoneySchema,
      version: z.string(),
      unpaid_count: z.int(),
    }),
  ),
  addable: z.array(z.object({ code: z.string(), name: z.string(), finest_step: z.string() })),
  usual: z.object({
    symbol_format: z.enum(SYMBOL_FORMATS),
    separators: z.object({
      decimal: z.string(),
      thousands: z.string(),
      group_digits: z.union([z.literal(2), z.literal(3)]),
    }),
  }),
  refresh: z
    .object({
      tried_at: z.string(),
      succeeded_at: z.string().nullable(),
      failure: z.enum(RATE_FAILURES).nullable(),
    })
    .nullable(),
});

const list = routes.get(
  "/admin/currencies",
  "All currencies with their rates, and how the last refresh of the rates went",
  {},
  bookSchema,
);

const change = routes.post(
  "/admin/currencies/{code}",
  "Set how a currency is shown, its rate and step, and whether it is offered",
  { params: currencyParameter, ...body(currencyInput) },
  doneSchema,
);

const add = routes.post(
  "/admin/currencies",
  "Add a currency of ISO 4217 with its rate and step",
  body(newCurrencyInput),
  doneSchema,
);

const remove = routes.post(
  "/admin/currencies/{code}/remove",
  "Delete an unused currency",
  { params: currencyParameter },
  doneSchema,
);

const accept = routes.post(
  "/admin/currencies/{code}/accept",
  "Accept a proposed exchange rate",
  { params: currencyParameter, ...body(acceptRateInput) },
  doneSchema,
);

export const adminCurrencyApi = createRouter()
  .openapi(list, async (c) => answer(c, await findCurrencyBook(c.var.ctx), (found) => toWire(found)))
  .openapi(change, async (c) =>
    done(c, await changeCurrency(c.var.ctx, c.req.valid("param").code, c.req.valid("json")), c.var.ctx.t("Saved")),
  )
  .openapi(add, async (c) => {
    const added = await addCurrency(c.var.ctx, c.req.valid("json"));
    return done(c, added, c.var.ctx.t("Currency added"));
  })
  .openapi(remove, async (c) => {
    const removed = await removeCurrency(c.var.ctx, c.req.valid("param").code);
    return done(c, removed, c.var.ctx.t("Currency removed"));
  })
  .openapi(accept, async (c) => {
    const accepted = await acceptRate(c.var.ctx, c.req.valid("param").code, c.req.valid("json").rate);
    return accepted.ok
      ? c.json({ success: c.var.ctx.t("The new rate is now in use.") }, 200)
      : refuse(c, accepted.failure);
  });
