import { and, asc, eq, isNull, sql, type SQL } from "drizzle-orm";
import { readMoney } from "#db/columns.ts";
import { cartCoupons, couponProducts, coupons, couponTranslations, couponUses } from "#db/schema/coupon.ts";
import type { Context } from "../../context.ts";
import type { Coupon } from "./coupon.ts";

export async function getCouponByCode(ctx: Context, code: string): Promise<Coupon | null> {
  return (await findCouponsWhere(ctx, eq(coupons.code, code)))[0] ?? null;
}

/** The coupons entered for a purchase, in the order entered. */
export function findCouponsOfPurchase(ctx: Context, cartId: number, trxId: string): Promise<Coupon[]> {
  const entered = sql`(select ${cartCoupons.appliedAt} from ${cartCoupons} where ${cartCoupons.couponId} = ${coupons.id}
    and ${cartCoupons.cartId} = ${cartId} and ${cartCoupons.trxId} = ${trxId})`;
  return findCouponsWhere(ctx, sql`${entered} is not null`, entered);
}

async function findCouponsWhere(ctx: Context, condition: SQL, order: SQL = sql`1`): Promise<Coupon[]> {
  const { customerId, language } = ctx.visitor;
  const rows = await ctx.db
    .select({
      id: coupons.id,
      shopId: coupons.shopId,
      code: coupons.code,
      title: sql<string>`coalesce(${couponTranslations.title}, ${coupons.title})`,
      kind: coupons.kind,
      percentBasisPoints: coupons.percentBasisPoints,
      amountMinor: coupons.amountMinor,
      minimumSpendMinor: coupons.minimumSpendMinor,
      maximumDiscountMinor: coupons.maximumDiscountMinor,
      startsAt: coupons.startsAt,
      endsAt: coupons.endsAt,
      isActive: coupons.isActive,
      maximumUses: coupons.maximumUses,
      usesCount: coupons.usesCount,
      maximumUsesPerCustomer: coupons.maximumUsesPerCustomer,
      usesOfCustomer: sql<number>`(select count(*)::int from ${couponUses} where ${couponUses.couponId} = ${coupons.id}
        and ${couponUses.customerId} = ${customerId}::int and ${isNull(couponUses.givenBackAt)})`,
      productIds: sql<number[]>`coalesce((select json_agg(${couponProducts.productId}) from ${couponProducts}
        where ${couponProducts.couponId} = ${coupons.id}), '[]')`,
    })
    .from(coupons)
    .leftJoin(
      couponTranslations,
      and(eq(couponTranslations.couponId, coupons.id), eq(couponTranslations.languageCode, language.code)),
    )
    .where(condition)
    .orderBy(order, asc(coupons.id));
  const base = ctx.baseCurrency.code;
  return rows.map(({ amountMinor, minimumSpendMinor, maximumDiscountMinor, ...row }) => ({
    ...row,
    amount: amountMinor === null ? null : readMoney(amountMinor, base),
    minimumSpend: readMoney(minimumSpendMinor, base),
    maximumDiscount: maximumDiscountMinor === null ? null : readMoney(maximumDiscountMinor, base),
  }));
}

export async function insertCartCoupon(ctx: Context, cartId: number, trxId: string, couponId: number): Promise<void> {
  await ctx.db.insert(cartCoupons).values({ cartId, trxId, couponId, appliedAt: ctx.now() }).onConflictDoNothing();
}

/** Deletes the same owner's other coupons: a purchase has at most one per owner. */
export async function deleteCartCouponsOfOwner(
  ctx: Context,
  cartId: number,
  trxId: string,
  { id, shopId }: Pick<Coupon, "id" | "shopId">,
): Promise<void> {
  await ctx.db.execute(sql`delete from cart_coupons using coupons c
    where cart_id = ${cartId} and trx_id = ${trxId} and c.id = coupon_id and c.id <> ${id}
    and c.shop_id is not distinct from ${shopId}::int`);
}

/** All of the purchase, or only the given ones. */
export async function deleteCartCoupons(
  ctx: Context,
  cartId: number,
  trxId: string,
  couponIds: readonly number[] | "all",
): Promise<void> {
  const named = couponIds === "all" ? sql`true` : sql`coupon_id = any(${`{${couponIds.join(",")}}`}::int[])`;
  await ctx.db.execute(sql`delete from cart_coupons where cart_id = ${cartId} and trx_id = ${trxId} and ${named}`);
}

/** Moves coupons to another cart's purchase; if that already has one of the same owner, it stays. */
export async function moveCartCoupons(
  ctx: Context,
  from: { cartId: number; trxId: string },
  to: { cartId: number; trxId: string },
): Promise<void> {
  await ctx.db.execute(sql`insert into cart_coupons (cart_id, trx_id, coupon_id, applied_at)
    select ${to.cartId}, ${to.trxId}, moved.coupon_id, moved.applied_at
    from cart_coupons moved join coupons c on c.id = moved.coupon_id
    where moved.cart_id = ${from.cartId} and moved.trx_id = ${from.trxId} and not exists (
      select 1 from cart_coupons own join coupons o on o.id = own.coupon_id
      where own.cart_id = ${to.cartId} and own.trx_id = ${to.trxId} and o.shop_id is not distinct from c.shop_id)`);
}

/** Enters the coupons of an unpaid purchase again, unless the cart has one of the same owner. */
export async function insertCouponsOfPurchase(
  ctx: Context,
  purchaseId: number,
  to: { cartId: number; trxId: string },
): Promise<void> {
  await ctx.db.execute(sql`insert into cart_coupons (cart_id, trx_id, coupon_id, applied_at)
    select ${to.cartId}, ${to.trxId}, used.coupon_id, ${ctx.now().toISOString()}::timestamptz
    from coupon_uses used join coupons c on c.id = used.coupon_id
    where used.purchase_id = ${purchaseId} and not exists (
      select 1 from cart_coupons own join coupons o on o.id = own.coupon_id
      where own.cart_id = ${to.cartId} and own.trx_id = ${to.trxId} and o.shop_id is not distinct from c.shop_id)`);
}
