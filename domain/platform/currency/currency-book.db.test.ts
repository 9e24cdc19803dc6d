import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { currencies } from "#db/schema/currency.ts";
import { notifications } from "#db/schema/notification.ts";
import { orders } from "#db/schema/order.ts";
import { payments } from "#db/schema/payment.ts";
import { purchases } from "#db/schema/purchase.ts";
import { staff } from "#db/schema/customer.ts";
import type { Context } from "#domain/context.ts";
import { settlePayment } from "#domain/payment/attempt/settle-payment.ts";
import { moneyFromMinor } from "#shared/money.ts";
import { PERMISSIONS } from "#shared/permission.ts";
import { makeContext, type Traces } from "#tests/support/context.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { buy, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { getCart } from "#domain/cart/cart/get-cart.ts";
import { acceptRate } from "./accept-rate.ts";
import { addCurrency, removeCurrency } from "./add-currency.ts";
import { changeCurrency } from "./change-currency.ts";
import { findCurrencyBook } from "./find-currency-book.ts";
import { refreshRates } from "./refresh-rates.ts";
import { showAmount } from "./show-amount.ts";

const { db } = await openTestDatabase();
const EURO = { symbol: "€", exchange_rate: "0.92", rounding_step: "0.01", is_active: true, is_rate_followed: true };
const refused = (code: string) => ({ ok: false, failure: { code } });
const saying = (rates: object) => () => Promise.resolve(JSON.stringify({ base: "USD", rates }));
let ctx: Context & { traces: Traces };

beforeEach(async () => {
  const customerId = await makeCustomer(db);
  await db.insert(staff).values({ customerId, permissions: ["rules.write"] });
  ctx = makeContext(db, { visitor: { customerId, permissions: ["rules.write"] } });
});

const book = async () => valueOf(await findCurrencyBook(ctx));
const inBook = async (code: string) => (await book()).currencies.find((each) => each.code === code)!;

describe("a currency", () => {
  test("is changed by hand, which is logged and purges the caches", async () => {
    const changed = { ...EURO, exchange_rate: "0.95", rounding_step: "0.05", is_rate_followed: false };
    expect(await changeCurrency(ctx, "EUR", changed)).toSucceed();
    expect(await inBook("EUR")).toMatchObject({
      exchangeRate: "0.95",
      roundingStep: "0.05",
      isActive: true,
      isRateFollowed: false,
      example: { formatted: "€95.00" },
    });
    expect(ctx.traces.purged).toEqual(["currencies"]);
    const [entry] = await db.select().from(auditEntries);
    expect(entry).toMatchObject({ action: "currency.change", subjectId: "EUR" });
  });

  test.each([
    ["USD", { exchange_rate: "2" }, "base_currency_fixed"],
    ["USD", { exchange_rate: "1", is_active: false }, "base_currency_fixed"],
    ["USD", { exchange_rate: "1", rounding_step: "0.05" }, "base_currency_fixed"],
    ["EUR", { rounding_step: "0.001" }, "rounding_step_wrong"],
    ["EUR", { rounding_step: "0" }, "rounding_step_wrong"],
    ["EUR", { rounding_step: "0.10" }, "rounding_step_wrong"],
    ["JPY", { exchange_rate: "150", rounding_step: "0.5" }, "rounding_step_wrong"],
    ["XXX", {}, "not_found"],
  ])("%s with %j is refused", async (code, more, failure) => {
    const before = await book();
    expect(await changeCurrency(ctx, code, { ...EURO, ...more })).toEqual(refused(failure));
    expect(await book()).toEqual(before);
  });

  test("is formatted as the operator wants it, everywhere and in the reader's language", async () => {
    const format = { symbol_format: "amount__symbol", number_style: "language", omits_zero_decimals: true } as const;
    expect(await changeCurrency(ctx, "EUR", { ...EURO, ...format })).toMatchObject({ ok: true });
    expect(await inBook("EUR")).toMatchObject({
      symbolFormat: "amount__symbol",
      numberStyle: "language",
      omitsZeroDecimals: true,
      example: { formatted: "92\u00a0€" },
    });
    const amount = moneyFromMinor(123_456_750, "EUR");
    const shown = async (language?: string) => (await showAmount(ctx, amount, language)).formatted;
    expect(await shown()).toBe("1,234,567.50\u00a0€");
    expect(await shown("es")).toBe("1.234.567,50\u00a0€");
    expect(await shown("hi")).toBe("12,34,567.50\u00a0€");
    expect(await changeCurrency(ctx, "EUR", EURO)).toMatchObject({ ok: true });
    expect(await inBook("EUR")).toMatchObject({ symbolFormat: "amount__symbol", numberStyle: "language" });
    expect(await changeCurrency(ctx, "EUR", { ...EURO, symbol_format: null, number_style: null })).toMatchObject({
      ok: true,
    });
    expect(await inBook("EUR")).toMatchObject({ symbolFormat: null, example: { formatted: "€92" } });
    const [entry] = await db.select().from(auditEntries).orderBy(asc(auditEntries.id));
    expect(entry!.details).toMatchObject({
      after: ["€", "0.92", "on", "amount__symbol", "language", "no_zero_decimals"],
    });
    expect(await inBook("USD")).toMatchObject({ example: { formatted: "$100.00" } });
  });

  test("keeps the sign of the base currency to be changed", async () => {
    const dollar = { ...EURO, symbol: "US$", exchange_rate: "1" };
    expect(await changeCurrency(ctx, "USD", dollar)).toSucceed();
    expect(await inBook("USD")).toMatchObject({ symbol: "US$", isBase: true, exchangeRate: "1" });
  });

  test("that is switched off still takes the money of what was placed in it, at the old rate", async () => {
    const { lamp } = await makeGoods(db);
    const euro = { code: "EUR", name: "Euro", symbol: "€", exchangeRate: "0.92", roundingStepMinor: 1 };
    const guest = await guestContext(db, { visitor: { currency: euro } });
    expect(await buy(guest, await fillCart(guest, [lamp, 1]), "sandbox")).toSucceed();
    expect((await inBook("EUR")).unpaidCount).toBe(1);
    const off = { ...EURO, exchange_rate: "0.5", is_active: false };
    expect(await changeCurrency(ctx, "EUR", off)).toSucceed();
    const [payment] = await db.select().from(payments);
    const amount = moneyFromMinor(payment!.amountMinor, "EUR");
    expect(await settlePayment(guest, payment!.id, { status: "paid", amount })).toBe("paid");
    const [purchase] = await db.select().from(purchases);
    expect(Number(purchase!.exchangeRate)).toBe(0.92);
    const [order] = await db.select().from(orders);
    expect(order).toMatchObject({ paymentStatus: "paid", totalMinor: payment!.amountMinor });
    expect((await inBook("EUR")).unpaidCount).toBe(0);
  });
});

describe("refreshing the rates", () => {
  test("takes what the source says, but for the base and what is set by hand", async () => {
    await changeCurrency(ctx, "KWD", {
      ...EURO,
      exchange_rate: "0.31",
      rounding_step: "0.005",
      is_rate_followed: false,
    });
    await refreshRates(ctx, saying({ USD: 3, EUR: 0.9, JPY: "150.123", KWD: 0.3, XXX: 7 }));
    expect(await inBook("EUR")).toMatchObject({ exchangeRate: "0.9", rateChangedAt: ctx.now().toISOString() });
    expect(await inBook("JPY")).toMatchObject({ exchangeRate: "150.123" });
    expect(await inBook("KWD")).toMatchObject({ exchangeRate: "0.31" });
    expect(await inBook("USD")).toMatchObject({ exchangeRate: "1" });
    expect(await inBook("GBP")).toMatchObject({ exchangeRate: "0.786", rateChangedAt: null });
    const now = ctx.now().toISOString();
    expect((await book()).refresh).toEqual({ triedAt: now, succeededAt: now, failure: null });
    expect(ctx.traces.purged).toContain("currencies");
  });

  test.each([
    ["nothing", () => Promise.reject(new Error("no answer")), "unreachable"],
    ["rubbish", () => Promise.resolve("<html>"), "unreadable"],
    ["another base", () => Promise.resolve('{"base":"EUR","rates":{"JPY":160}}'), "other_base"],
  ])("keeps the old rates and the last success where %s comes", async (_what, source, failure) => {
    await refreshRates(ctx, saying({ EUR: 0.9 }));
    const before = await book();
    const later = { ...ctx, now: () => new Date(ctx.now().getTime() + 3_600_000) };
    await refreshRates(later, source);
    const after = await book();
    expect(after.currencies).toEqual(before.currencies);
    expect(after.refresh).toEqual({
      triedAt: later.now().toISOString(),
      succeededAt: before.refresh!.succeededAt,
      failure,
    });
  });

  test("holds a rate that has jumped until someone accepts it, and notifies staff once", async () => {
    const job = makeContext(db);
    await refreshRates(job, saying({ EUR: 1.5 }));
    await refreshRates(job, saying({ EUR: 1.6 }));
    expect(await inBook("EUR")).toMatchObject({ exchangeRate: "0.92", proposedRate: "1.6" });
    expect(await db.select().from(notifications)).toMatchObject([{ title: "Unusual exchange rate change" }]);
    expect(await acceptRate(ctx, "EUR", "1.5")).toEqual(refused("no_proposed_rate"));
    expect(await acceptRate(ctx, "EUR", "1.6")).toSucceed();
    expect(await inBook("EUR")).toMatchObject({ exchangeRate: "1.6", proposedRate: null });
    expect(await acceptRate(ctx, "EUR", "1.6")).toEqual(refused("no_proposed_rate"));
  });

  test("forgets what waited when the source comes back to the old rate, or the rate is set by hand", async () => {
    await refreshRates(ctx, saying({ EUR: 1.5, JPY: 300 }));
    await refreshRates(ctx, saying({ EUR: 0.92 }));
    expect(await inBook("EUR")).toMatchObject({ exchangeRate: "0.92", proposedRate: null });
    const yen = { ...EURO, symbol: "¥", exchange_rate: "151.4", rounding_step: "1", is_rate_followed: false };
    await changeCurrency(ctx, "JPY", yen);
    expect(await inBook("JPY")).toMatchObject({ proposedRate: null });
  });

  test("says nothing of a source that is no longer set", async () => {
    await refreshRates(ctx, saying({ EUR: 0.9 }));
    await refreshRates(ctx, null);
    expect((await book()).refresh).toBeNull();
  });
});

describe("a currency of the world", () => {
  const KRONE = { code: "DKK", exchange_rate: "6.87", rounding_step: "0.5", is_active: true, is_rate_followed: false };

  test("is added with its usual words, rounds what is shown and charged, and is removed while unused", async () => {
    expect(await addCurrency(ctx, KRONE)).toSucceed();
    expect(await inBook("DKK")).toMatchObject({
      name: "Danish Krone",
      symbol: "kr",
      exchangeRate: "6.87",
      roundingStep: "0.50",
      isActive: true,
    });
    expect((await book()).addable.map(({ code }) => code)).not.toContain("DKK");
    const { lamp } = await makeGoods(db);
    const krone = { code: "DKK", name: "Danish Krone", symbol: "kr", exchangeRate: "6.87", roundingStepMinor: 50 };
    const guest = await guestContext(db, { visitor: { currency: krone } });
    const trxId = await fillCart(guest, [lamp, 1]);
    // 20.00 × 6.87 = 137.40
    expect((await getCart(guest)).carts[0]!.price.amount).toBe(13_750);
    expect(await removeCurrency(ctx, "DKK")).toSucceed();
    expect(await addCurrency(ctx, KRONE)).toSucceed();
    expect(await buy(guest, trxId)).toSucceed();
    const [order] = await db.select().from(orders);
    expect(order!.subTotalMinor).toBe(13_750);
    expect(order!.totalMinor % 50).toBe(0);
    expect(await removeCurrency(ctx, "DKK")).toEqual(refused("currency_used"));
    expect(ctx.traces.purged).toContain("currencies");
    const actions = (await db.select().from(auditEntries).orderBy(asc(auditEntries.id))).map(({ action }) => action);
    expect(actions).toEqual(["currency.add", "currency.remove", "currency.add"]);
  });

  test.each([
    ["that is there already", { code: "EUR" }, "currency_known"],
    ["that there is not", { code: "XXX" }, "not_found"],
    ["rounded finer than its coins", { rounding_step: "0.001" }, "rounding_step_wrong"],
    ["rounded so coarsely that prices vanish", { rounding_step: "50" }, "rounding_step_wrong"],
  ])("%s is refused", async (_what, more, failure) => {
    expect(await addCurrency(ctx, { ...KRONE, ...more })).toEqual(refused(failure));
  });

  test("that the shop counts in stays", async () => {
    expect(await removeCurrency(ctx, "USD")).toEqual(refused("base_currency_fixed"));
    expect(await removeCurrency(ctx, "XXX")).toEqual(refused("not_found"));
  });
});

test("only those who may change the money settings see and do it", async () => {
  const permissions = PERMISSIONS.filter((each) => each !== "rules.write");
  const other = makeContext(db, { visitor: { customerId: await makeCustomer(db), permissions } });
  expect(await findCurrencyBook(other)).toEqual(refused("not_yours"));
  expect(await changeCurrency(other, "EUR", EURO)).toEqual(refused("not_yours"));
  expect(await acceptRate(other, "EUR", "1")).toEqual(refused("not_yours"));
  const krone = { code: "DKK", exchange_rate: "7", rounding_step: "1", is_active: true, is_rate_followed: true };
  expect(await addCurrency(other, krone)).toEqual(refused("not_yours"));
  expect(await removeCurrency(other, "CHF")).toEqual(refused("not_yours"));
  const rows = await db.select().from(currencies).where(eq(currencies.code, "EUR")).orderBy(asc(currencies.code));
  expect(Number(rows[0]!.exchangeRate)).toBe(0.92);
});
