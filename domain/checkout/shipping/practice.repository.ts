import { and, asc, eq, isNull, or, sql, type Placeholder, type SQL } from "drizzle-orm";
import { intList } from "#db/list-parameter.ts";
import { shippingCarriers, shippingPackages, shippingPractices } from "#db/schema/shipping-practice.ts";
import type { Context } from "../../context.ts";
import { isOfShop } from "./shipping-write.repository.ts";
import { USUAL_PRACTICE, type ShippingPackage, type ShippingPractice } from "./shipping-practice.ts";

export type StoredPractice = ShippingPractice & { shopId: number | null };

/** The practices of these shops and the common one, as a column of another query. */
export function practicesOf(shopIds: Placeholder): SQL<StoredPractice[]> {
  return sql<StoredPractice[]>`(select coalesce(json_agg(json_build_object(
      'shopId', ${shippingPractices.shopId}, 'handlingDays', ${shippingPractices.handlingDays},
      'cutOffMinutes', ${shippingPractices.cutOffMinutes}, 'volumeDivisor', ${shippingPractices.volumeDivisor},
      'packages', (select coalesce(json_agg(json_build_object(
          'id', ${shippingPackages.id}, 'name', ${shippingPackages.name},
          'lengthMillimeters', ${shippingPackages.lengthMillimeters},
          'widthMillimeters', ${shippingPackages.widthMillimeters},
          'heightMillimeters', ${shippingPackages.heightMillimeters},
          'emptyGrams', ${shippingPackages.emptyGrams}, 'maximumGrams', ${shippingPackages.maximumGrams}
        ) order by ${shippingPackages.id}), '[]')
        from ${shippingPackages} where ${shippingPackages.shopId} is not distinct from ${shippingPractices.shopId})
    )), '[]')
    from ${shippingPractices}
    where ${shippingPractices.shopId} is null or ${shippingPractices.shopId} = any(${intList(shopIds)}))`;
}

/** Null if it has none. */
export async function getPractice(ctx: Context, shopId: number | null): Promise<ShippingPractice | null> {
  const rows = await ctx.db.select().from(shippingPractices).where(isOfShop(shippingPractices, shopId));
  const row = rows[0];
  if (!row) return null;
  const { handlingDays, cutOffMinutes, volumeDivisor } = row;
  return { handlingDays, cutOffMinutes, volumeDivisor, packages: await findPackages(ctx, shopId) };
}

async function findPackages(ctx: Context, shopId: number | null): Promise<ShippingPackage[]> {
  const rows = await ctx.db
    .select()
    .from(shippingPackages)
    .where(isOfShop(shippingPackages, shopId))
    .orderBy(asc(shippingPackages.id));
  return rows.map(({ shopId: _shopId, ...row }) => row);
}

export async function savePractice(
  ctx: Context,
  shopId: number | null,
  practice: Omit<ShippingPractice, "packages">,
): Promise<void> {
  const updated = await ctx.db
    .update(shippingPractices)
    .set(practice)
    .where(isOfShop(shippingPractices, shopId))
    .returning({ id: shippingPractices.id });
  if (updated.length === 0) await ctx.db.insert(shippingPractices).values({ shopId, ...practice });
}

/** A shop's first package begins a practice of its own, like the common one. */
export async function beginPractice(ctx: Context, shopId: number | null): Promise<void> {
  if (await getPractice(ctx, shopId)) return;
  const { packages: _packages, ...practice } =
    (shopId === null ? null : await getPractice(ctx, null)) ?? USUAL_PRACTICE;
  await savePractice(ctx, shopId, practice);
}

/** Its name and size, as it was; null for another owner's or a new one. */
export async function getPackage(ctx: Context, shopId: number | null, id: number): Promise<ShippingPackage | null> {
  return (await findPackages(ctx, shopId)).find((each) => each.id === id) ?? null;
}

export async function insertPackage(
  ctx: Context,
  shopId: number | null,
  box: Omit<ShippingPackage, "id">,
): Promise<number> {
  const rows = await ctx.db
    .insert(shippingPackages)
    .values({ ...box, shopId })
    .returning({ id: shippingPackages.id });
  return rows[0]!.id;
}

export async function updatePackage(
  ctx: Context,
  shopId: number | null,
  { id, ...box }: ShippingPackage,
): Promise<void> {
  await ctx.db
    .update(shippingPackages)
    .set(box)
    .where(and(isOfShop(shippingPackages, shopId), eq(shippingPackages.id, id)));
}

export async function deletePackageRow(ctx: Context, shopId: number | null, id: number): Promise<void> {
  await ctx.db.delete(shippingPackages).where(and(isOfShop(shippingPackages, shopId), eq(shippingPackages.id, id)));
}

export type OwnCarrier = { id: number; name: string; trackingLink: string };

export async function findCarrierRows(ctx: Context, shopId: number | null): Promise<OwnCarrier[]> {
  return ctx.db
    .select(carrierColumns)
    .from(shippingCarriers)
    .where(isOfShop(shippingCarriers, shopId))
    .orderBy(asc(shippingCarriers.id));
}

/** Those that a shop can send with: its own and the common ones. */
export async function findOfferedCarriers(ctx: Context, shopId: number): Promise<OwnCarrier[]> {
  return ctx.db
    .select(carrierColumns)
    .from(shippingCarriers)
    .where(or(isNull(shippingCarriers.shopId), eq(shippingCarriers.shopId, shopId)))
    .orderBy(asc(shippingCarriers.name), asc(shippingCarriers.id));
}

const carrierColumns = {
  id: shippingCarriers.id,
  name: shippingCarriers.name,
  trackingLink: shippingCarriers.trackingLink,
};

export async function insertCarrier(
  ctx: Context,
  shopId: number | null,
  carrier: Omit<OwnCarrier, "id">,
): Promise<number> {
  const rows = await ctx.db
    .insert(shippingCarriers)
    .values({ ...carrier, shopId })
    .returning({ id: shippingCarriers.id });
  return rows[0]!.id;
}

export async function updateCarrier(
  ctx: Context,
  shopId: number | null,
  { id, ...carrier }: OwnCarrier,
): Promise<void> {
  await ctx.db
    .update(shippingCarriers)
    .set(carrier)
    .where(and(isOfShop(shippingCarriers, shopId), eq(shippingCarriers.id, id)));
}

export async function deleteCarrierRow(ctx: Context, shopId: number | null, id: number): Promise<void> {
  await ctx.db.delete(shippingCarriers).where(and(isOfShop(shippingCarriers, shopId), eq(shippingCarriers.id, id)));
}
