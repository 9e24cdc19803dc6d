import { and, asc, count, eq } from "drizzle-orm";
import { products } from "#db/schema/product.ts";
import { shippingRates, shippingZonePlaces, shippingZones } from "#db/schema/shipping.ts";
import type { Context } from "../../context.ts";
import type { ShippingPlace, ShippingZone } from "./shipping.ts";
import { findPlaces } from "./shipping.repository.ts";
import { isOfShop } from "./shipping-write.repository.ts";

const MAX_PRODUCTS = 500;

export async function findZones(ctx: Context, shopId: number | null): Promise<ShippingZone[]> {
  const rows = await ctx.db
    .select({ id: shippingZones.id, name: shippingZones.name })
    .from(shippingZones)
    .where(isOfShop(shippingZones, shopId))
    .orderBy(asc(shippingZones.id));
  const places = await findPlaces(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map((zone) => ({ ...zone, places: places.get(zone.id) ?? [] }));
}

export async function countZones(ctx: Context, shopId: number | null): Promise<number> {
  const rows = await ctx.db.select({ count: count() }).from(shippingZones).where(isOfShop(shippingZones, shopId));
  return rows[0]!.count;
}

export async function insertZone(ctx: Context, shopId: number | null, name: string): Promise<number> {
  const rows = await ctx.db.insert(shippingZones).values({ shopId, name }).returning({ id: shippingZones.id });
  return rows[0]!.id;
}

/** False if there is none with this id. */
export async function updateZone(ctx: Context, shopId: number | null, id: number, name: string): Promise<boolean> {
  const rows = await ctx.db
    .update(shippingZones)
    .set({ name })
    .where(and(isOfShop(shippingZones, shopId), eq(shippingZones.id, id)))
    .returning({ id: shippingZones.id });
  return rows.length > 0;
}

export async function replacePlaces(ctx: Context, zoneId: number, places: readonly ShippingPlace[]): Promise<void> {
  await ctx.db.delete(shippingZonePlaces).where(eq(shippingZonePlaces.zoneId, zoneId));
  await ctx.db.insert(shippingZonePlaces).values(places.map((place) => ({ ...place, zoneId })));
}

export async function isZoneUsed(ctx: Context, id: number): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: shippingRates.id })
    .from(shippingRates)
    .where(eq(shippingRates.zoneId, id))
    .limit(1);
  return rows.length > 0;
}

export async function deleteZoneRow(ctx: Context, shopId: number | null, id: number): Promise<void> {
  await ctx.db.delete(shippingZones).where(and(isOfShop(shippingZones, shopId), eq(shippingZones.id, id)));
}

/** The products that a shop ships, by name, for per-product prices. */
export function findShippedProducts(ctx: Context, shopId: number): Promise<{ id: number; name: string }[]> {
  return ctx.db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(and(eq(products.shopId, shopId), eq(products.type, "physical")))
    .orderBy(asc(products.name), asc(products.id))
    .limit(MAX_PRODUCTS);
}
