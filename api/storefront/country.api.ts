import { z } from "@hono/zod-openapi";
import { getAddressForm } from "#domain/platform/country/address-forms.ts";
import { findCities, findCountries, findStates } from "#domain/platform/country/find-countries.ts";
import { formIdInput } from "#domain/id.input.ts";
import { ADDRESS_PARTS, POSTAL_CODE_KINDS, STATE_KINDS } from "#shared/address-form.ts";
import { toWire } from "#shared/wire.ts";
import { refuse } from "../answer.ts";
import { openRoutes } from "../create-route.ts";
import { createRouter } from "../router.ts";

const routes = openRoutes("Country");
const place = z.object({ id: z.int(), name: z.string() });

const countries = routes.get(
  "/get/country-list",
  "The countries that the shop sells to",
  {},
  z.object({ countries: z.array(z.object({ code: z.string(), name: z.string(), phone_prefix: z.string() })) }),
);

const states = routes.get(
  "/get/state-list/{country}",
  "The states of a country; empty if its addresses have none",
  { params: z.object({ country: z.string().max(10) }) },
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
);

const cities = routes.get(
  "/get/city-list/{state}",
  "The known cities of a state",
  { params: z.object({ state: formIdInput }) },
  z.object({ cities: z.array(place) }),
);

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
