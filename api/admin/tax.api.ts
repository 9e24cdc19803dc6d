import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { addTaxClass, removeTaxClass, renameTaxClass } from "#domain/pricing/tax/add-tax-class.ts";
import { findTaxes } from "#domain/pricing/tax/find-taxes.ts";
import { removeTaxRates, setTaxRates } from "#domain/pricing/tax/set-tax-rates.ts";
import { removeTaxException, setTaxException } from "#domain/pricing/tax/set-tax-exception.ts";
import { setTaxThreshold } from "#domain/pricing/tax/set-tax-threshold.ts";
import { setTaxWay } from "#domain/pricing/tax/set-tax-way.ts";
import {
  taxClassInput,
  taxClassParameter,
  taxCountryParameter,
  taxesQuery,
  taxExceptionInput,
  taxThresholdInput,
  taxClassChange,
  taxRemovalQuery,
  taxRatesInput,
  taxWayInput,
} from "#domain/pricing/tax/tax.input.ts";
import { toWire } from "#shared/wire.ts";
import { answer, body, done, doneSchema, refuse } from "../answer.ts";
import { shownMoneySchema } from "../money.schema.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: tax", "rules.write");

const waySchema = taxWayInput.omit({ version: true });

const exampleSchema = waySchema.extend({
  lines: z.array(
    z.object({
      quantity: z.int(),
      class_name: z.string(),
      rate: z.string(),
      line_total: shownMoneySchema,
      tax: shownMoneySchema,
    }),
  ),
  shipping: shownMoneySchema,
  shipping_tax: shownMoneySchema,
  sub_total: shownMoneySchema,
  tax: shownMoneySchema,
  total: shownMoneySchema,
});

const taxesSchema = z.object({
  way: waySchema.extend({ version: z.string() }),
  classes: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      products_count: z.int(),
      is_shippings: z.boolean(),
      version: z.string(),
    }),
  ),
  countries: z.array(
    z.object({
      country_code: z.string(),
      country_name: z.string(),
      name: z.string(),
      rates: z.array(z.object({ tax_class_code: z.string(), rate: z.string() })),
      version: z.string(),
    }),
  ),
  exceptions: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      country_code: z.string(),
      country_name: z.string(),
      state: z.string(),
      category_id: z.int().nullable(),
      category_name: z.string(),
      tax_class_code: z.string().nullable(),
      rate: z.string(),
      starts_at: z.string().nullable(),
      ends_at: z.string().nullable(),
      version: z.string(),
    }),
  ),
  thresholds: z.array(
    z.object({
      country_code: z.string(),
      country_name: z.string(),
      order_amount: z.string().nullable(),
      yearly_amount: z.string().nullable(),
      below: z.enum(["none", "home"]),
      version: z.string(),
    }),
  ),
  categories: z.array(z.object({ id: z.int(), name: z.string() })),
  currency: z.string(),
  time_zone: z.string(),
  all_countries: z.array(z.object({ code: z.string(), name: z.string() })),
  regions: z.array(z.object({ id: z.int(), name: z.string(), country_codes: z.array(z.string()) })),
  example_country: z.string(),
  examples: z.array(exampleSchema),
});

const read = routes.get(
  "/admin/tax",
  "Tax classes and rates, how tax is shown and rounded, and a sample cart for each way",
  { query: taxesQuery },
  taxesSchema,
);

const addClass = routes.post("/admin/tax-classes", "Add a tax class", body(taxClassInput), doneSchema);

const renameClass = routes.post(
  "/admin/tax-classes/{code}/rename",
  "Rename a tax class",
  { params: taxClassParameter, ...body(taxClassChange) },
  doneSchema,
);

const removeClass = routes.post(
  "/admin/tax-classes/{code}/remove",
  "Delete an unused tax class",
  { params: taxClassParameter, query: taxRemovalQuery },
  doneSchema,
);

const setRates = routes.post(
  "/admin/tax-rates",
  "Set a country's rate of each class, in percent; empty: no tax",
  body(taxRatesInput),
  doneSchema,
);

const removeRates = routes.post(
  "/admin/tax-rates/{country}/remove",
  "Charge no tax in a country from now on",
  { params: taxCountryParameter, query: taxRemovalQuery },
  doneSchema,
);

const setException = routes.post(
  "/admin/tax-exceptions",
  "Add a rate for a state, a category or an interval, or change the one with `id`",
  body(taxExceptionInput),
  doneSchema.extend({ id: z.int() }),
);

const removeException = routes.post(
  "/admin/tax-exceptions/{id}/remove",
  "Delete a tax exception",
  { params: idParameter, query: taxRemovalQuery },
  doneSchema,
);

const setThreshold = routes.post(
  "/admin/tax-thresholds",
  "Set the tax thresholds of a country; both null: taxed from the first cent",
  body(taxThresholdInput),
  doneSchema,
);

const setWay = routes.post(
  "/admin/tax-way",
  "Set whether prices are shown with tax, and where it is rounded",
  body(taxWayInput),
  doneSchema,
);

export const adminTaxApi = createRouter()
  .openapi(read, async (c) => answer(c, await findTaxes(c.var.ctx, c.req.valid("query")), (found) => toWire(found)))
  .openapi(addClass, async (c) => {
    const added = await addTaxClass(c.var.ctx, c.req.valid("json").name);
    return done(c, added, c.var.ctx.t("Tax class added"));
  })
  .openapi(renameClass, async (c) =>
    done(c, await renameTaxClass(c.var.ctx, c.req.valid("param").code, c.req.valid("json")), c.var.ctx.t("Saved")),
  )
  .openapi(removeClass, async (c) => {
    const removed = await removeTaxClass(c.var.ctx, c.req.valid("param").code, c.req.valid("query").version);
    return done(c, removed, c.var.ctx.t("Tax class removed"));
  })
  .openapi(setRates, async (c) => done(c, await setTaxRates(c.var.ctx, c.req.valid("json")), c.var.ctx.t("Saved")))
  .openapi(removeRates, async (c) => {
    const removed = await removeTaxRates(c.var.ctx, c.req.valid("param").country, c.req.valid("query").version);
    return done(c, removed, c.var.ctx.t("Country removed"));
  })
  .openapi(setWay, async (c) => done(c, await setTaxWay(c.var.ctx, c.req.valid("json")), c.var.ctx.t("Saved")))
  .openapi(setException, async (c) => {
    const set = await setTaxException(c.var.ctx, c.req.valid("json"));
    if (set.ok) return c.json({ success: c.var.ctx.t("Saved"), id: set.value.id }, 200);
    return refuse(c, set.failure);
  })
  .openapi(removeException, async (c) => {
    const removed = await removeTaxException(c.var.ctx, c.req.valid("param").id, c.req.valid("query").version);
    return done(c, removed, c.var.ctx.t("Saved"));
  })
  .openapi(setThreshold, async (c) =>
    done(c, await setTaxThreshold(c.var.ctx, c.req.valid("json")), c.var.ctx.t("Saved")),
  );
