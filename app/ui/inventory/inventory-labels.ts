import type { MovementRecord } from "#domain/fulfilment/inventory/inventory.ts";
import type { InventoryFilter } from "#shared/inventory-choices.ts";
import type { Translate } from "#shared/translate.ts";

export function inventoryFilterName(filter: InventoryFilter, t: Translate): string {
  const names: Record<InventoryFilter, string> = {
    all: t("All stock"),
    low: t("Low in stock"),
    sold_out: t("Sold out"),
  };
  return names[filter];
}

/** What happened to the units. */
export function movementName(kind: MovementRecord["kind"], t: Translate): string {
  const names: Record<MovementRecord["kind"], string> = {
    received: t("Stock received"),
    allocated: t("Reserved for an order"),
    shipped: t("Sold in an order"),
    released: t("Released from an order"),
    adjusted: t("Stock adjusted"),
  };
  return names[kind];
}

/** The units as they change what can be sold or what is on hand; with a sign. */
export function movementUnits({ kind, quantity }: MovementRecord): number {
  return kind === "allocated" || kind === "shipped" ? -quantity : quantity;
}
