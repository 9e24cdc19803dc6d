import { z } from "@hono/zod-openapi";
import { findCities, findCountries, findStates } from "#domain/platform/country/find-countries.ts";
import { idInput } from "#domain/catalog/product/product.input.ts";
import { toWire } from "#shared/wire.ts";
import { answers, refuse } from "../answer.ts";
import { createRoute } from "../create-route.ts";
import { readOnly } from "../guard.ts";
import { createRouter } from "../router.ts";

const tags = ["Country"];
const place = z.object({ id: z.int(), name: z.string() });

const countries = createRoute({
  method: "get",
  path: "/get/country-list",
  tags,
  summary: "Where the shop sells to",
  middleware: [readOnly] as const,
  responses: answers(
    z.object({ countries: z.array(z.object({ code: z.string(), name: z.string(), phone_prefix: z.string() })) }),
  ),
});

const states = createRoute({
  method: "get",
  path: "/get/state-list/{country}",
  tags,
  summary: "The states of a country, none where an address has none",
  middleware: [readOnly] as const,
  request: { params: z.object({ country: z.string().max(10) }) },
  responses: answers(z.object({ states: z.array(place) })),
});

const cities = createRoute({
  method: "get",
  path: "/get/city-list/{state}",
  tags,
  summary: "The cities of a state that are known",
  middleware: [readOnly] as const,
  request: { params: z.object({ state: idInput }) },
  responses: answers(z.object({ cities: z.array(place) })),
});

export const countryApi = createRouter()
  .openapi(countries, async (c) => c.json({ countries: toWire(await findCountries(c.var.ctx)) }, 200))
  .openapi(states, async (c) => {
    const found = await findStates(c.var.ctx, c.req.valid("param").country);
    if (!found) return refuse(c, { code: "not_found" });
    return c.json({ states: found }, 200);
  })
  .openapi(cities, async (c) => c.json({ cities: await findCities(c.var.ctx, c.req.valid("param").state) }, 200));
