import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { mails } from "#db/schema/mail.ts";
import type { Context } from "#domain/context.ts";
import { checkLedger } from "#domain/accounts/ledger/check-ledger.ts";
import { payByVoucher } from "#domain/payment/attempt/pay-by-wallet.ts";
import { redeemVoucher } from "#domain/accounts/voucher/redeem-voucher.ts";
import { sendDueVouchers } from "#domain/accounts/voucher/send-due-vouchers.ts";
import { voidVoucher } from "#domain/accounts/voucher/void-voucher.ts";
import { getBalance } from "#domain/accounts/wallet/get-balance.ts";
import { makeShop } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeCustomer, makeStaffMember } from "#tests/support/customers.ts";
import { openTestPostgres } from "#tests/database/open-test-postgres.ts";
import { findVoucherDifferences, makeVoucher, placePurchase } from "#tests/support/vouchers.ts";
import { usd } from "#tests/support/usd.ts";

const BATCH_SIZE = 20;

const { db } = await openTestPostgres(BATCH_SIZE);
const shopId = await makeShop(db);

async function comeAsCustomer(more: object = {}): Promise<Context & { customerId: number }> {
  const customerId = await makeCustomer(db);
  const settings = { voucherTriesPerAddress: 1_000 };
  return { ...makeContext(db, { visitor: { customerId }, settings, ...more }), customerId };
}

const all = <Value>(run: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: BATCH_SIZE }, (_, index) => run(index)));

async function expectBalancedBooks(ctx: Context): Promise<void> {
  expect(await checkLedger(ctx)).toEqual([]);
  expect(await findVoucherDifferences(db)).toEqual([]);
}

describe("at the same moment", () => {
  test("a voucher redeemed from 20 places goes into one wallet", async () => {
    const { code } = await makeVoucher(await comeAsCustomer(), "50");
    const friends = await Promise.all(Array.from({ length: BATCH_SIZE }, () => comeAsCustomer()));
    const redeemed = await all((index) => redeemVoucher(friends[index]!, code));
    expect(redeemed.filter(({ ok }) => ok)).toHaveLength(1);
    const balances = await Promise.all(friends.map((friend) => getBalance(friend, friend.customerId)));
    expect(balances.filter(({ minor }) => minor > 0)).toEqual([usd(5_000)]);
    await expectBalancedBooks(friends[0]!);
  });

  test("a voucher spent from 20 places pays as often as it can", async () => {
    const ctx = await comeAsCustomer();
    const { voucherId } = await makeVoucher(ctx, "75");
    const placed = await all(() => placePurchase(db, { shopId, minor: 1_000 }));
    const paid = await all((index) => {
      const { purchaseId, trxId } = placed[index]!;
      return payByVoucher(ctx, { purchaseId, orderId: null, trxId, amount: usd(1_000), voucherId });
    });
    expect(paid.filter(({ ok }) => ok)).toHaveLength(7);
    await expectBalancedBooks(ctx);
  });

  test("one that is redeemed and canceled is either, never both", async () => {
    const buyer = await comeAsCustomer();
    const { voucherId, code } = await makeVoucher(buyer, "50");
    const before = await getBalance(buyer, buyer.customerId);
    const staffId = await makeStaffMember(db, ["vouchers.manage"]);
    const staffCtx = makeContext(db, { visitor: { customerId: staffId, permissions: ["vouchers.manage"] } });
    const friend = await comeAsCustomer();
    const done = await all<{ ok: boolean }>((index) =>
      index % 2 === 0 ? redeemVoucher(friend, code) : voidVoucher(staffCtx, voucherId, "a test"),
    );
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    const isVoid = done.findIndex(({ ok }) => ok) % 2 === 1;
    expect(await getBalance(friend, friend.customerId)).toEqual(usd(isVoid ? 0 : 5_000));
    expect((await getBalance(buyer, buyer.customerId)).minor - before.minor).toBe(isVoid ? 5_000 : 0);
    await expectBalancedBooks(friend);
  });

  test("one that is due is sent once, however many look", async () => {
    const now = new Date("2026-03-10T12:00:00Z");
    const ctx = await comeAsCustomer({ now });
    const { voucherId } = await makeVoucher(ctx, "50", { send_on: "2026-03-12" });
    const later = { ...ctx, now: () => new Date("2026-03-12T00:00:00Z") };
    const sent = await all(() => sendDueVouchers(later));
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1);
    const rows = await db
      .select({ id: mails.id })
      .from(mails)
      .where(sql`${mails.idempotencyKey} like ${`voucher:${voucherId}:%`}`);
    expect(rows).toHaveLength(1);
  });
});
