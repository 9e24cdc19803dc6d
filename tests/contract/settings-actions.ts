import { expect } from "vitest";
import type { Client } from "../support/client.ts";
import { type Action, actionsOf } from "./actions.ts";

const PACKAGE = { name: "Box", length_mm: 300, width_mm: 200, height_mm: 100 };
const CARRIER = { name: "Bike", tracking_link: "https://bike.example/{number}" };
const EXCEPTION = { name: "Books", country_code: "PT", rate: "6", state: "Madeira" };
const FORM = {
  country_code: "IS",
  parts: ["line_1", "postal_code", "city"],
  state_kind: "any",
  postal_code_kind: "postal",
  is_postal_code_required: true,
  postal_code_mask: "999",
  postal_code_example: "101",
};

/** Of the calls that set shipping, tax, countries and the system: with what each does something. */
export function settingsActions(staff: () => Client): Record<string, Action> {
  const made =
    (path: string, body: object, move: string, action: string): Action =>
    async () => {
      const stored = await staff().post<{ id: number }>(path, body);
      return { path: `${path}/${stored.body.id}/${move}`, body: {}, action };
    };
  return actionsOf({
    "POST /admin/shipping/practice": { body: { handling_days: 1 }, action: "shipping.change" },
    "POST /admin/shipping/packages": { body: PACKAGE, action: "shipping.change" },
    "POST /admin/shipping/packages/{id}/delete": made("admin/shipping/packages", PACKAGE, "delete", "shipping.remove"),
    "POST /admin/shipping/carriers": { body: CARRIER, action: "shipping.change" },
    "POST /admin/shipping/carriers/{id}/delete": made("admin/shipping/carriers", CARRIER, "delete", "shipping.remove"),
    "POST /admin/shipping/import": {
      body: { csv: "name,country,price\nTable,DE,5.00", dry_run: false },
      action: "shipping.change",
    },
    "POST /admin/tax-exceptions": { body: EXCEPTION, action: "tax.exception" },
    "POST /admin/tax-exceptions/{id}/remove": made(
      "admin/tax-exceptions",
      { ...EXCEPTION, state: "Azores" },
      "remove",
      "tax.exception",
    ),
    "POST /admin/tax-thresholds": { body: { country_code: "NO", order_amount: "30" }, action: "tax.threshold" },
    "POST /admin/address-forms": { body: FORM, action: "country.address_form" },
    "POST /admin/address-forms/{country}/reset": { id: "IS", body: {}, action: "country.address_form" },
    "POST /admin/places/import": {
      body: { csv: "country,state,city\nIS,Capital Region,Reykjavik", dry_run: false },
      action: "country.places",
    },
    "POST /admin/system/errors/clear": { body: {}, action: "system.errors" },
    "POST /admin/backups/{name}/delete": async () => {
      type Backups = { backups: { name: string }[] };
      const names = async () => (await staff().get<Backups>("admin/backups")).body.backups.map(({ name }) => name);
      await staff().post("admin/system/backup", {});
      await expect.poll(names).not.toEqual([]);
      return { path: `admin/backups/${(await names())[0]}/delete`, body: {}, action: "system.backup_delete" };
    },
  });
}
