import type { Database } from "#db/client.ts";
import { couponProducts, coupons, couponTranslations } from "#db/schema/coupon.ts";
import { COUPONS, type CouponContent } from "../content/coupons.ts";
import { TONGUES } from "../content/tongues.ts";
import { insertRows, insertWithIds } from "../insert-rows.ts";
import { daysFrom, known } from "../known.ts";
import { findBestSellers } from "./best-sellers.ts";
import type { DemoProduct } from "./demo-product.ts";

type Ids = { shops: ReadonlyMap<string, number>; products: ReadonlyMap<string, number> };

const MOST_PRODUCTS = 6;

/** The coupons that shops show to everybody. */
export async function insertCoupons(
  db: Database,
  products: readonly DemoProduct[],
  ids: Ids,
  now: Date,
): Promise<void> {
  const couponIds = await insertWithIds(
    db,
    coupons,
    COUPONS.map((coupon) => rowOf(coupon, ids, now)),
  );
  await insertRows(
    db,
    couponTranslations,
    COUPONS.flatMap(({ kind }, place) =>
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
    COUPONS.flatMap(({ kind, shopSlug }, place) =>
      kind.isForBestSellers && shopSlug
        ? findBestSellers(products, shopSlug, MOST_PRODUCTS).map(({ slug }) => ({
            couponId: couponIds[place] ?? 0,
            productId: known(ids.products, slug),
          }))
        : [],
    ),
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
    maximumDiscountMinor: discount.kind === "percent" ? discount.most : null,
    minimumSpendMinor: kind.minimumSpendMinor,
    startsAt: daysFrom(now, fromDay),
    endsAt: daysFrom(now, toDay),
    maximumUses: kind.maximumUses,
    maximumUsesPerCustomer: kind.perCustomer,
    createdAt: daysFrom(now, fromDay),
  };
}
