import type { MovementRecord } from "#domain/fulfilment/inventory/inventory.ts";
import type { InventoryFilter } from "#shared/inventory-choices.ts";
import { neverHappens } from "#shared/result.ts";
import type { Translate } from "#shared/translate.ts";

export function inventoryFilterName(filter: InventoryFilter, t: Translate): string {
  switch (filter) {
    case "all":
      return t("All stock");
    case "low":
      return t("Low in stock");
    case "sold_out":
      return t("Sold out");
    default:
      return neverHappens(filter);
  }
}

/** What happened to the units. */
export function movementName(kind: MovementRecord["kind"], t: Translate): string {
  switch (kind) {
    case "received":
      return t("Stock received");
    case "allocated":
      return t("Reserved for an order");
    case "shipped":
      return t("Sold in an order");
    case "released":
      return t("Released from an order");
    case "adjusted":
      return t("Stock adjusted");
    default:
      return neverHappens(kind);
  }
}

/** The units as they change what can be sold or what is on hand; with a sign. */
export function movementUnits({ kind, quantity }: MovementRecord): number {
  return kind === "allocated" || kind === "shipped" ? -quantity : quantity;
}
