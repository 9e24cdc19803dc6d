import { z } from "@hono/zod-openapi";
import { countriesInput } from "#domain/platform/country-admin/country-admin.input.ts";
import { findAllCountries } from "#domain/platform/country-admin/find-all-countries.ts";
import { saveCountries } from "#domain/platform/country-admin/save-countries.ts";
import { findCountryGroups } from "#domain/platform/region/find-country-groups.ts";
import { regionInput, regionParameter } from "#domain/platform/region/region.input.ts";
import { deleteRegion, storeRegion } from "#domain/platform/region/store-region.ts";
import { toWire } from "#shared/wire.ts";
import { answers, body, refuse, refuseInput } from "../answer.ts";
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
      regions: z.array(
        z.object({ id: z.int(), name: z.string(), country_codes: z.array(z.string()), version: z.string() }),
      ),
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
  });
