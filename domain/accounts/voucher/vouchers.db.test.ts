import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { currencies } from "#db/schema/currency.ts";
import { mails } from "#db/schema/mail.ts";
import { vouchers } from "#db/schema/voucher.ts";
import type { Context } from "#domain/context.ts";
import { checkLedger } from "#domain/accounts/ledger/check-ledger.ts";
import { markMailSent } from "#domain/platform/mail/mail.repository.ts";
import type { ProviderState } from "#domain/payment/provider/payment-provider.ts";
import { returnFromPayment } from "#domain/payment/attempt/return-from-payment.ts";
import { getBalance } from "#domain/accounts/wallet/get-balance.ts";
import { makeContext } from "#tests/support/context.ts";
import { staffContext, makeCustomer } from "#tests/support/customers.ts";
import { makeWebhookProvider, sendSandboxWebhook } from "#tests/support/shopping.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { findVoucherDifferences, GIFT, makeVoucher, readCode } from "#tests/support/vouchers.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { usd } from "#tests/support/usd.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { VOUCHER_LIST } from "#shared/list/money-lists.ts";
import { buyVoucher } from "./buy-voucher.ts";
import { checkVoucher } from "#domain/checkout/purchase/apply-voucher.ts";
import { expireVouchers } from "./expire-vouchers.ts";
import { findVoucherRecords, findVouchers } from "./find-vouchers.ts";
import { redeemVoucher } from "./redeem-voucher.ts";
import { resendVoucher } from "./resend-voucher.ts";
import { sendDueVouchers } from "./send-due-vouchers.ts";
import { settlePayments } from "#domain/payment/attempt/settle-payments.ts";
import { voidVoucher } from "./void-voucher.ts";

const { db } = await openTestDatabase();
const NOON = new Date("2026-03-10T12:00:00Z");
let states: Map<string, ProviderState>;
let customerId = 0;
let ctx: Context;
let staffCtx: Context;

const provider = makeWebhookProvider(() => states);

beforeEach(async () => {
  states = new Map();
  customerId = await makeCustomer(db);
  ctx = at(NOON);
  staffCtx = await staffContext(db, ["vouchers.manage"], { now: NOON });
});

function at(now: Date, visitor: Partial<Context["visitor"]> = {}): Context {
  return { ...makeContext(db, { visitor: { customerId, ...visitor }, now }), providers: [provider] };
}

const daysLater = (days: number) => new Date(NOON.getTime() + days * 24 * 60 * 60_000);
const rowOf = async (id: number) => (await db.select().from(vouchers).where(eq(vouchers.id, id)))[0]!;

async function expectBalancedBooks(): Promise<void> {
  expect(await checkLedger(ctx)).toEqual([]);
  expect(await findVoucherDifferences(db)).toEqual([]);
}

describe("buying", () => {
  test("out of the wallet: it is paid, mailed with its code once, and kept without the code", async () => {
    const { voucherId, code } = await makeVoucher(ctx, "50");
    expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
    const row = await rowOf(voucherId);
    expect(row).toMatchObject({ status: "active", remainingMinor: 5000, bookMinor: 5000, lastFour: code.slice(-4) });
    expect(JSON.stringify(row)).not.toContain(code.replaceAll("-", ""));
    expect(row.expiresAt).toEqual(new Date("2029-03-10T12:00:00Z"));
    const [mail] = await db.select().from(mails);
    expect(mail).toMatchObject({ recipient: "grandma@example.com", template: "gift-voucher" });
    await markMailSent(ctx, mail!.id);
    expect(await readCode(db, voucherId)).toBe("");
    expect(await getBalance(ctx, customerId)).toEqual(usd(100));
    await expectBalancedBooks();
  });

  test("with too little in the wallet nothing is bought", async () => {
    expect(await buyVoucher(ctx, GIFT)).toFail("method_not_offered");
    expect(await findVouchers(ctx)).toEqual({ ok: true, value: [] });
  });

  test("by a provider it is worth something when the provider says so, once", async () => {
    const { voucherId, redirectUrl } = valueOf(await buyVoucher(ctx, { ...GIFT, method: "sandbox" }));
    const reference = redirectUrl!.replace("https://pay.example/", "");
    expect(await rowOf(voucherId)).toMatchObject({ status: "pending", remainingMinor: 0, codeHash: null });
    expect(await returnFromPayment(ctx, reference)).toMatchObject({
      value: { address: expect.stringContaining("/user/gift-voucher?bought=pending") },
    });
    states.set(reference, { status: "paid", amount: usd(5000) });
    const message = { eventId: "e", kind: "payment.paid", reference };
    for (let times = 0; times < 3; times += 1) await sendSandboxWebhook(ctx, message);
    await settlePayments(at(daysLater(1)));
    expect(await rowOf(voucherId)).toMatchObject({ status: "active", remainingMinor: 5000, sentCount: 1 });
    expect(await db.select().from(mails)).toHaveLength(1);
    expect(await returnFromPayment(ctx, `${reference}x`)).toFail("not_found");
    await expectBalancedBooks();
  });

  test("another amount buys nothing and is in the buyer's wallet, and a payment that never came is given up", async () => {
    const one = await buyVoucher(ctx, { ...GIFT, method: "sandbox" });
    const other = await buyVoucher(ctx, { ...GIFT, method: "sandbox" });
    if (!one.ok || !other.ok) throw new Error("not begun");
    states.set(one.value.redirectUrl!.replace("https://pay.example/", ""), { status: "paid", amount: usd(4999) });
    await settlePayments(at(daysLater(2)));
    expect(await rowOf(one.value.voucherId)).toMatchObject({ status: "failed", remainingMinor: 0 });
    expect(await rowOf(other.value.voucherId)).toMatchObject({ status: "failed", remainingMinor: 0 });
    expect(await getBalance(ctx, ctx.visitor.customerId!)).toEqual(usd(4999));
    await expectBalancedBooks();
  });

  test("is not possible by a provider that the operator has switched off", async () => {
    const off = { ...ctx, settings: { ...ctx.settings, paymentMethodsOff: ["sandbox"] } };
    expect(await buyVoucher(off, { ...GIFT, method: "sandbox" })).toFail("method_not_offered");
  });

  test("amounts and days outside of the limits are refused with a sentence", async () => {
    const refused = async (more: object) => {
      const bought = await buyVoucher(ctx, { ...GIFT, method: "sandbox", ...more });
      return bought.ok ? null : "errors" in bought.failure ? Object.keys(bought.failure.errors) : bought.failure.code;
    };
    expect(await refused({ amount: "4.99" })).toEqual(["amount"]);
    expect(await refused({ amount: "500.01" })).toEqual(["amount"]);
    expect(await refused({ send_on: "2026-03-09" })).toEqual(["send_on"]);
    expect(await refused({ send_on: "2028-01-01" })).toEqual(["send_on"]);
    expect(await refused({ method: "cash" })).toBe("method_not_offered");
    expect(await buyVoucher(at(NOON, { customerId: null }), GIFT)).toFail("sign_in");
  });

  test("too many tries are stopped", async () => {
    const tries = [];
    for (let times = 0; times < 21; times += 1) tries.push(await buyVoucher(ctx, { ...GIFT, method: "sandbox" }));
    expect(tries.filter(({ ok }) => ok)).toHaveLength(20);
    expect(tries.filter(({ ok }) => !ok)).toMatchObject([{ failure: { code: "too_many_tries" } }]);
  });
});

test("one for a later day waits for it, and is then sent once", async () => {
  const { voucherId, code } = await makeVoucher(ctx, "50", { send_on: "2026-03-12" });
  expect(code).toBe("");
  expect(await sendDueVouchers(at(new Date("2026-03-11T23:59:59Z")))).toBe(0);
  expect(await rowOf(voucherId)).toMatchObject({ status: "scheduled", codeHash: null });
  expect(await sendDueVouchers(at(new Date("2026-03-12T00:00:00Z")))).toBe(1);
  expect(await sendDueVouchers(at(new Date("2026-03-13T00:00:00Z")))).toBe(0);
  expect(await rowOf(voucherId)).toMatchObject({ status: "active", sentCount: 1 });
  expect(await db.select().from(mails)).toHaveLength(1);
});

describe("redeeming", () => {
  test("all of it goes into the wallet, at the rate of the day; the rest of the books is the exchange", async () => {
    await db.update(currencies).set({ isActive: true, exchangeRate: "0.8" }).where(eq(currencies.code, "EUR"));
    const euro = { code: "EUR", name: "Euro", symbol: "€", exchangeRate: "0.8", roundingStepMinor: 1 };
    const { code } = await makeVoucher(at(NOON, { currency: euro }), "40");
    await db.update(currencies).set({ exchangeRate: "0.5" }).where(eq(currencies.code, "EUR"));
    const friendId = await makeCustomer(db);
    const friend = at(NOON, { customerId: friendId });
    expect(await checkVoucher(friend, { code })).toMatchObject({
      value: { worth: { amount: 8000, currency: "USD" }, remaining: { amount: 4000, currency: "EUR" } },
    });
    expect(await redeemVoucher(friend, code.toLowerCase().replaceAll("-", " "))).toMatchObject({
      value: { amount: { amount: 8000, currency: "USD" } },
    });
    expect(await getBalance(friend, friendId)).toEqual(usd(8000));
    expect(await redeemVoucher(friend, code)).toFail("voucher_used_up");
    await expectBalancedBooks();
  });

  test("wrong codes are counted for the account and for the address, right ones are not", async () => {
    const settings = { voucherTriesPerAccount: 3, voucherTriesPerAddress: 5 };
    const { code } = await makeVoucher(ctx, "50");
    const withSettings = (visitor: Partial<Context["visitor"]>) => makeContext(db, { visitor, settings, now: NOON });
    const mine = withSettings({ customerId });
    for (let times = 0; times < 6; times += 1) expect((await checkVoucher(mine, { code })).ok).toBe(true);
    for (let times = 0; times < 3; times += 1)
      expect(await redeemVoucher(mine, "AAAA-BBBB-CCCC-DDDD")).toFail("voucher_not_found");
    expect(await redeemVoucher(mine, code)).toFail("too_many_tries");
    const guest = withSettings({});
    for (let times = 0; times < 2; times += 1)
      expect(await checkVoucher(guest, { code: "short" })).toFail("voucher_not_found");
    expect(await checkVoucher(guest, { code })).toFail("too_many_tries");
    expect((await checkVoucher(withSettings({ address: "203.0.113.9" }), { code })).ok).toBe(true);
  });
});

describe("the end", () => {
  test("unspent value is no longer owed after expiry", async () => {
    const { voucherId, code } = await makeVoucher(ctx, "50");
    const last = (await rowOf(voucherId)).expiresAt!;
    expect(await expireVouchers(at(new Date(last.getTime() - 1)))).toBe(0);
    expect(await redeemVoucher(at(last), code)).toFail("voucher_ended");
    expect(await expireVouchers(at(last))).toBe(1);
    expect(await rowOf(voucherId)).toMatchObject({ status: "expired", remainingMinor: 0, bookMinor: 0 });
    await expectBalancedBooks();
  });

  test("staff cancel an unused voucher, and its price returns to the buyer's wallet", async () => {
    const { voucherId, code } = await makeVoucher(ctx, "50");
    expect(await voidVoucher(ctx, voucherId, "no")).toFail("not_found");
    expect(await voidVoucher(staffCtx, voucherId, "bought by mistake")).toEqual({ ok: true, value: null });
    expect(await voidVoucher(staffCtx, voucherId, "again")).toFail("voucher_in_use");
    expect(await redeemVoucher(ctx, code)).toFail("voucher_void");
    expect(await getBalance(ctx, customerId)).toEqual(usd(5100));
    const actions = await db.select().from(auditEntries);
    expect(actions.map(({ action, subjectId }) => [action, subjectId])).toEqual([["voucher.void", String(voucherId)]]);
    await expectBalancedBooks();
  });

  test("a used voucher cannot be canceled", async () => {
    const { voucherId, code } = await makeVoucher(ctx, "50");
    await redeemVoucher(ctx, code);
    expect(await voidVoucher(staffCtx, voucherId, "no")).toFail("voucher_in_use");
  });
});

describe("sending again", () => {
  test("goes to the corrected address with a fresh code; the former one is worth nothing", async () => {
    const { voucherId, code } = await makeVoucher(ctx, "50");
    expect(await resendVoucher(ctx, voucherId, "x@example.com")).toFail("not_found");
    expect(await resendVoucher(staffCtx, voucherId, "granny@example.com")).toEqual({ ok: true, value: true });
    const fresh = await readCode(db, voucherId);
    expect(fresh).not.toBe(code);
    expect(await checkVoucher(ctx, { code })).toFail("voucher_not_found");
    expect((await checkVoucher(ctx, { code: fresh })).ok).toBe(true);
    expect(await rowOf(voucherId)).toMatchObject({ recipientEmail: "granny@example.com", sentCount: 2 });
  });

  test("a voucher that waits for its day gets only the new address, and a spent one nothing", async () => {
    const waiting = await makeVoucher(ctx, "50", { send_on: "2026-04-01" });
    expect(await resendVoucher(staffCtx, waiting.voucherId, "granny@example.com")).toEqual({ ok: true, value: false });
    expect(await db.select().from(mails)).toHaveLength(0);
    const spent = await makeVoucher(ctx, "50");
    await redeemVoucher(ctx, spent.code);
    expect(await resendVoucher(staffCtx, spent.voucherId, "x@example.com")).toFail("voucher_not_sendable");
  });
});

const listed = (query: Record<string, string>) => readListUrl(VOUCHER_LIST, new URLSearchParams(query));

describe("lists", () => {
  test("customers see the vouchers that they bought, and those sent to their confirmed address", async () => {
    await makeVoucher(ctx, "50");
    const friendId = await makeCustomer(db, { email: "grandma@example.com", emailVerifiedAt: NOON });
    expect(await findVouchers(at(NOON, { customerId: friendId }))).toMatchObject({
      value: [{ isOwn: false, state: "active", remaining: { amount: 5000 }, message: "For the garden." }],
    });
    expect(await findVouchers(ctx)).toMatchObject({ value: [{ isOwn: true }] });
    expect(await findVouchers(at(NOON, { customerId: await makeCustomer(db) }))).toEqual({ ok: true, value: [] });
    expect(await findVouchers(at(NOON, { customerId: null }))).toFail("sign_in");
  });

  test("staff find them by state, by the last four characters and by the recipient, never by the code", async () => {
    const { voucherId, code } = await makeVoucher(ctx, "50");
    const { voucherId: waitingId } = await makeVoucher(ctx, "20", {
      send_on: "2026-04-01",
      recipient_email: "other@example.com",
      recipient_name: "Ben",
    });
    const found = async (query: Record<string, string>) => {
      const records = await findVoucherRecords(staffCtx, listed(query));
      return records.ok ? records.value.rows.map(({ id }) => id) : records.failure.code;
    };
    expect(await found({})).toEqual([waitingId, voucherId]);
    expect(await found({ state: "scheduled" })).toEqual([waitingId]);
    expect(await found({ state: "active" })).toEqual([voucherId]);
    expect(await found({ q: code.slice(-4).toLowerCase() })).toEqual([voucherId]);
    expect(await found({ q: "GRANDMA@" })).toEqual([voucherId]);
    expect(await found({ q: "nobody" })).toEqual([]);
    expect(JSON.stringify(await findVoucherRecords(staffCtx, listed({})))).not.toContain(code.slice(0, 4));
    expect(await findVoucherRecords(ctx, listed({}))).toFail("not_found");
  });
});
