import { sql } from "drizzle-orm";
import { boolean, check, index, jsonb, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import type { AddressForm } from "#shared/address-form.ts";
import { codeOf, id, partOf } from "../columns.ts";

export const countries = pgTable(
  "countries",
  {
    code: text("code").primaryKey(),
    name: text("name").notNull(),
    phonePrefix: text("phone_prefix").notNull().default(""),
    isActive: boolean("is_active").notNull().default(true),
  },
  (t) => [check("countries_code_form", sql`${t.code} ~ '^[A-Z]{2}$'`)],
);

/** The address form of a country where the operator changed the built-in one of `shared/address-form.ts`. */
export const addressForms = pgTable("address_forms", {
  countryCode: text("country_code")
    .primaryKey()
    .references(() => countries.code),
  form: jsonb("form").$type<AddressForm>().notNull(),
});

export const states = pgTable(
  "states",
  {
    id: id(),
    countryCode: codeOf("country_code", () => countries.code),
    name: text("name").notNull(),
  },
  (t) => [unique("states_country_name").on(t.countryCode, t.name)],
);

export const cities = pgTable(
  "cities",
  {
    id: id(),
    stateId: partOf("state_id", () => states.id),
    name: text("name").notNull(),
  },
  (t) => [unique("cities_state_name").on(t.stateId, t.name), index("cities_state").on(t.stateId)],
);

/** A group of countries that zones and taxes are set for at once, such as the European Union. */
export const regions = pgTable("regions", { id: id(), name: text("name").notNull().unique() });

export const regionCountries = pgTable(
  "region_countries",
  {
    regionId: partOf("region_id", () => regions.id),
    countryCode: codeOf("country_code", () => countries.code),
  },
  (t) => [primaryKey({ columns: [t.regionId, t.countryCode] })],
);
