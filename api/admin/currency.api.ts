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
import { toWire } from "#shared/wire.ts";
import { answers, body, refuse } from "../answer.ts";
import { createRoute } from "../create-route.ts";
import { shownMoneySchema } from "../money.schema.ts";
import { createRouter } from "../router.ts";
import { staffActions, staffReads } from "../staff-guard.ts";

const tags = ["Administration: currencies"];
const done = z.object({ success: z.string() });

const bookSchema = z.object({
  currencies: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      symbol: z.string(),
      exchange_rate: z.string(),
      rounding_step: z.string(),
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
  refresh: z
    .object({
      tried_at: z.string(),
      succeeded_at: z.string().nullable(),
      failure: z.enum(RATE_FAILURES).nullable(),
    })
    .nullable(),
});

const list = createRoute({
  method: "get",
  path: "/admin/currencies",
  tags,
  summary: "All currencies with their rates, and how the last refresh of the rates went",
  ...staffReads("rules.write"),
  responses: answers(bookSchema),
});

const change = createRoute({
  method: "post",
  path: "/admin/currencies/{code}",
  tags,
  summary: "Set how a currency is shown, its rate and step, and whether it is offered",
  ...staffActions("rules.write"),
  request: { params: currencyParameter, ...body(currencyInput) },
  responses: answers(done),
});

const add = createRoute({
  method: "post",
  path: "/admin/currencies",
  tags,
  summary: "Add a currency of ISO 4217 with its rate and step",
  ...staffActions("rules.write"),
  request: body(newCurrencyInput),
  responses: answers(done),
});

const remove = createRoute({
  method: "post",
  path: "/admin/currencies/{code}/remove",
  tags,
  summary: "Remove a currency in which nothing was bought or given",
  ...staffActions("rules.write"),
  request: { params: currencyParameter },
  responses: answers(done),
});

const accept = createRoute({
  method: "post",
  path: "/admin/currencies/{code}/accept",
  tags,
  summary: "Take a rate of the source that is far away from the old one",
  ...staffActions("rules.write"),
  request: { params: currencyParameter, ...body(acceptRateInput) },
  responses: answers(done),
});

export const adminCurrencyApi = createRouter()
  .openapi(list, async (c) => {
    const found = await findCurrencyBook(c.var.ctx);
    return found.ok ? c.json(toWire(found.value), 200) : refuse(c, found.failure);
  })
  .openapi(change, async (c) => {
    const changed = await changeCurrency(c.var.ctx, c.req.valid("param").code, c.req.valid("json"));
    return changed.ok ? c.json({ success: c.var.ctx.t("Saved") }, 200) : refuse(c, changed.failure);
  })
  .openapi(add, async (c) => {
    const added = await addCurrency(c.var.ctx, c.req.valid("json"));
    return added.ok ? c.json({ success: c.var.ctx.t("Currency added") }, 200) : refuse(c, added.failure);
  })
  .openapi(remove, async (c) => {
    const removed = await removeCurrency(c.var.ctx, c.req.valid("param").code);
    return removed.ok ? c.json({ success: c.var.ctx.t("Currency removed") }, 200) : refuse(c, removed.failure);
  })
  .openapi(accept, async (c) => {
    const accepted = await acceptRate(c.var.ctx, c.req.valid("param").code, c.req.valid("json").rate);
    return accepted.ok
      ? c.json({ success: c.var.ctx.t("The new rate is now in use.") }, 200)
      : refuse(c, accepted.failure);
  });
