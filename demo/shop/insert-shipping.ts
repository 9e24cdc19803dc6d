import type { Database } from "#db/client.ts";
import {
  pickupPoints,
  shippingProductPrices,
  shippingRates,
  shippingSteps,
  shippingZonePlaces,
  shippingZones,
} from "#db/schema/shipping.ts";
import { insertRows, insertWithIds } from "../insert-rows.ts";
import { known } from "../known.ts";
import { FREE_DELIVERY_FROM_MINOR } from "#db/reference/money.ts";
import { findBestSellers } from "./best-sellers.ts";
import type { DemoProduct } from "./demo-product.ts";

type Ids = { shops: ReadonlyMap<string, number>; products: ReadonlyMap<string, number> };

/** Sells heavy products: shipping is charged per unit. */
const BY_PRODUCT = "north-room";
const HEAVY_PRODUCTS = 3;
const HEAVY_PRICE_MINOR = 3900;
/** Delivers in its own town. */
const BY_ZONE = "green-thumb-yard";
/** Shipping gets cheaper with the order value. */
const BY_VALUE = "seven-springs";
/** Offers pick-up, and the common deliveries. */
const WITH_PICKUP = "hearth-and-clay";

/** The promise on the home page applies to every shop. */
const FREE = { freeFromMinor: FREE_DELIVERY_FROM_MINOR };
const DAYS = { minimumDays: 3, maximumDays: 6 };
const STANDARD = { ...DAYS, name: "Standard delivery" };
const EXPRESS = { minimumDays: 1, maximumDays: 2, name: "Express delivery" };

/** Shops with other shipping methods than the common flat rate, and one with two pick-up points. */
export async function insertShipping(
  db: Database,
  products: readonly DemoProduct[],
  { shops, products: productIds }: Ids,
  now: Date,
): Promise<void> {
  await insertByProduct(db, products, known(shops, BY_PRODUCT), productIds);
  await insertByZone(db, known(shops, BY_ZONE));
  await insertByValue(db, known(shops, BY_VALUE));
  await insertPickup(db, known(shops, WITH_PICKUP), now);
}

async function insertByProduct(
  db: Database,
  products: readonly DemoProduct[],
  shopId: number,
  productIds: ReadonlyMap<string, number>,
): Promise<void> {
  const method = "product_base" as const;
  const [rateId] = await insertWithIds(db, shippingRates, [
    { ...STANDARD, shopId, method, isPerUnit: true, priceMinor: 690, ...FREE },
    { ...EXPRESS, shopId, priceMinor: 4900, position: 1 },
  ]);
  await insertRows(
    db,
    shippingProductPrices,
    findBestSellers(products, BY_PRODUCT, HEAVY_PRODUCTS).map(({ slug }) => ({
      rateId: rateId!,
      productId: known(productIds, slug),
      priceMinor: HEAVY_PRICE_MINOR,
    })),
  );
}

async function insertByZone(db: Database, shopId: number): Promise<void> {
  const [town, island] = await insertWithIds(db, shippingZones, [
    { shopId, name: "Bristol and Bath" },
    { shopId, name: "Great Britain and Ireland" },
  ]);
  await insertRows(db, shippingZonePlaces, [
    { zoneId: town!, countryCode: "GB", city: "Bristol" },
    { zoneId: town!, countryCode: "GB", city: "Bath" },
    { zoneId: island!, countryCode: "GB" },
    { zoneId: island!, countryCode: "IE" },
  ]);
  const method = "area_base" as const;
  await insertRows(db, shippingRates, [
    { ...EXPRESS, shopId, method, zoneId: town!, name: "Electric van", priceMinor: 290, freeFromMinor: 3000 },
    { ...STANDARD, shopId, method, zoneId: island!, priceMinor: 490, ...FREE, position: 1 },
    { ...EXPRESS, shopId, method, zoneId: island!, priceMinor: 990, position: 2 },
    { ...STANDARD, shopId, priceMinor: 1490, ...FREE, maximumDays: 10, position: 3 },
    { ...EXPRESS, shopId, priceMinor: 2990, position: 4 },
  ]);
}

async function insertByValue(db: Database, shopId: number): Promise<void> {
  const [rateId] = await insertWithIds(db, shippingRates, [
    { ...STANDARD, shopId, method: "invoice_base" as const, priceMinor: 790, ...FREE },
    { ...EXPRESS, shopId, priceMinor: 1490, position: 1 },
  ]);
  await insertRows(db, shippingSteps, [
    { rateId: rateId!, fromMinor: 2500, priceMinor: 490 },
    { rateId: rateId!, fromMinor: 5000, priceMinor: 290 },
  ]);
}

async function insertPickup(db: Database, shopId: number, now: Date): Promise<void> {
  const town = { shopId, city: "Porto", countryCode: "PT", createdAt: now };
  await insertRows(db, pickupPoints, [
    {
      ...town,
      name: "Workshop in Miragaia",
      line1: "Rua de Miragaia 114",
      postalCode: "4050-387",
      openingHours: "Mon–Fri 9:00–18:00\nSat 10:00–14:00",
      phone: "+351 22 555 0114",
      readyDays: 1,
    },
    {
      ...town,
      name: "Market hall, stall 27",
      line1: "Rua Formosa 322",
      postalCode: "4000-248",
      openingHours: "Tue–Sat 8:00–20:00",
      readyDays: 2,
    },
  ]);
}
