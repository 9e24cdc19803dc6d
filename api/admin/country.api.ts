import { z } from "@hono/zod-openapi";
import { countriesInput } from "#domain/platform/country-admin/country-admin.input.ts";
import { findAllCountries } from "#domain/platform/country-admin/find-all-countries.ts";
import { saveCountries } from "#domain/platform/country-admin/save-countries.ts";
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

export const adminCountryApi = createRouter()
  .openapi(list, async (c) => {
    const found = await findAllCountries(c.var.ctx);
    return found.ok ? c.json({ countries: toWire(found.value) }, 200) : refuse(c, found.failure);
  })
  .openapi(change, async (c) => {
    const saved = await saveCountries(c.var.ctx, c.req.valid("json"));
    if (saved.ok) return c.json({ success: c.var.ctx.t("Countries saved") }, 200);
    return saved.failure.code === "invalid" ? refuseInput(c, saved.failure.errors) : refuse(c, saved.failure);
  });
