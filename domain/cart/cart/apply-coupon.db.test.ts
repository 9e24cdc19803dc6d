import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { coupons } from "#db/schema/coupon.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { makeCoupon } from "#tests/support/coupons.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { HOUR } from "#tests/support/sales.ts";
import { guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { acknowledgeChanges } from "./acknowledge-changes.ts";
import { addToCart } from "./add-to-cart.ts";
import { applyCoupon } from "./apply-coupon.ts";
import { changeQuantity } from "./change-quantity.ts";
import { getCart } from "./get-cart.ts";
import { mergeCarts } from "./merge-carts.ts";
import { removeCoupon } from "./remove-coupon.ts";
import { removeLine } from "./remove-line.ts";

const { db } = await openTestDatabase();
const { lamp, shirt } = await makeGoods(db);

/** A lamp of one shop for 20 and two shirts of another for 15 each. */
const ctx = await guestContext(db);
const trxId = await fillCart(ctx, [lamp, 1], [shirt, 2]);

const apply = (code: string, who = ctx) => applyCoupon(who, { trx_id: trxId, coupon_code: code });
const newCustomer = async (): Promise<number> => makeCustomer(db);

describe("a code", () => {
  test("of the operator takes its percent off everything, however it is written", async () => {
    const { code } = await makeCoupon(db);
    expect(await apply(`  ${code.toLowerCase()} `)).toMatchObject({
      value: {
        coupons: [{ code, shopId: null, discount: { amount: 500 } }],
        totals: { couponDiscount: { amount: 500 } },
      },
    });
    expect(await apply(code)).toSucceed({ coupons: [{ code }] });
  });

  test("of a shop takes something off only its own goods, before the operator's, whichever was entered first", async () => {
    const market = await makeCoupon(db);
    const shops = await makeCoupon(db, { shopId: lamp.shopId, amountMinor: 1000 });
    await apply(market.code);
    const applied = await apply(shops.code);
    expect(applied).toMatchObject({
      value: { totals: { couponDiscount: { amount: 1400 }, subTotal: { amount: 5000 } } },
    });
    expect(applied.ok && applied.value.totals.shops).toMatchObject([
      { shopId: lamp.shopId, couponDiscount: { amount: 1100 } },
      { shopId: shirt.shopId, couponDiscount: { amount: 300 } },
    ]);
  });

  test("for some products takes it off only those, and never more than they cost", async () => {
    const { code } = await makeCoupon(db, { amountMinor: 9900, productIds: [lamp.productId] });
    expect(await apply(code)).toMatchObject({ value: { totals: { couponDiscount: { amount: 2000 } } } });
  });

  test("counts once for each owner: the newer takes the place of the older", async () => {
    const first = await makeCoupon(db);
    const second = await makeCoupon(db, { percentBasisPoints: 2000 });
    await apply(first.code);
    expect(await apply(second.code)).toMatchObject({
      value: { coupons: [{ code: second.code }], totals: { couponDiscount: { amount: 1000 } } },
    });
  });

  test("has its amounts in the base currency, shown in the visitor's", async () => {
    const yen = { code: "JPY", name: "Yen", symbol: "¥", exchangeRate: "149.5", roundingStepMinor: 1 };
    const inYen = { ...ctx, visitor: { ...ctx.visitor, currency: yen } };
    const { code } = await makeCoupon(db, { amountMinor: 501 });
    expect(await apply(code, inYen)).toMatchObject({ value: { totals: { couponDiscount: { amount: 749 } } } });
    const least = await makeCoupon(db, { minimumSpendMinor: 5002 });
    expect(await apply(least.code, inYen)).toMatchObject({ failure: { values: { amount: "¥7,478" } } });
  });

  test("is taken out again, and another's cart is not found", async () => {
    const { code } = await makeCoupon(db);
    await apply(code);
    const removed = await removeCoupon(ctx, { trx_id: trxId, coupon_code: code.toLowerCase() });
    expect(removed).toMatchObject({ value: { coupons: [], totals: { couponDiscount: { amount: 0 } } } });
    expect(await removeCoupon(ctx, { trx_id: trxId, coupon_code: code })).toFail("coupon_not_found");
    expect(await apply(code, await guestContext(db))).toFail("not_found");
  });

  test("of a line that is bought separately belongs to that purchase", async () => {
    const { code } = await makeCoupon(db);
    const alone = valueOf(await addToCart(ctx, { product_id: lamp.productId, is_buy_now: true })).trxId;
    expect(await applyCoupon(ctx, { trx_id: alone, coupon_code: code })).toMatchObject({
      value: { trxId: alone, totals: { couponDiscount: { amount: 200 } } },
    });
    expect((await getCart(ctx)).coupons).toEqual([]);
  });

  test("goes with the cart when the guest signs in, and does not push out the customer's own", async () => {
    const customerId = await newCustomer();
    const customer = { ...ctx, visitor: { ...ctx.visitor, customerId } };
    const [market, shops] = [await makeCoupon(db), await makeCoupon(db, { shopId: lamp.shopId })];
    const own = await makeCoupon(db);
    await apply(market.code);
    await apply(shops.code);
    const ownTrx = await fillCart(customer, [shirt, 1]);
    await applyCoupon(customer, { trx_id: ownTrx, coupon_code: own.code });
    await mergeCarts(customer, ctx.visitor.sessionId!, customerId);
    expect((await getCart(customer)).coupons.map(({ code }) => code).toSorted()).toEqual(
      [own.code, shops.code].toSorted(),
    );
  });
});

describe("a code is refused", () => {
  test.each([
    ["coupon_not_found", { isActive: false }],
    ["coupon_not_yet_valid", { startsAt: new Date(Date.now() + HOUR / 2) }],
    ["coupon_ended", { endsAt: new Date(Date.now() - HOUR / 2) }],
    ["coupon_used_up", { maximumUses: 3, usesCount: 3 }],
    ["login_first", { maximumUsesPerCustomer: 1 }],
    ["coupon_minimum", { minimumSpendMinor: 5001 }],
  ] as const)("because of %s", async (code, values) => {
    const made = await makeCoupon(db, values);
    expect(await apply(made.code)).toFail(code);
    expect((await getCart(ctx)).coupons).toEqual([]);
  });

  test("if it is unknown, or nothing in the cart is of its shop or its products", async () => {
    expect(await apply("NOBODY")).toFail("coupon_not_found");
    expect(await apply("%' or 1=1 \u0000")).toFail("coupon_not_found");
    const { code } = await makeCoupon(db, { productIds: [lamp.productId] });
    const { carts } = await getCart(ctx);
    await removeLine(ctx, carts[0]!.id);
    expect(await apply(code)).toFail("coupon_no_product");
    const shops = await makeCoupon(db, { shopId: lamp.shopId });
    expect(await apply(shops.code)).toFail("coupon_no_product");
  });

  test("after too many guesses; known codes do not count as guesses", async () => {
    const few = { ...ctx, settings: { ...ctx.settings, couponTriesPerAddress: 2 } };
    const late = await makeCoupon(db, { endsAt: new Date(Date.now() - HOUR / 2) });
    for (let tries = 0; tries < 4; tries += 1) expect(await apply(late.code, few)).toFail("coupon_ended");
    await apply("GUESS1", few);
    await apply("GUESS2", few);
    expect(await apply("GUESS3", few)).toFail("too_many_tries");
  });
});

describe("a code that no longer holds", () => {
  test("is shown as a change, takes nothing off, returns as long as the change is not acknowledged, and is then removed", async () => {
    const { code } = await makeCoupon(db, { minimumSpendMinor: 4000 });
    await apply(code);
    const { carts } = await getCart(ctx);
    const lost = await changeQuantity(ctx, { id: carts[1]!.id, quantity: 1 });
    expect(lost).toMatchObject({
      value: {
        coupons: [],
        totals: { couponDiscount: { amount: 0 } },
        changes: [
          {
            kind: "coupon_lost",
            lineId: null,
            name: code,
            message: `Coupon ${code} was removed: Spend at least $40.00 to use this code.`,
          },
        ],
      },
    });
    await changeQuantity(ctx, { id: carts[1]!.id, quantity: 2 });
    expect(await getCart(ctx)).toMatchObject({ changes: [], coupons: [{ code }] });
    await changeQuantity(ctx, { id: carts[1]!.id, quantity: 1 });
    expect(await acknowledgeChanges(ctx)).toMatchObject({ changes: [], coupons: [] });
    await changeQuantity(ctx, { id: carts[1]!.id, quantity: 2 });
    expect((await getCart(ctx)).coupons).toEqual([]);
  });

  test("because it ended is lost in the cart", async () => {
    const made = await makeCoupon(db);
    await apply(made.code);
    await db
      .update(coupons)
      .set({ endsAt: new Date(Date.now() - HOUR / 2) })
      .where(eq(coupons.id, made.id));
    expect((await getCart(ctx)).changes).toMatchObject([{ kind: "coupon_lost" }]);
  });
});
