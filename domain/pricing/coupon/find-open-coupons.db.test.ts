import { describe, expect, test } from "vitest";
import { coupons, couponTranslations } from "#db/schema/coupon.ts";
import { makeShop } from "#tests/support/catalog.ts";
import { ARABIC, makeContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { findOpenCoupons } from "./find-open-coupons.ts";

const HOUR = 3_600_000;
const { db } = await openTestDatabase();
const ctx = makeContext(db);
const at = (hours: number) => new Date(ctx.now().getTime() + hours * HOUR);

const shopId = await makeShop(db);
const open = {
  shopId,
  title: "Ten percent",
  kind: "invoice_base" as const,
  discountKind: "percent" as const,
  percentBasisPoints: 1000,
  startsAt: at(-1),
  endsAt: at(48),
};
const [first] = await db
  .insert(coupons)
  .values([
    { ...open, code: "TEN", minimumSpendMinor: 5000, maximumDiscountMinor: 2000, maximumUsesPerCustomer: 1 },
    {
      ...open,
      code: "FIVE",
      kind: "product_base",
      discountKind: "flat",
      percentBasisPoints: null,
      amountMinor: 500,
      endsAt: at(24),
    },
    { ...open, code: "SECRET", isListed: false },
    { ...open, code: "OFF", isActive: false },
    { ...open, code: "SOON", startsAt: at(1) },
    { ...open, code: "OVER", startsAt: at(-9), endsAt: at(-1) },
    { ...open, code: "USED", maximumUses: 3, usesCount: 3 },
    { ...open, code: "MARKET", shopId: null },
    { ...open, code: "OTHER", shopId: await makeShop(db) },
  ])
  .returning({ id: coupons.id });
await db.insert(couponTranslations).values({ couponId: first!.id, languageCode: "ar", title: "عشرة بالمئة" });

describe("the coupons that a shop shows", () => {
  test("are those that can be used now, the first to end on top", async () => {
    expect(await findOpenCoupons(ctx, shopId)).toMatchObject([
      {
        code: "FIVE",
        discount: { kind: "flat", amount: { amount: 500 } },
        isForSomeProducts: true,
        minimumSpend: null,
      },
      {
        code: "TEN",
        title: "Ten percent",
        discount: { kind: "percent", percent: 10 },
        minimumSpend: { amount: 5000 },
        maximumDiscount: { amount: 2000 },
        maximumUsesPerCustomer: 1,
        endsAt: at(48).toISOString(),
      },
    ]);
  });

  test("are shown until the next one begins or ends", async () => {
    const edges: number[] = [];
    const recording = {
      ...ctx,
      cache: { ...ctx.cache, cacheExpiresAt: (edge: Date) => void edges.push(edge.getTime()) },
    };
    await findOpenCoupons(recording, shopId);
    expect(Math.min(...edges)).toBe(at(1).getTime());
  });

  test("are separate from the operator's, in the page's language", async () => {
    expect(await findOpenCoupons(ctx, null)).toMatchObject([{ code: "MARKET", shopId: null }]);
    const arabic = await findOpenCoupons(makeContext(db, { visitor: { language: ARABIC } }), shopId);
    expect(arabic.map(({ title }) => title)).toContain("عشرة بالمئة");
  });
});
