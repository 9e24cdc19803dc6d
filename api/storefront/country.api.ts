import { z } from "@hono/zod-openapi";
import { getAddressForm } from "#domain/platform/country/address-forms.ts";
import { findCities, findCountries, findStates } from "#domain/platform/country/find-countries.ts";
import { idInput } from "#domain/catalog/product/product.input.ts";
import { ADDRESS_PARTS, POSTAL_CODE_KINDS, STATE_KINDS } from "#shared/address-form.ts";
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
  responses: answers(
    z.object({
      states: z.array(place),
      /** Which parts an address there has, in their order. */
      address_form: z.object({
        parts: z.array(z.enum(ADDRESS_PARTS)),
        state_kind: z.enum(STATE_KINDS),
        postal_code_kind: z.enum(POSTAL_CODE_KINDS),
        is_postal_code_required: z.boolean(),
        postal_code_pattern: z.string().nullable(),
        postal_code_example: z.string(),
      }),
    }),
  ),
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
    const { country } = c.req.valid("param");
    const found = await findStates(c.var.ctx, country);
    if (!found) return refuse(c, { code: "not_found" });
    const { postalCodeMask: _mask, ...form } = await getAddressForm(c.var.ctx, country);
    return c.json({ states: found, address_form: toWire({ ...form, parts: [...form.parts] }) }, 200);
  })
  .openapi(cities, async (c) => c.json({ cities: await findCities(c.var.ctx, c.req.valid("param").state) }, 200));
