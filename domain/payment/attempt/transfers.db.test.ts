import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { mails } from "#db/schema/mail.ts";
import { notifications } from "#db/schema/notification.ts";
import { orders } from "#db/schema/order.ts";
import { payments, refunds } from "#db/schema/payment.ts";
import { purchases } from "#db/schema/purchase.ts";
import { transfers } from "#db/schema/transfer.ts";
import { vouchers } from "#db/schema/voucher.ts";
import type { Context } from "#domain/context.ts";
import { checkLedger } from "#domain/accounts/ledger/check-ledger.ts";
import { getPayable } from "#domain/orders/order/get-payable.ts";
import { mailedPurchaseKey } from "#domain/orders/order/purchase-access.ts";
import { expirePurchases } from "#domain/checkout/purchase/expire-purchases.ts";
import { remindToPay } from "#domain/checkout/purchase/remind-to-pay.ts";
import { cancelOrder } from "#domain/orders/order/cancel-order.ts";
import { findManualPayouts } from "#domain/orders/refund/find-manual-payouts.ts";
import { creditWallet } from "#domain/accounts/wallet/credit-wallet.ts";
import { getBalance } from "#domain/accounts/wallet/get-balance.ts";
import { placeOrder } from "#domain/checkout/purchase/place-order.ts";
import { confirmOrder } from "#domain/checkout/purchase/confirm-order.ts";
import { moneyFromMinor } from "#shared/money.ts";
import type { MadeProduct } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeCustomer, makeStaffMember } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { buy, checkoutForm, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { makeVoucher } from "#tests/support/vouchers.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { DUE_REFUND_LIST, TRANSFER_LIST } from "#shared/list/money-lists.ts";
import { confirmTransfers } from "./confirm-transfers.ts";
import { confirmTransfer, rejectTransfer } from "./decide-transfer.ts";
import { findDueRefunds, markRefundSent, retryRefund } from "./due-refunds.ts";
import { findUnmatchedPayments } from "./find-unmatched-payments.ts";
import { findTransfers } from "./find-transfers.ts";
import { getTransferOf, readTransferProof } from "./get-transfer.ts";
import { settlePayments } from "./settle-payments.ts";
import { startTransfer } from "./start-transfer.ts";
import { submitTransfer } from "./submit-transfer.ts";

const { db } = await openTestDatabase();
const now = new Date("2026-11-20T10:00:00Z");
const DAY = 24 * 60 * 60_000;
const PDF = new TextEncoder().encode("%PDF-1.7 a transfer");
const settings = { bankHolder: "Souk Ltd", bankAccount: "GB00 1234" };
const STAFF = ["payments.confirm", "refunds.write"];
let lamp: MadeProduct;
let ctx: Context;
let staffCtx: Context;

beforeEach(async () => {
  ({ lamp } = await makeGoods(db));
  ctx = await guestContext(db, { now, settings });
  const customerId = await makeStaffMember(db, STAFF);
  staffCtx = { ...makeContext(db, { visitor: { customerId, permissions: STAFF }, settings, now }), files: ctx.files };
});

const at = (instant: Date, of: Context = ctx): Context => ({ ...of, now: () => instant });

/** Buys a lamp, to be paid by bank transfer; returns the trx_id. */
async function order(buyer: Context = ctx): Promise<string> {
  const trxId = await fillCart(buyer, [lamp, 1]);
  expect(await buy(buyer, trxId, "offline_method")).toSucceed();
  return trxId;
}

async function transferOf(trxId: string, buyer: Context = ctx) {
  const payable = (await getPayable(buyer, trxId))!;
  return (await getTransferOf(buyer, { ...payable, amount: payable.amount! }))!;
}

const prove = (trxId: string, buyer: Context = ctx, key?: string) =>
  submitTransfer(buyer, { code: trxId, key }, { paid_by: "Ada Lovelace", paid_on: "2026-11-20" }, PDF);

const purchaseOf = async (trxId: string) => (await db.select().from(purchases).where(eq(purchases.trxId, trxId)))[0]!;
const statusesOf = async (trxId: string) => {
  const { id } = await purchaseOf(trxId);
  const rows = await db.select().from(orders).where(eq(orders.purchaseId, id)).orderBy(orders.id);
  return rows.map(({ paymentStatus, fulfilmentStatus }) => `${paymentStatus} ${fulfilmentStatus}`);
};
const templates = async () => (await db.select().from(mails).orderBy(mails.id)).map(({ template }) => template);
const major = (minor: number) => (minor / 100).toFixed(2);
const listed = (search: string) => readListUrl(TRANSFER_LIST, new URLSearchParams(search));

describe("a purchase that is paid by transfer", () => {
  test("waits for as many days as the setting says, with the account and a reference to write", async () => {
    const trxId = await order();
    expect((await purchaseOf(trxId)).expiresAt).toEqual(new Date(now.getTime() + 7 * DAY));
    const transfer = await transferOf(trxId);
    expect(transfer).toMatchObject({ state: "waiting", account: { holder: "Souk Ltd", account: "GB00 1234" } });
    expect(transfer.reference).toMatch(/^TR-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(await templates()).toEqual(["order-placed", "transfer-details"]);
    expect(await placeOrder(ctx, { trx_id: trxId, payment_type: "offline_method" })).toSucceed();
    expect(await db.select().from(transfers)).toHaveLength(1);
  });

  test("that fails to begin leaves the purchase as it was: its end, its method, what is set aside", async () => {
    const customerId = await makeCustomer(db);
    const session = await guestContext(db, { now, settings });
    const buyer = { ...session, visitor: { ...session.visitor, customerId } };
    const trxId = await fillCart(buyer, [lamp, 1]);
    expect(await buy(buyer, trxId, "sandbox")).toSucceed();
    const { voucherId } = await makeVoucher(buyer, "500");
    const [voucher] = await db.select().from(vouchers).where(eq(vouchers.id, voucherId));
    const before = await purchaseOf(trxId);
    const payable = (await getPayable(buyer, trxId))!;
    const begun = await startTransfer(buyer, { ...payable, amount: payable.amount!, voucherId });
    expect(begun).toFail("payment_unavailable");
    expect(await purchaseOf(trxId)).toEqual(before);
    expect((await db.select().from(vouchers).where(eq(vouchers.id, voucherId)))[0]).toEqual(voucher);
    expect(await db.select().from(transfers)).toEqual([]);
  });

  test("is not offered where no account stands, or it is switched off", async () => {
    for (const changed of [{ bankAccount: "" }, { ...settings, paymentMethodsOff: ["offline_method"] }]) {
      const without = { ...ctx, settings: { ...ctx.settings, ...changed } };
      const trxId = await fillCart(without, [lamp, 1]);
      expect(await buy(without, trxId, "offline_method")).toFail("method_not_offered");
    }
  });

  test("is kept from its placement on when it is chosen after a try online, and not again and again", async () => {
    const trxId = await fillCart(ctx, [lamp, 1]);
    await buy(ctx, trxId, "sandbox");
    const later = at(new Date(now.getTime() + 10 * 60_000));
    expect(await placeOrder(later, { trx_id: trxId, payment_type: "offline_method" })).toSucceed();
    expect(await purchaseOf(trxId)).toMatchObject({
      paymentMethod: "offline_method",
      expiresAt: new Date(now.getTime() + 7 * DAY),
    });
    const tooLate = at(new Date(now.getTime() + 8 * DAY));
    expect(await placeOrder(tooLate, { trx_id: trxId, payment_type: "offline_method" })).toFail();
  });
});

describe("a proof", () => {
  test("is for anyone who may pay, by the session or the key of a mail; no one else sees it", async () => {
    const trxId = await order();
    const stranger = { ...(await guestContext(db, { now, settings })), files: ctx.files };
    expect(await prove(trxId, stranger)).toFail("not_found");
    const key = mailedPurchaseKey(ctx, await purchaseOf(trxId));
    expect(await prove(trxId, stranger, key)).toEqual({ ok: true, value: null });
    const { id, state } = await transferOf(trxId);
    expect(state).toBe("submitted");
    expect(await readTransferProof(stranger, id)).toBeNull();
    expect(await readTransferProof(stranger, id, key)).toMatchObject({ type: "application/pdf" });
    expect(await readTransferProof(ctx, id)).not.toBeNull();
    expect(await readTransferProof(staffCtx, id)).not.toBeNull();
    expect(await db.select().from(notifications)).toHaveLength(1);
  });

  test("of a day to come, or that is neither image nor PDF, is refused", async () => {
    const trxId = await order();
    const early = { paid_by: "Ada", paid_on: "2026-12-24" };
    expect(await submitTransfer(ctx, { code: trxId }, early, PDF)).toFail("invalid");
    const text = new TextEncoder().encode("nothing");
    const input = { paid_by: "Ada", paid_on: "2026-11-20" };
    expect(await submitTransfer(ctx, { code: trxId }, input, text)).toFail("image_unreadable");
    expect((await transferOf(trxId)).state).toBe("waiting");
  });

  test("keeps the purchase from expiring while staff review it, without reminders", async () => {
    const trxId = await order();
    const sixth = at(new Date(now.getTime() + 6 * DAY));
    await prove(trxId, sixth);
    expect(await remindToPay(sixth)).toBe(0);
    await expirePurchases(at(new Date(now.getTime() + 8 * DAY)));
    expect((await purchaseOf(trxId)).status).toBe("placed");
  });
});

describe("staff", () => {
  test("confirm the amount that was asked for, once, and it is written down who did", async () => {
    const trxId = await order();
    await prove(trxId);
    const { id, amount } = await transferOf(trxId);
    const sent = { amount: major(amount.amount), sends_back: false };
    const both = await Promise.all([confirmTransfer(staffCtx, id, sent), confirmTransfer(staffCtx, id, sent)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toFail("transfer_decided");
    expect(await statusesOf(trxId)).toEqual(["paid pending"]);
    expect(await rejectTransfer(staffCtx, id, "no")).toFail("transfer_decided");
    expect((await db.select().from(auditEntries)).map(({ action }) => action)).toEqual(["payment.confirm"]);
    expect(await templates()).toContain("payment-received");
    expect(await checkLedger(ctx)).toEqual([]);
  });

  test("reject with a reason: the shopper is notified and can pay again", async () => {
    const trxId = await order();
    await prove(trxId);
    const { id } = await transferOf(trxId);
    expect(await rejectTransfer(staffCtx, id, "It went to another account.")).toSucceed();
    expect(await transferOf(trxId)).toMatchObject({ state: "rejected", reason: "It went to another account." });
    expect(await templates()).toContain("transfer-rejected");
    expect(await placeOrder(ctx, { trx_id: trxId, payment_type: "offline_method" })).toSucceed();
    const again = await transferOf(trxId);
    expect(again.state).toBe("waiting");
    await confirmTransfer(staffCtx, again.id, { amount: major(again.amount.amount), sends_back: false });
    expect(await statusesOf(trxId)).toEqual(["paid pending"]);
  });

  test("without the permission may not, and a shopper finds nothing", async () => {
    const { id } = await transferOf(await order());
    const other = makeContext(db, { visitor: { customerId: 1, permissions: ["mails.read"] } });
    expect(await findTransfers(other, listed(""))).toFail("not_yours");
    expect(await rejectTransfer(other, id, "no")).toFail("not_yours");
    expect(await confirmTransfer(ctx, id, { amount: "1", sends_back: false })).toFail("sign_in");
  });

  test("find those with a proof, by reference or order, and confirm them together", async () => {
    const first = await order();
    const second = await order(await guestContext(db, { now, settings }));
    await prove(first);
    const found = valueOf(await findTransfers(staffCtx, listed("sort=started")));
    expect(found.rows.map(({ trxId }) => trxId)).toEqual([first, second]);
    const proved = valueOf(await findTransfers(staffCtx, listed("state=submitted")));
    expect(proved.rows.map(({ trxId }) => trxId)).toEqual([first]);
    const { reference } = await transferOf(first);
    const one = valueOf(await findTransfers(staffCtx, listed(`q=${reference.toLowerCase()}`)));
    expect(one.rows).toHaveLength(1);
    const input = { filter: "", action: "confirm" as const, after: 0 };
    expect(await confirmTransfers(staffCtx, { ...input, dry_run: true })).toMatchObject({ value: { changed: 2 } });
    expect(await statusesOf(first)).toEqual(["unpaid pending"]);
    expect(await confirmTransfers(staffCtx, { ...input, dry_run: false })).toMatchObject({ value: { changed: 2 } });
    expect(await statusesOf(first)).toEqual(["paid pending"]);
    expect(await confirmTransfers(staffCtx, { ...input, dry_run: false })).toMatchObject({
      value: { changed: 0, failed: [{ label: expect.stringMatching(/^TR-/) }, {}] },
    });
  });
});

describe("money that comes wrong", () => {
  test("in another amount pays nothing, and is due to be sent back by hand, once", async () => {
    const trxId = await order();
    await prove(trxId);
    const { id } = await transferOf(trxId);
    expect(await confirmTransfer(staffCtx, id, { amount: "5", sends_back: false })).toFail("other_amount");
    expect(await confirmTransfer(staffCtx, id, { amount: "5", sends_back: true })).toEqual({
      ok: true,
      value: "returned",
    });
    expect(await statusesOf(trxId)).toEqual(["unpaid pending"]);
    const [due] = (await findDueRefunds(staffCtx)).rows;
    expect(due).toMatchObject({
      kind: "transfer",
      reason: "other_amount",
      amount: { amount: 500 },
      paidBy: "Ada Lovelace",
    });
    expect(await retryRefund(staffCtx, due!.id)).toFail("not_found");
    await settlePayments(ctx);
    expect(await markRefundSent(staffCtx, due!.id)).toSucceed();
    expect(await markRefundSent(staffCtx, due!.id)).toFail("not_found");
    expect(await templates()).toContain("refund");
    expect(await checkLedger(ctx)).toEqual([]);
  });

  test("after the purchase has expired is not lost: it is due to be sent back, and the shopper reads why", async () => {
    const trxId = await order();
    const { id, amount } = await transferOf(trxId);
    const late = at(new Date(now.getTime() + 8 * DAY));
    await expirePurchases(late);
    await settlePayments(late);
    expect((await db.select().from(payments).where(eq(payments.id, id)))[0]!.status).toBe("failed");
    expect(
      await confirmTransfer(at(late.now(), staffCtx), id, { amount: major(amount.amount), sends_back: false }),
    ).toEqual({ ok: true, value: "returned" });
    expect(await findDueRefunds(staffCtx)).toMatchObject({
      rows: [{ reason: "unfillable", amount: { amount: amount.amount } }],
      total: 1,
    });
    const filtered = (search: string) =>
      findDueRefunds(staffCtx, readListUrl(DUE_REFUND_LIST, new URLSearchParams(search)));
    expect(await filtered("kind=transfer&q=ADA")).toMatchObject({ total: 1 });
    expect(await filtered("kind=refused")).toMatchObject({ total: 0 });
    expect(await filtered("q=nobody")).toMatchObject({ total: 0 });
    expect(await findUnmatchedPayments(ctx, (await purchaseOf(trxId)).id)).toMatchObject([{ isSent: false }]);
    expect(await checkLedger(ctx)).toEqual([]);
  });

  test("twice goes back the second time", async () => {
    const trxId = await order();
    await prove(trxId);
    const first = await transferOf(trxId);
    await rejectTransfer(staffCtx, first.id, "not found");
    await placeOrder(ctx, { trx_id: trxId, payment_type: "offline_method" });
    const second = await transferOf(trxId);
    const sent = { amount: major(first.amount.amount), sends_back: false };
    expect(await confirmTransfer(staffCtx, second.id, sent)).toMatchObject({ value: "paid" });
    expect(await confirmTransfer(staffCtx, first.id, sent)).toMatchObject({ value: "returned" });
    expect(await findDueRefunds(staffCtx)).toMatchObject({ rows: [{ reason: "paid_twice" }] });
    expect(await db.select().from(refunds)).toHaveLength(1);
  });
});

test("a part out of the wallet is held for the transfer, and comes back when nothing is bought", async () => {
  const customerId = await makeCustomer(db);
  const buyer = { ...ctx, visitor: { ...ctx.visitor, customerId } };
  const credited = {
    customerId,
    amount: moneyFromMinor(500, "USD"),
    kind: "correction" as const,
    idempotencyKey: "gift",
  };
  await creditWallet(buyer, credited);
  const trxId = await fillCart(buyer, [lamp, 1]);
  await confirmOrder(buyer, checkoutForm(trxId));
  const chosen = { trx_id: trxId, payment_type: "offline_method", use_wallet: true };
  expect(await placeOrder(buyer, chosen)).toSucceed();
  expect(await getBalance(buyer, customerId)).toEqual(moneyFromMinor(0, "USD"));
  const late = at(new Date(now.getTime() + 8 * DAY), buyer);
  await expirePurchases(late);
  await settlePayments(late);
  expect(await getBalance(buyer, customerId)).toEqual(moneyFromMinor(500, "USD"));
  expect(await checkLedger(ctx)).toEqual([]);
});

test("an order that was paid by transfer is refunded by hand, to the recorded payer", async () => {
  const trxId = await order();
  await prove(trxId);
  const { id, amount } = await transferOf(trxId);
  await confirmTransfer(staffCtx, id, { amount: major(amount.amount), sends_back: false });
  const [bought] = await db
    .select()
    .from(orders)
    .where(eq(orders.purchaseId, (await purchaseOf(trxId)).id));
  expect(await cancelOrder(ctx, bought!.id, { kind: "shopper", customerId: null })).toSucceed();
  expect(await findManualPayouts(staffCtx)).toMatchObject([
    { paidBy: "Ada Lovelace", amount: { amount: amount.amount }, reference: expect.stringMatching(/^TR-/) as string },
  ]);
  expect(await checkLedger(ctx)).toEqual([]);
});
