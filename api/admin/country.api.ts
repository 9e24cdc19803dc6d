import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import {
  addressFormInput,
  addressFormParameter,
  placesInput,
} from "#domain/platform/country-admin/address-form.input.ts";
import { countriesInput } from "#domain/platform/country-admin/country-admin.input.ts";
import { findAllCountries, findCountryAddressForms } from "#domain/platform/country-admin/find-all-countries.ts";
import { importPlaces } from "#domain/platform/country-admin/import-places.ts";
import { resetAddressForm, saveAddressForm } from "#domain/platform/country-admin/save-address-form.ts";
import { saveCountries } from "#domain/platform/country-admin/save-countries.ts";
import { findCountryGroups } from "#domain/platform/region/find-country-groups.ts";
import { regionInput } from "#domain/platform/region/region.input.ts";
import { deleteRegion, storeRegion } from "#domain/platform/region/store-region.ts";
import { toWire } from "#shared/wire.ts";
import { answer, type ApiContext, body, done, doneSchema, refuse } from "../answer.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: countries", "settings.manage");

const list = routes.get(
  "/admin/countries",
  "All countries, with whether the shop sells to them",
  {},
  z.object({
    countries: z.array(z.object({ code: z.string(), name: z.string(), is_active: z.boolean(), is_own: z.boolean() })),
  }),
);

const change = routes.post(
  "/admin/countries",
  "Set the countries that the shop sells to; its own cannot be switched off",
  body(countriesInput),
  z.object({ success: z.string() }),
);

const regions = routes.get(
  "/admin/regions",
  "Groups of countries, to set zones and taxes for all of them at once",
  {},
  z.object({
    regions: z.array(
      z.object({ id: z.int(), name: z.string(), country_codes: z.array(z.string()), version: z.string() }),
    ),
  }),
);

const addressForms = routes.get(
  "/admin/address-forms",
  "The address forms of the countries that the shop sells to",
  {},
  z.object({
    address_forms: z.array(
      z.object({
        country_code: z.string(),
        is_changed: z.boolean(),
        version: z.string(),
        form: addressFormInput.omit({ country_code: true, postal_code_mask: true, version: true }).extend({
          postal_code_pattern: z.string().nullable(),
          postal_code_mask: z.string().optional(),
        }),
      }),
    ),
  }),
);

const saveForm = routes.post(
  "/admin/address-forms",
  "Set the address form of a country: parts, order, and postal code pattern",
  body(addressFormInput),
  doneSchema,
);

const resetForm = routes.post(
  "/admin/address-forms/{country}/reset",
  "Use the built-in address form of a country again",
  { params: addressFormParameter },
  doneSchema,
);

const bringPlaces = routes.post(
  "/admin/places/import",
  "States and cities from CSV, all of it or nothing; `dry_run` only checks it",
  body(placesInput),
  z.object({
    /** If they were imported. */
    success: z.string().optional(),
    states: z.int(),
    cities: z.int(),
    errors: z.array(z.object({ line: z.int(), column: z.string(), message: z.string() })),
    is_written: z.boolean(),
  }),
);

const storedRegion = z.object({ success: z.string(), id: z.int() });

const keepRegion = routes.post(
  "/admin/regions",
  "Add a region, or change the one with `id`; values set from it before stay",
  body(regionInput),
  storedRegion,
);

const removeRegion = routes.post(
  "/admin/regions/{id}/delete",
  "Remove a region; values set from it stay",
  { params: idParameter },
  storedRegion,
);

export const adminCountryApi = createRouter()
  .openapi(regions, async (c) => answer(c, await findCountryGroups(c.var.ctx), (found) => ({ regions: toWire(found) })))
  .openapi(keepRegion, async (c) => {
    const stored = await storeRegion(c.var.ctx, c.req.valid("json"));
    if (stored.ok) return c.json({ success: c.var.ctx.t("Saved"), id: stored.value.id }, 200);
    return refuse(c, stored.failure);
  })
  .openapi(removeRegion, async (c) => {
    const removed = await deleteRegion(c.var.ctx, c.req.valid("param").id);
    return removed.ok
      ? c.json({ success: c.var.ctx.t("Region removed"), id: removed.value.id }, 200)
      : refuse(c, removed.failure);
  })
  .openapi(list, async (c) => answer(c, await findAllCountries(c.var.ctx), (found) => ({ countries: toWire(found) })))
  .openapi(change, async (c) => {
    const saved = await saveCountries(c.var.ctx, c.req.valid("json"));
    if (saved.ok) return c.json({ success: c.var.ctx.t("Countries saved") }, 200);
    return refuse(c, saved.failure);
  })
  .openapi(addressForms, async (c) => {
    const found = await findCountryAddressForms(c.var.ctx);
    if (!found.ok) return refuse(c, found.failure);
    const forms = found.value.map(({ form, ...rest }) => ({ ...rest, form: { ...form, parts: [...form.parts] } }));
    return c.json({ address_forms: toWire(forms) }, 200);
  })
  .openapi(saveForm, async (c) => answerForm(c, await saveAddressForm(c.var.ctx, c.req.valid("json"))))
  .openapi(resetForm, async (c) => answerForm(c, await resetAddressForm(c.var.ctx, c.req.valid("param").country)))
  .openapi(bringPlaces, async (c) => {
    const read = await importPlaces(c.var.ctx, c.req.valid("json"));
    if (!read.ok) return refuse(c, read.failure);
    const outcome = read.value.isWritten ? { success: c.var.ctx.t("Imported.") } : {};
    return c.json({ ...toWire(read.value), ...outcome }, 200);
  });

function answerForm(c: ApiContext, saved: Awaited<ReturnType<typeof saveAddressForm>>) {
  return done(c, saved, c.var.ctx.t("Saved"));
}
