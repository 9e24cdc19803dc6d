import type { Client } from "../support/client.ts";
import { type Action, actionsOf } from "./actions.ts";

/** With a tax class of its own. */
const ofClass =
  (staff: () => Client, name: string, move: string, body: object, action: string): Action =>
  async () => {
    await staff().post("admin/tax-classes", { name });
    return { path: `admin/tax-classes/${name.toLowerCase()}/${move}`, body, action };
  };

/** Of each call that sets a rule of money: with what it does something, and the act that is noted for it. */
export const moneyRules = (staff: () => Client): Record<string, Action> =>
  actionsOf({
    "POST /admin/tax-classes": { body: { name: "Books" }, action: "tax.class_add" },
    "POST /admin/tax-classes/{code}/rename": ofClass(staff, "Toys", "rename", { name: "Games" }, "tax.class_rename"),
    "POST /admin/tax-classes/{code}/remove": ofClass(staff, "Medicine", "remove", {}, "tax.class_remove"),
    "POST /admin/tax-rates": {
      body: { country_code: "PT", name: "VAT", rates: [{ tax_class_code: "standard", rate: "23" }] },
      action: "tax.rates",
    },
    "POST /admin/tax-rates/{country}/remove": async () => {
      const rates = [{ tax_class_code: "standard", rate: "25" }];
      await staff().post("admin/tax-rates", { country_code: "IS", name: "VSK", rates });
      return { path: "admin/tax-rates/IS/remove", body: {}, action: "tax.rates" };
    },
    "POST /admin/regions": { body: { name: "Nordics", countries: ["DK", "SE"] }, action: "country.region" },
    "POST /admin/regions/{id}/delete": async () => {
      const made = await staff().post<{ id: number }>("admin/regions", { name: "Alps", countries: ["AT", "CH"] });
      return { path: `admin/regions/${made.body.id}/delete`, body: {}, action: "country.region" };
    },
    "POST /admin/currencies": {
      body: { code: "ISK", exchange_rate: "140", rounding_step: "1", is_active: false, is_rate_followed: true },
      action: "currency.add",
    },
    "POST /admin/currencies/{code}/remove": async () => {
      await staff().post("admin/currencies", {
        code: "HUF",
        exchange_rate: "370",
        rounding_step: "5",
        is_active: false,
        is_rate_followed: false,
      });
      return { path: "admin/currencies/HUF/remove", body: {}, action: "currency.remove" };
    },
    "POST /admin/currencies/{code}": {
      id: "CHF",
      body: { symbol: "Fr.", exchange_rate: "0.9", rounding_step: "0.05", is_active: false, is_rate_followed: true },
      action: "currency.change",
    },
    "POST /admin/currencies/{code}/accept": { id: "EUR", body: { rate: "1.5" }, action: "currency.accept" },
    "POST /admin/commission-rules": {
      body: { target: "category", key: "books", percent: "7.5", fixed: "0.10" },
      action: "commission.set",
    },
    "POST /admin/commission-rules/{id}/remove": { id: "1", body: {}, action: "commission.remove" },
    "POST /admin/reward-rules": { body: { target: "default", points: 2, per: "amount" }, action: "reward.set" },
    "POST /admin/reward-rules/{id}/remove": { id: "1", body: {}, action: "reward.remove" },
    "POST /admin/reward-rate": { body: { points_per_unit: 100 }, action: "reward.rate" },
    "POST /admin/tax-way": { body: { tax_display: "before_tax", tax_base: "product_base" }, action: "tax.way" },
  });
