import { z } from "@hono/zod-openapi";
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
import { regionInput, regionParameter } from "#domain/platform/region/region.input.ts";
import { deleteRegion, storeRegion } from "#domain/platform/region/store-region.ts";
import { toWire } from "#shared/wire.ts";
import { answers, body, doneSchema, refuse, refuseInput, type ApiContext } from "../answer.ts";
import { createRoute } from "../create-route.ts";
import { createRouter } from "../router.ts";
import { staffActions, staffReads } from "../staff-guard.ts";

const tags = ["Administration: countries"];

const list = createRoute({
  method: "get",
  path: "/admin/countries",
  tags,
  summary: "All countries, with whether the shop sells to them",
  ...staffReads("settings.manage"),
  responses: answers(
    z.object({
      countries: z.array(z.object({ code: z.string(), name: z.string(), is_active: z.boolean(), is_own: z.boolean() })),
    }),
  ),
});

const change = createRoute({
  method: "post",
  path: "/admin/countries",
  tags,
  summary: "Set the countries that the shop sells to; its own stays on",
  ...staffActions("settings.manage"),
  request: body(countriesInput),
  responses: answers(z.object({ success: z.string() })),
});

const regions = createRoute({
  method: "get",
  path: "/admin/regions",
  tags,
  summary: "Groups of countries, to set zones and taxes for all of them at once",
  ...staffReads("settings.manage"),
  responses: answers(
    z.object({
      regions: z.array(z.object({ id: z.int(), name: z.string(), country_codes: z.array(z.string()) })),
    }),
  ),
});

const addressForms = createRoute({
  method: "get",
  path: "/admin/address-forms",
  tags,
  summary: "Which parts an address has in each country that the shop sells to",
  ...staffReads("settings.manage"),
  responses: answers(
    z.object({
      address_forms: z.array(
        z.object({
          country_code: z.string(),
          is_changed: z.boolean(),
          form: addressFormInput.omit({ country_code: true, postal_code_mask: true }).extend({
            postal_code_pattern: z.string().nullable(),
            postal_code_mask: z.string().optional(),
          }),
        }),
      ),
    }),
  ),
});

const saveForm = createRoute({
  method: "post",
  path: "/admin/address-forms",
  tags,
  summary: "Set which parts an address of a country has, in which order, and what its postal codes look like",
  ...staffActions("settings.manage"),
  request: body(addressFormInput),
  responses: answers(doneSchema),
});

const resetForm = createRoute({
  method: "post",
  path: "/admin/address-forms/{country}/reset",
  tags,
  summary: "Use the built-in address form of a country again",
  ...staffActions("settings.manage"),
  request: { params: addressFormParameter },
  responses: answers(doneSchema),
});

const bringPlaces = createRoute({
  method: "post",
  path: "/admin/places/import",
  tags,
  summary: "States and cities from CSV, all of it or nothing; `dry_run` only checks it",
  ...staffActions("settings.manage"),
  request: body(placesInput),
  responses: answers(
    z.object({
      /** If they were imported. */
      success: z.string().optional(),
      states: z.int(),
      cities: z.int(),
      errors: z.array(z.object({ line: z.int(), column: z.string(), message: z.string() })),
      is_written: z.boolean(),
    }),
  ),
});

const storedRegion = z.object({ success: z.string(), id: z.int() });

const keepRegion = createRoute({
  method: "post",
  path: "/admin/regions",
  tags,
  summary: "Keep a region, or with `id` change it; what was set from it before stays",
  ...staffActions("settings.manage"),
  request: body(regionInput),
  responses: answers(storedRegion),
});

const removeRegion = createRoute({
  method: "post",
  path: "/admin/regions/{id}/delete",
  tags,
  summary: "Remove a region; what was set from it stays",
  ...staffActions("settings.manage"),
  request: { params: regionParameter },
  responses: answers(storedRegion),
});

export const adminCountryApi = createRouter()
  .openapi(regions, async (c) => {
    const found = await findCountryGroups(c.var.ctx);
    return found.ok ? c.json({ regions: toWire(found.value) }, 200) : refuse(c, found.failure);
  })
  .openapi(keepRegion, async (c) => {
    const stored = await storeRegion(c.var.ctx, c.req.valid("json"));
    if (stored.ok) return c.json({ success: c.var.ctx.t("Saved"), id: stored.value.id }, 200);
    return stored.failure.code === "invalid" ? refuseInput(c, stored.failure.errors) : refuse(c, stored.failure);
  })
  .openapi(removeRegion, async (c) => {
    const removed = await deleteRegion(c.var.ctx, c.req.valid("param").id);
    return removed.ok
      ? c.json({ success: c.var.ctx.t("Region removed"), id: removed.value.id }, 200)
      : refuse(c, removed.failure);
  })
  .openapi(list, async (c) => {
    const found = await findAllCountries(c.var.ctx);
    return found.ok ? c.json({ countries: toWire(found.value) }, 200) : refuse(c, found.failure);
  })
  .openapi(change, async (c) => {
    const saved = await saveCountries(c.var.ctx, c.req.valid("json"));
    if (saved.ok) return c.json({ success: c.var.ctx.t("Countries saved") }, 200);
    return saved.failure.code === "invalid" ? refuseInput(c, saved.failure.errors) : refuse(c, saved.failure);
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
    const said = read.value.isWritten ? { success: c.var.ctx.t("Imported.") } : {};
    return c.json({ ...toWire(read.value), ...said }, 200);
  });

function answerForm(c: ApiContext, saved: Awaited<ReturnType<typeof saveAddressForm>>) {
  if (saved.ok) return c.json({ success: c.var.ctx.t("Saved") }, 200);
  return saved.failure.code === "invalid" ? refuseInput(c, saved.failure.errors) : refuse(c, saved.failure);
}
