import { inArray } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { couponProducts, coupons, couponTranslations, couponUses } from "#db/schema/coupon.ts";
import { purchases } from "#db/schema/purchase.ts";
import { COUPONS, type CouponContent } from "../content/coupons.ts";
import { TONGUES } from "../content/tongues.ts";
import { insertRows, insertWithIds } from "../insert-rows.ts";
import { daysFrom, known, pairUp } from "../known.ts";
import { findBestSellers } from "./best-sellers.ts";
import type { DemoProduct } from "./demo-product.ts";
import type { PlannedPurchase } from "./plan-orders.ts";

type Ids = { shops: ReadonlyMap<string, number>; products: ReadonlyMap<string, number> };

const MAX_PRODUCTS = 6;

/** The public coupons of the operator and the shops, and their uses by purchases. */
export async function insertCoupons(
  db: Database,
  products: readonly DemoProduct[],
  planned: readonly PlannedPurchase[],
  ids: Ids,
  now: Date,
): Promise<void> {
  const shown = COUPONS.filter(({ shopSlug }) => shopSlug === null || ids.shops.has(shopSlug));
  const used = planned.filter(({ couponCode }) => couponCode !== undefined);
  const couponIds = await insertWithIds(
    db,
    coupons,
    shown.map((coupon) => ({
      ...rowOf(coupon, ids, now),
      usesCount: used.filter(({ couponCode }) => couponCode === coupon.code).length,
    })),
  );
  await insertUses(
    db,
    used,
    pairUp(
      shown.map(({ code }) => code),
      couponIds,
    ),
  );
  await insertRows(
    db,
    couponTranslations,
    shown.flatMap(({ kind }, place) =>
      TONGUES.map((languageCode, index) => ({
        couponId: couponIds[place] ?? 0,
        languageCode,
        title: kind.title[index + 1] ?? kind.title[0],
      })),
    ),
  );
  await insertRows(
    db,
    couponProducts,
    shown.flatMap(({ kind, shopSlug }, place) =>
      kind.isForBestSellers && shopSlug
        ? findBestSellers(products, shopSlug, MAX_PRODUCTS).map(({ slug }) => ({
            couponId: couponIds[place] ?? 0,
            productId: known(ids.products, slug),
          }))
        : [],
    ),
  );
}

async function insertUses(
  db: Database,
  used: readonly PlannedPurchase[],
  couponIds: ReadonlyMap<string, number>,
): Promise<void> {
  const placed = await db
    .select({
      id: purchases.id,
      trxId: purchases.trxId,
      customerId: purchases.customerId,
      email: purchases.email,
      currencyCode: purchases.currencyCode,
      createdAt: purchases.createdAt,
    })
    .from(purchases)
    .where(
      inArray(
        purchases.trxId,
        used.map(({ trxId }) => trxId),
      ),
    );
  await insertRows(
    db,
    couponUses,
    placed.map(({ id, trxId, ...purchase }) => {
      const { couponCode, couponDiscountMinor } = used.find((each) => each.trxId === trxId)!;
      return {
        ...purchase,
        purchaseId: id,
        couponId: known(couponIds, couponCode ?? ""),
        discountMinor: couponDiscountMinor,
      };
    }),
  );
}

function rowOf({ code, shopSlug, kind, fromDay, toDay }: CouponContent, ids: Ids, now: Date) {
  const { discount } = kind;
  return {
    shopId: shopSlug === null ? null : known(ids.shops, shopSlug),
    code,
    title: kind.title[0],
    kind: kind.isForBestSellers ? ("product_base" as const) : ("invoice_base" as const),
    discountKind: discount.kind,
    amountMinor: discount.kind === "flat" ? discount.amountMinor : null,
    percentBasisPoints: discount.kind === "percent" ? discount.basisPoints : null,
    maximumDiscountMinor: discount.kind === "percent" ? discount.max : null,
    minimumSpendMinor: kind.minimumSpendMinor,
    startsAt: daysFrom(now, fromDay),
    endsAt: daysFrom(now, toDay),
    maximumUses: kind.maximumUses,
    maximumUsesPerCustomer: kind.perCustomer,
    createdAt: daysFrom(now, fromDay),
  };
}
