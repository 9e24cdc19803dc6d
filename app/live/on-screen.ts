import { orderChannel } from "#shared/live-channel.ts";
import type { WantedChannel } from "./shared-connection.ts";

/** What a screen shows that can change elsewhere, derived from its loader data. */
export type OnScreen = {
  productId: number | null;
  flashSaleId: number | null;
  shopId: number | null;
  /** Orders with the key of their link, if there is one. */
  orders: WantedChannel[];
};

export function readScreen(data: unknown): OnScreen {
  const key = at(data, "key");
  const bought = at(data, "purchase", "orders");
  const codes = [
    at(data, "tracked", "code"),
    ...(Array.isArray(bought) ? bought.map((order) => at(order, "code")) : []),
  ];
  return {
    productId: idOf(at(data, "product")),
    flashSaleId: flashSaleOf(data),
    shopId: idOf(at(data, "shop")),
    orders: codes
      .filter((code) => typeof code === "string")
      .map((code) => ({ name: orderChannel(code), ...(typeof key === "string" ? { key } : {}) })),
  };
}

/** Of the flash sale's own screen, and of its band on home. */
function flashSaleOf(data: unknown): number | null {
  const [sale, sections] = [at(data, "sale"), at(data, "sections")];
  if (at(sale, "isFlashSale") === true) return idOf(sale);
  if (!Array.isArray(sections)) return null;
  return idOf(
    at(
      sections.find((section) => at(section, "kind") === "flash_sale"),
      "campaign",
    ),
  );
}

function idOf(value: unknown): number | null {
  const id = at(value, "id");
  return typeof id === "number" ? id : null;
}

function at(value: unknown, ...path: string[]): unknown {
  let found = value;
  for (const name of path) found = isRecord(found) ? found[name] : undefined;
  return found;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
