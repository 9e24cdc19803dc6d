import { and, asc, count, eq, sql } from "drizzle-orm";
import { intList } from "#db/list-parameter.ts";
import { prepared } from "#db/prepared.ts";
import { pickupPoints } from "#db/schema/shipping.ts";
import type { Context } from "../../context.ts";
import type { PickupPoint } from "./pickup-point.ts";

export async function findPickupPointRows(ctx: Context, shopIds: readonly number[]): Promise<PickupPoint[]> {
  const rows = await prepared(ctx.db, "pickup_points", (db, name) =>
    db
      .select()
      .from(pickupPoints)
      .where(sql`${pickupPoints.shopId} = any(${intList(sql.placeholder("shopIds"))})`)
      .orderBy(asc(pickupPoints.id))
      .prepare(name),
  ).execute({ shopIds: [...shopIds] });
  return rows.map(({ createdAt: _createdAt, ...point }) => point);
}

export async function countPickupPoints(ctx: Context, shopId: number): Promise<number> {
  const rows = await ctx.db.select({ count: count() }).from(pickupPoints).where(eq(pickupPoints.shopId, shopId));
  return rows[0]!.count;
}

export async function insertPickupPoint(ctx: Context, point: Omit<PickupPoint, "id">): Promise<number> {
  const rows = await ctx.db
    .insert(pickupPoints)
    .values({ ...point, createdAt: ctx.now() })
    .returning({ id: pickupPoints.id });
  return rows[0]!.id;
}

/** False if the shop has none with this id. */
export async function updatePickupPoint(ctx: Context, point: PickupPoint): Promise<boolean> {
  const { id, shopId, ...columns } = point;
  const rows = await ctx.db
    .update(pickupPoints)
    .set(columns)
    .where(and(eq(pickupPoints.shopId, shopId), eq(pickupPoints.id, id)))
    .returning({ id: pickupPoints.id });
  return rows.length > 0;
}

export async function deletePickupPointRow(ctx: Context, shopId: number, id: number): Promise<boolean> {
  const rows = await ctx.db
    .delete(pickupPoints)
    .where(and(eq(pickupPoints.shopId, shopId), eq(pickupPoints.id, id)))
    .returning({ id: pickupPoints.id });
  return rows.length > 0;
}
