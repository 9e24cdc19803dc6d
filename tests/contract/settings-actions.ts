import { expect } from "vitest";
import type { Client } from "../support/client.ts";

type Deed = () => Promise<{ path: string; body?: object; action: string }>;

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
export function settingsActions(boss: () => Client): Record<string, Deed> {
  const deed =
    (path: string, body: object, action: string): Deed =>
    () =>
      Promise.resolve({ path, body, action });
  const made =
    (path: string, body: object, move: string, action: string): Deed =>
    async () => {
      const stored = await boss().post<{ id: number }>(path, body);
      return { path: `${path}/${stored.body.id}/${move}`, body: {}, action };
    };
  return {
    "POST /admin/shipping/practice": deed("admin/shipping/practice", { handling_days: 1 }, "shipping.change"),
    "POST /admin/shipping/packages": deed("admin/shipping/packages", PACKAGE, "shipping.change"),
    "POST /admin/shipping/packages/{id}/delete": made("admin/shipping/packages", PACKAGE, "delete", "shipping.remove"),
    "POST /admin/shipping/carriers": deed("admin/shipping/carriers", CARRIER, "shipping.change"),
    "POST /admin/shipping/carriers/{id}/delete": made("admin/shipping/carriers", CARRIER, "delete", "shipping.remove"),
    "POST /admin/shipping/import": deed(
      "admin/shipping/import",
      { csv: "name,country,price\nTable,DE,5.00", dry_run: false },
      "shipping.change",
    ),
    "POST /admin/tax-exceptions": deed("admin/tax-exceptions", EXCEPTION, "tax.exception"),
    "POST /admin/tax-exceptions/{id}/remove": made(
      "admin/tax-exceptions",
      { ...EXCEPTION, state: "Azores" },
      "remove",
      "tax.exception",
    ),
    "POST /admin/tax-thresholds": deed(
      "admin/tax-thresholds",
      { country_code: "NO", order_amount: "30" },
      "tax.threshold",
    ),
    "POST /admin/address-forms": deed("admin/address-forms", FORM, "country.address_form"),
    "POST /admin/address-forms/{country}/reset": deed("admin/address-forms/IS/reset", {}, "country.address_form"),
    "POST /admin/places/import": deed(
      "admin/places/import",
      { csv: "country,state,city\nIS,Capital Region,Reykjavik", dry_run: false },
      "country.places",
    ),
    "POST /admin/system/errors/clear": deed("admin/system/errors/clear", {}, "system.errors"),
    "POST /admin/backups/{name}/delete": async () => {
      type Backups = { backups: { name: string }[] };
      const names = async () => (await boss().get<Backups>("admin/backups")).body.backups.map(({ name }) => name);
      await boss().post("admin/system/backup", {});
      await expect.poll(names, { timeout: 60_000 }).not.toEqual([]);
      return { path: `admin/backups/${(await names())[0]}/delete`, body: {}, action: "system.backup_delete" };
    },
  };
}
