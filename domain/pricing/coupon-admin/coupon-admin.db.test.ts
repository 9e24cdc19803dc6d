import { asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { couponProducts, coupons } from "#db/schema/coupon.ts";
import { currencies } from "#db/schema/currency.ts";
import { notifications } from "#db/schema/notification.ts";
import { orderLines, orders } from "#db/schema/order.ts";
import { shops } from "#db/schema/shop.ts";
import { applyCoupon } from "#domain/cart/cart/apply-coupon.ts";
import type { Context } from "#domain/context.ts";
import { requireShopOrStaff } from "#domain/shops/shop/require-shop-or-staff.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeCoupon } from "#tests/support/coupons.ts";
import { staffContext, makeCustomer } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { HOUR } from "#tests/support/sales.ts";
import { buy, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { ADMIN_COUPON_LIST } from "#shared/list/coupon-lists.ts";
import { endCoupons } from "./end-coupons.ts";
import { changeCoupon } from "./change-coupon.ts";
import type { CouponOwner } from "./coupon-admin.ts";
import { changeCouponInput, newCouponInput, type NewCouponInput } from "./coupon-admin.input.ts";
import { createCoupon } from "./create-coupon.ts";
import { endCoupon } from "./end-coupon.ts";
import { findAdminCoupons } from "./find-admin-coupons.ts";
import { findCouponProducts } from "./find-coupon-products.ts";
import { getCouponForm } from "./get-coupon-form.ts";

const { db } = await openTestDatabase();
const NOW = new Date("2026-11-20T12:00:00Z");
const OPERATOR: CouponOwner = { kind: "operator", shopId: null };
const listed = (query: Record<string, string> = {}) => readListUrl(ADMIN_COUPON_LIST, new URLSearchParams(query));

const { lamp, shirt } = await makeGoods(db);
const owner = await makeCustomer(db);
await db.update(shops).set({ ownerId: owner }).where(eq(shops.id, lamp.shopId));
const seller = makeContext(db, { now: NOW, visitor: { customerId: owner } });
const staff = await staffContext(db, ["coupons.manage"], { now: NOW });
const own: CouponOwner = { kind: "shop", shopId: lamp.shopId };
const others: CouponOwner = { kind: "shop", shopId: shirt.shopId };

const wanted = (more: object = {}): NewCouponInput =>
  newCouponInput.parse({
    code: "autumn-10",
    title: "Ten percent",
    kind: "invoice_base",
    discount_kind: "percent",
    percent: "10",
    starts_at: "2026-11-20T00:00",
    ends_at: "2026-12-01T00:00",
    ...more,
  });

const create = async (ctx: Context, owner: CouponOwner, more: object = {}): Promise<number> =>
  valueOf(await createCoupon(ctx, owner, wanted(more)));

const later = (ctx: Context, hours: number): Context => ({ ...ctx, now: () => new Date(NOW.getTime() + hours * HOUR) });

test("an amount of a coupon that is finer than the currency is refused, and never rounded", async () => {
  const flat = { discount_kind: "flat", percent: "", amount: "5" };
  for (const [field, more] of [
    ["amount", { ...flat, amount: "5.005" }],
    ["minimum_spend", { ...flat, minimum_spend: "30.001" }],
    ["maximum_discount", { maximum_discount: "10.0001" }],
  ] as const)
    expect(await createCoupon(seller, own, wanted({ code: "fine-1", ...more }))).toFail("invalid_amount", { field });
  expect(await createCoupon(seller, own, wanted({ code: "fine-1", ...flat, amount: "5.5000" }))).toSucceed();
});

const requireOwner = (ctx: Context, side: "shop" | "operator") =>
  requireShopOrStaff(ctx, side, { right: "products.write", permission: "coupons.manage" });

test("a shop's owner manages its coupons, and staff with the permission the operator's", async () => {
  expect(await requireOwner(seller, "shop")).toMatchObject({ ok: true, value: own });
  expect(await requireOwner(staff, "operator")).toMatchObject({ ok: true, value: OPERATOR });
  expect(await requireOwner(staff, "shop")).toFail("not_found");
  expect(await requireOwner(seller, "operator")).toFail("not_found");
  expect(await requireOwner(makeContext(db), "shop")).toFail("sign_in");
  const clerk = makeContext(db, { visitor: { customerId: owner, permissions: ["orders.read"] } });
  expect(await requireOwner(clerk, "operator")).toFail("not_yours");
});

describe("a new coupon", () => {
  test("is the shop's, with all its limits, in capitals, and its code is unique", async () => {
    const id = await create(seller, own, {
      titles: { ar: "عشرة بالمئة", xx: "nobody speaks it", es: "" },
      minimum_spend: "50",
      maximum_discount: "20.5",
      maximum_uses: 100,
      maximum_uses_per_customer: 1,
      is_listed: false,
    });
    expect(await getCouponForm(seller, own, id)).toMatchObject({
      value: {
        code: "AUTUMN-10",
        percent: 10,
        minimumSpend: { amount: 5000 },
        maximumDiscount: { amount: 2050 },
        maximumUses: 100,
        maximumUsesPerCustomer: 1,
        isListed: false,
        startsAt: "2026-11-20T00:00:00.000Z",
        endsAt: "2026-12-01T00:00:00.000Z",
        state: "running",
        usesCount: 0,
        taken: { amount: 0 },
        titles: { ar: "عشرة بالمئة" },
        typed: { amount: "", minimumSpend: "50.00", maximumDiscount: "20.50" },
        canChange: true,
        canEnd: true,
      },
    });
    expect((await db.select().from(coupons).where(eq(coupons.id, id)))[0]!.shopId).toBe(lamp.shopId);
    expect((seller as ReturnType<typeof makeContext>).traces.purged).toContain("coupons");
    const again = await createCoupon(staff, OPERATOR, wanted({ code: " Autumn-10 " }));
    expect(again).toFail("coupon_code_taken");
    expect(await db.select().from(auditEntries)).toEqual([]);
  });

  test("takes a flat amount off products of the shop, and knows no others", async () => {
    const flat = { kind: "product_base", discount_kind: "flat", amount: "5", percent: "10", maximum_discount: "9" };
    const id = await create(seller, own, { ...flat, product_ids: [lamp.productId, lamp.productId] });
    expect(await getCouponForm(seller, own, id)).toMatchObject({
      value: { percent: null, amount: { amount: 500 }, maximumDiscount: null, products: [{ id: lamp.productId }] },
    });
    const foreign = wanted({ ...flat, code: "OTHER", product_ids: [lamp.productId, shirt.productId] });
    expect(await createCoupon(seller, own, foreign)).toFail("coupon_product_unknown");
    expect(await createCoupon(staff, OPERATOR, foreign)).toSucceed();
    expect(await findCouponProducts(seller, own, "product")).toMatchObject([{ id: lamp.productId }]);
    const all = await findCouponProducts(staff, OPERATOR, "PRODUCT");
    expect(all.map(({ id: found }) => found)).toEqual(expect.arrayContaining([lamp.productId, shirt.productId]));
  });

  test.each([
    ["an end before its start", { ends_at: "2026-11-19T00:00" }, "ends_at"],
    ["no such day", { starts_at: "2026-13-40T00:00" }, "starts_at"],
    ["a code with a space", { code: "AU TUMN" }, "code"],
    ["more than all", { percent: "100.01" }, "percent"],
    ["nothing", { percent: "" }, "percent"],
    ["no amount", { discount_kind: "flat", amount: "0" }, "amount"],
    ["no products", { kind: "product_base" }, "product_ids"],
    ["no uses", { maximum_uses: 0 }, "maximum_uses"],
  ])("says what is wrong with %s", (_what, more, field) => {
    const read = newCouponInput.safeParse({ ...wanted(), ...more });
    expect(read.error?.issues.map(({ path }) => path[0])).toContain(field);
  });

  test("needs an end in the future, and their number per shop is limited", async () => {
    const past = wanted({ starts_at: "2026-10-01T00:00", ends_at: "2026-11-20T12:00" });
    expect(await createCoupon(seller, own, past)).toFail("coupon_end_past");
    for (let index = 0; index < 100; index += 1)
      await makeCoupon(db, { shopId: lamp.shopId, startsAt: NOW, endsAt: new Date(NOW.getTime() + HOUR) });
    expect(await createCoupon(seller, own, wanted())).toFail("too_many_coupons", { values: { count: 100 } });
    expect(await createCoupon(later(seller, 1), own, wanted())).toSucceed();
  });
});

describe("a coupon is changed", () => {
  test("for what is bought from now on: placed orders and counted uses stay", async () => {
    const coupon = await makeCoupon(db, { shopId: lamp.shopId, maximumUses: 5 });
    const guest = await guestContext(db);
    const trxId = await fillCart(guest, [lamp, 1]);
    await applyCoupon(guest, { trx_id: trxId, coupon_code: coupon.code });
    expect(await buy(guest, trxId)).toSucceed();
    const before = [await db.select().from(orders), await db.select().from(orderLines)];
    const now = makeContext(db, { visitor: { customerId: owner } });
    const change = (more: object) =>
      changeCoupon(now, own, coupon.id, changeCouponInput.parse({ ...wanted(), ends_at: "2099-01-01T00:00", ...more }));
    expect(await change({ percent: "50", maximum_uses: 1 })).toSucceed();
    expect([await db.select().from(orders), await db.select().from(orderLines)]).toEqual(before);
    expect(await getCouponForm(now, own, coupon.id)).toMatchObject({
      value: { code: coupon.code, percent: 50, usesCount: 1, taken: { amount: 200 }, state: "used_up" },
    });
    await db.update(coupons).set({ usesCount: 3, maximumUses: 5 }).where(eq(coupons.id, coupon.id));
    expect(await change({ maximum_uses: 2 })).toEqual({
      ok: false,
      failure: { code: "coupon_uses_above", values: { count: 3 } },
    });
    expect(await change({ ends_at: "2026-11-20T00:00:01" })).toFail("coupon_end_past");
  });

  test("from one kind to another, and its products with it", async () => {
    const id = await create(seller, own, { kind: "product_base", product_ids: [lamp.productId] });
    expect(await changeCoupon(seller, own, id, changeCouponInput.parse(wanted()))).toSucceed();
    expect(await db.select().from(couponProducts).where(eq(couponProducts.couponId, id))).toEqual([]);
    const foreign = changeCouponInput.parse({ ...wanted(), kind: "product_base", product_ids: [shirt.productId] });
    expect(await changeCoupon(seller, own, id, foreign)).toFail("coupon_product_unknown");
  });

  test("only by its owner: another shop does not find it, the operator may not", async () => {
    const id = await create(seller, own);
    const input = changeCouponInput.parse(wanted());
    expect(await changeCoupon(seller, others, id, input)).toFail("not_found");
    expect(await endCoupon(seller, others, id, "")).toFail("not_found");
    expect(await getCouponForm(seller, others, id)).toFail("not_found");
    expect(await changeCoupon(staff, OPERATOR, id, input)).toFail("not_yours");
    const operators = await create(staff, OPERATOR, { code: "MARKET" });
    expect(await getCouponForm(seller, own, operators)).toFail("not_found");
    expect(await changeCoupon(staff, OPERATOR, operators, input)).toSucceed();
    const entries = await db.select().from(auditEntries).orderBy(asc(auditEntries.id));
    expect(entries).toMatchObject([
      { action: "coupon.create", subjectId: "MARKET" },
      { action: "coupon.change", subjectId: "MARKET" },
    ]);
  });
});

describe("a coupon ends", () => {
  test("at once, even before it starts, and its owner may reopen it", async () => {
    const running = await create(seller, own);
    const upcoming = await create(seller, own, { code: "SOON", starts_at: "2026-11-25T00:00" });
    for (const id of [running, upcoming]) {
      expect(await endCoupon(seller, own, id, "")).toSucceed();
      expect(await endCoupon(seller, own, id, "")).toFail("coupon_over");
      expect(await getCouponForm(seller, own, id)).toMatchObject({ value: { state: "ended", canEnd: false } });
    }
    const guest = await guestContext(db, { now: NOW });
    const trxId = await fillCart(guest, [lamp, 1]);
    expect(await applyCoupon(guest, { trx_id: trxId, coupon_code: "AUTUMN-10" })).toFail("coupon_ended");
    expect(await changeCoupon(seller, own, running, changeCouponInput.parse(wanted()))).toSucceed();
    expect(await applyCoupon(guest, { trx_id: trxId, coupon_code: "AUTUMN-10" })).toSucceed();
  });

  test("permanently if the operator ends it, and its shop is notified", async () => {
    const id = await create(seller, own);
    expect(await endCoupon(staff, OPERATOR, id, "The sign was wrong")).toSucceed();
    expect(await db.select().from(notifications).where(eq(notifications.customerId, owner))).toMatchObject([
      { link: "/seller/coupons", message: expect.stringContaining("The sign was wrong") },
    ]);
    expect(await db.select().from(auditEntries)).toMatchObject([
      {
        action: "coupon.end",
        subjectKind: "coupon",
        subjectId: "AUTUMN-10",
        details: { reason: "The sign was wrong" },
      },
    ]);
    expect(await getCouponForm(seller, own, id)).toMatchObject({ value: { state: "stopped", canChange: false } });
    const guest = await guestContext(db, { now: NOW });
    const trxId = await fillCart(guest, [lamp, 1]);
    expect(await applyCoupon(guest, { trx_id: trxId, coupon_code: "AUTUMN-10" })).toFail("coupon_ended");
    expect(await changeCoupon(seller, own, id, changeCouponInput.parse(wanted()))).toFail("coupon_stopped");
  });
});

describe("the list", () => {
  test("is of one shop, of the operator, or of all shops, in its states, with words", async () => {
    const running = await create(seller, own);
    const upcoming = await create(seller, own, {
      code: "SOON",
      starts_at: "2026-11-25T00:00",
      ends_at: "2026-11-30T00:00",
    });
    const ended = await create(seller, own, { code: "GONE" });
    await endCoupon(seller, own, ended, "");
    const foreign = await create(seller, others, { code: "FOREIGN" });
    const market = await create(staff, OPERATOR, { code: "MARKET" });
    const ids = async (ctx: Context, owner: CouponOwner, more: Record<string, string> = {}) =>
      (await findAdminCoupons(ctx, owner, listed(more))).rows.map(({ id }) => id);
    expect(await ids(seller, own)).toEqual([running, upcoming, ended]);
    expect(await ids(seller, own, { state: "running" })).toEqual([running]);
    expect(await ids(seller, own, { state: "upcoming" })).toEqual([upcoming]);
    expect(await ids(seller, own, { state: "over" })).toEqual([ended]);
    expect(await ids(seller, own, { q: "so" })).toEqual([upcoming]);
    expect(await ids(seller, own, { owner: "shops" })).toEqual([running, upcoming, ended]);
    expect(await ids(staff, OPERATOR, { owner: "operator" })).toEqual([market]);
    expect(await ids(staff, OPERATOR, { owner: "shops" })).toEqual([foreign, running, upcoming, ended]);
    expect(await findAdminCoupons(staff, OPERATOR, listed({ owner: "shops", q: "foreign" }))).toMatchObject({
      total: 1,
      rows: [{ shop: { name: expect.any(String) }, canChange: false, canEnd: true }],
    });
    const input = { ids: [running, foreign, ended], action: "end" as const, value: "", after: 0, dry_run: false };
    expect(await endCoupons(seller, own, input)).toMatchObject({
      matched: 2,
      changed: 1,
      failed: [{ label: "GONE", failure: { code: "coupon_over" } }],
    });
    expect(await ids(seller, own, { state: "running" })).toEqual([]);
  });

  test("shows the discounts at the rates of each purchase, without released uses", async () => {
    const coupon = await makeCoupon(db, { shopId: lamp.shopId, amountMinor: 300 });
    await db.update(currencies).set({ isActive: true, exchangeRate: "0.5" }).where(eq(currencies.code, "EUR"));
    const euro = { code: "EUR", name: "Euro", symbol: "€", exchangeRate: "0.5", roundingStepMinor: 1 };
    for (const visitor of [{}, { currency: euro }]) {
      const guest = await guestContext(db, { visitor });
      const trxId = await fillCart(guest, [lamp, 1]);
      await applyCoupon(guest, { trx_id: trxId, coupon_code: coupon.code });
      expect(await buy(guest, trxId)).toSucceed();
    }
    const ctx = makeContext(db, { visitor: { customerId: owner } });
    expect((await findAdminCoupons(ctx, own, listed())).rows).toMatchObject([{ usesCount: 2, taken: { amount: 600 } }]);
  });
});
