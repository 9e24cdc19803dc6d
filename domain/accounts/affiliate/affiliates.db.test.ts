import { beforeEach, describe, expect, test } from "vitest";
import { addresses } from "#db/schema/address.ts";
import { affiliateClicks, affiliateCommissions, affiliates, customerReferrals } from "#db/schema/affiliate.ts";
import { bankAccounts } from "#db/schema/bank-account.ts";
import { orders } from "#db/schema/order.ts";
import type { Context } from "#domain/context.ts";
import { moveFulfilment } from "#domain/orders/order/move-fulfilment.ts";
import { SYSTEM } from "#domain/orders/order/order.ts";
import { refundOrder } from "#domain/orders/refund/refund-order.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import type { MadeProduct } from "#tests/support/catalog.ts";
import { makeCustomer, makeStaffMember } from "#tests/support/customers.ts";
import { buy, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { advanceToDelivered } from "#tests/support/placed-orders.ts";
import { usd } from "#tests/support/usd.ts";
import { checkLedger } from "../ledger/check-ledger.ts";
import { getBalanceOf } from "../ledger/get-balance-of.ts";
import { markPayoutPaid } from "../payout/end-payout.ts";
import { approvePayoutRun, createPayoutRun } from "../payout/payout-run.ts";
import { applyAsAffiliate } from "./apply-as-affiliate.ts";
import { createClickCounter } from "./click-counter.ts";
import { decideAffiliate } from "./decide-affiliate.ts";
import { getAffiliateData } from "./get-affiliate-data.ts";
import { releaseCommissions } from "./move-commissions.ts";
import { recordClick, rememberReferral } from "./record-click.ts";
import { withdraw } from "./withdraw.ts";

const { db } = await openTestDatabase();
const DAY = 24 * 60 * 60_000;
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
/** The usual address of the tests, in another notation. */
const STORED = { name: "A. Lovelace", line1: "1, LANE", city: "Berlin", postalCode: "10 115", countryCode: "DE" };
const clock = { now: new Date() };
let lamp: MadeProduct;
let affiliate: Context;
let buyer: Context;
let staff: Context;
let code = "";

const come = async (visitor: object): Promise<Context> => ({
  ...(await guestContext(db, { visitor: { userAgent: BROWSER, ...visitor } })),
  now: () => clock.now,
});

beforeEach(async () => {
  clock.now = new Date();
  ({ lamp } = await makeGoods(db));
  const affiliateId = await makeCustomer(db, { emailVerifiedAt: clock.now });
  affiliate = await come({ customerId: affiliateId });
  buyer = await come({ customerId: await makeCustomer(db) });
  const permissions = ["affiliates.manage", "payouts.manage"];
  staff = await come({ customerId: await makeStaffMember(db, permissions), permissions });
  const application = { website: "", plan: "Reviews of lamps on my blog", is_agreed: true as const };
  expect(await applyAsAffiliate(affiliate, application)).toSucceed();
  expect(await applyAsAffiliate(affiliate, application)).toFail("affiliate_already");
  const [row] = await db.select().from(affiliates);
  expect(await decideAffiliate(staff, row!.id, "approved")).toSucceed();
  ({ code } = (await getAffiliateData(affiliate))!);
});

/** Two lamps at $20.00, by a visitor who came through the link. */
async function order(ctx: Context, more: object = {}): Promise<number> {
  const before = new Set((await db.select({ id: orders.id }).from(orders)).map(({ id }) => id));
  const trxId = await fillCart(ctx, [lamp, 2]);
  expect(await buy(ctx, trxId, "cash_on_delivery", more)).toSucceed();
  const rows = await db.select({ id: orders.id }).from(orders);
  return rows.find(({ id }) => !before.has(id))!.id;
}

const commissions = () => db.select().from(affiliateCommissions);
const balanceOf = (kind: "affiliate_pending" | "affiliate_earning") =>
  getBalanceOf(buyer, { kind, customerId: affiliate.visitor.customerId! }, "USD");
const throughLink = (ctx: Context): Context => ({
  ...ctx,
  visitor: { ...ctx.visitor, referral: { code, at: clock.now } },
});

describe("an affiliate's link", () => {
  test("earns its commission by the steps of the order, and it is withdrawn", async () => {
    const orderId = await order(throughLink(buyer));
    expect(await commissions()).toMatchObject([{ status: "pending", amountMinor: 200, orderId }]);
    await advanceToDelivered(buyer, orderId);
    expect(await balanceOf("affiliate_pending")).toEqual(usd(200));
    expect(await releaseCommissions(buyer)).toBe(0);
    clock.now = new Date(clock.now.getTime() + 15 * DAY);
    expect(await releaseCommissions(buyer)).toBe(1);
    expect(await balanceOf("affiliate_earning")).toEqual(usd(200));
    expect(await withdraw(affiliate, "")).toFail("bank_account_missing");
    await db.insert(bankAccounts).values({
      customerId: affiliate.visitor.customerId!,
      state: "confirmed",
      confirmedAt: clock.now,
      holder: "Ada Lovelace",
      countryCode: "GB",
      iban: "GB82WEST12345698765432",
    });
    const small = { ...affiliate, settings: { ...affiliate.settings, payoutMinimum: 1 } };
    expect(await withdraw(affiliate, "")).toFail("payout_below_minimum");
    const payout = valueOf(await withdraw(small, ""));
    expect((await getAffiliateData(affiliate))!.held.amount).toBe(200);
    const run = valueOf(await createPayoutRun(staff));
    expect(await approvePayoutRun(staff, run)).toSucceed();
    expect(await markPayoutPaid(staff, payout)).toSucceed();
    const data = (await getAffiliateData(affiliate))!;
    expect(data.sums).toMatchObject({ payable: { amount: 0 }, paid: { amount: 200 } });
    expect(JSON.stringify(data)).not.toContain(String(buyer.visitor.customerId) + "@");
    expect(await checkLedger(buyer)).toEqual([]);
  });

  test("loses it with the refund, in the same transaction", async () => {
    const orderId = await order(throughLink(buyer));
    await advanceToDelivered(buyer, orderId);
    const refunded = await refundOrder(buyer, {
      orderId,
      lines: "all",
      shipping: "all",
      to: "wallet",
      kind: "cancel",
      actor: SYSTEM,
    });
    expect(refunded).toSucceed();
    expect(await commissions()).toMatchObject([{ status: "reversed", reversedMinor: 200 }]);
    expect(await balanceOf("affiliate_pending")).toEqual(usd(0));
    expect(await checkLedger(buyer)).toEqual([]);
  });

  test("earns nothing with a canceled order", async () => {
    const orderId = await order(throughLink(buyer));
    expect(await moveFulfilment(buyer, orderId, "canceled", SYSTEM)).toSucceed();
    expect(await commissions()).toMatchObject([{ status: "reversed" }]);
  });

  test("earns nothing with purchases of one's own: by account, e-mail or address", async () => {
    await order(throughLink(affiliate));
    const guest = throughLink(await come({}));
    await db.insert(addresses).values({ ...STORED, customerId: affiliate.visitor.customerId! });
    await order(guest);
    expect(await commissions()).toEqual([]);
  });

  test("earns nothing while suspended, nor after thirty days", async () => {
    const [row] = await db.select().from(affiliates);
    const old = { code, at: new Date(clock.now.getTime() - 31 * DAY) };
    await order({ ...buyer, visitor: { ...buyer.visitor, referral: old } });
    await decideAffiliate(staff, row!.id, "suspended", "Spam");
    await order(throughLink(buyer));
    expect(await commissions()).toEqual([]);
    expect(await withdraw(affiliate, "")).toFail("affiliate_suspended");
  });

  test("is remembered for a customer's other devices", async () => {
    await rememberReferral(throughLink(buyer), buyer.visitor.customerId!);
    expect(await db.select().from(customerReferrals)).toHaveLength(1);
    await order(buyer);
    expect(await commissions()).toMatchObject([{ status: "pending" }]);
  });
});

test("clicks are counted once per visitor and day, together, and not of bots", async () => {
  const counter = createClickCounter(buyer);
  const click = async (visitor: object) => {
    const ctx = { ...(await come(visitor)), countClick: counter.add };
    await recordClick(ctx, code);
  };
  await click({ address: "198.51.100.1" });
  await click({ address: "198.51.100.1" });
  await click({ address: "203.0.113.9" });
  await click({ address: "203.0.113.10", userAgent: "Googlebot/2.1 (+http://www.google.com/bot.html)" });
  await counter.flush();
  await click({ address: "198.51.100.1" });
  await counter.flush();
  expect(await db.select().from(affiliateClicks)).toMatchObject([{ clicks: 2 }]);
  expect(await recordClick(buyer, "'; drop table affiliates; --")).toBeNull();
});
