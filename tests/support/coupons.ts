import { eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { couponProducts, coupons } from "#db/schema/coupon.ts";
import { HOUR } from "./sales.ts";

let made = 0;

type CouponValues = Partial<typeof coupons.$inferInsert> & { productIds?: number[] };

/** A coupon of the operator that has run for an hour and will for another one: ten percent of everything. */
export async function makeCoupon(db: Database, values: CouponValues = {}): Promise<{ id: number; code: string }> {
  made += 1;
  const { productIds = [], ...columns } = values;
  const isFlat = columns.amountMinor !== undefined;
  const rows = await db
    .insert(coupons)
    .values({
      code: `CODE${made}`,
      title: `Coupon ${made}`,
      kind: productIds.length > 0 ? "product_base" : "invoice_base",
      discountKind: isFlat ? "flat" : "percent",
      percentBasisPoints: isFlat ? null : 1000,
      startsAt: new Date(Date.now() - HOUR),
      endsAt: new Date(Date.now() + HOUR),
      ...columns,
    })
    .returning({ id: coupons.id, code: coupons.code });
  const coupon = rows[0]!;
  for (const productId of productIds) await db.insert(couponProducts).values({ couponId: coupon.id, productId });
  return coupon;
}

/** The number of claimed uses that were not released. */
export async function usesOf(db: Database, { id }: { id: number }): Promise<number> {
  const rows = await db.select({ uses: coupons.usesCount }).from(coupons).where(eq(coupons.id, id));
  return rows[0]!.uses;
}
