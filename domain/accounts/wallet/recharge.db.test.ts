import { asc } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { notifications } from "#db/schema/notification.ts";
import type { Context } from "#domain/context.ts";
import type { ProviderState } from "#domain/payment/provider/payment-provider.ts";
import { returnFromPayment } from "#domain/payment/attempt/return-from-payment.ts";
import { convertPoints } from "#domain/accounts/reward/convert-points.ts";
import { getPoints } from "#domain/accounts/reward/get-points.ts";
import { pointsOf } from "#domain/accounts/ledger/ledger.ts";
import { postEntries } from "#domain/accounts/ledger/post-entries.ts";
import { checkLedger } from "#domain/accounts/ledger/check-ledger.ts";
import { moneyFromMinor } from "#shared/money.ts";
import { makeContext } from "#tests/support/context.ts";
import { customerContext, staffContext, makeCustomer } from "#tests/support/customers.ts";
import { makeWebhookProvider, sendSandboxWebhook } from "#tests/support/shopping.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { PIXEL } from "#tests/support/pixel.ts";
import { usd } from "#tests/support/usd.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { RECHARGE_LIST } from "#shared/list/money-lists.ts";
import { approveRecharges } from "./approve-recharges.ts";
import { approveRecharge, rejectRecharge } from "./decide-recharge.ts";
import { exportWalletHistory } from "./export-wallet-history.ts";
import { findRecharges } from "./find-recharges.ts";
import { findWalletHistory } from "./find-wallet-history.ts";
import { getBalance } from "./get-balance.ts";
import { getWalletView } from "./get-wallet-view.ts";
import { attachProof, readProof } from "./attach-proof.ts";
import { rechargeWallet } from "./recharge-wallet.ts";
import { failAttempt } from "#domain/payment/provider/settle-attempt.ts";
import { rechargeAttempts } from "./recharge-attempts.ts";
import { settlePayments } from "#domain/payment/attempt/settle-payments.ts";

const { db } = await openTestDatabase();
let states: Map<string, ProviderState>;
let ctx: Context;
let staffCtx: Context;
let customerId = 0;

const provider = makeWebhookProvider(() => states);

beforeEach(async () => {
  states = new Map();
  customerId = await makeCustomer(db);
  const settings = { bankHolder: "Souk Ltd", bankAccount: "XX00" };
  ctx = { ...makeContext(db, { visitor: { customerId }, settings }), providers: [provider] };
  staffCtx = await staffContext(db, ["payments.confirm"], { settings });
});

const recharge = (amount: string, method = "sandbox", note = "") => rechargeWallet(ctx, { amount, method, note });
const balance = () => getBalance(ctx, customerId);

async function begin(amount: string): Promise<string> {
  const begun = valueOf(await recharge(amount));
  return begun.redirectUrl!.replace("https://pay.example/", "");
}

const transfer = async (amount: string) => valueOf(await recharge(amount, "offline", "from my account")).rechargeId;

const tell = (reference: string) => sendSandboxWebhook(ctx, { eventId: "e", kind: "payment.paid", reference });

describe("a recharge by a provider", () => {
  test("is credited once, as the provider reports, however the shop learns of it", async () => {
    const reference = await begin("25.50");
    expect(await balance()).toEqual(usd(0));
    await tell(reference);
    expect(await balance()).toEqual(usd(0));
    states.set(reference, { status: "paid", amount: usd(2550) });
    await tell(reference);
    await tell(reference);
    expect(await returnFromPayment(ctx, reference)).toMatchObject({
      value: { address: "http://localhost:3000/my-wallet?recharge=approved" },
    });
    await settlePayments({ ...ctx, now: () => new Date(Date.now() + 3_600_000) });
    expect(await balance()).toEqual(usd(2550));
    expect(await checkLedger(ctx)).toEqual([]);
  });

  test("is refused when another amount was collected, which goes into the wallet once and is reported", async () => {
    const less = await begin("25");
    states.set(less, { status: "paid", amount: usd(2499) });
    await tell(less);
    await tell(less);
    expect(await returnFromPayment(ctx, less)).toMatchObject({
      value: { address: "http://localhost:3000/my-wallet?recharge=rejected" },
    });
    const foreign = await begin("25");
    states.set(foreign, { status: "paid", amount: moneyFromMinor(920, "EUR") });
    await tell(foreign);
    expect(await balance()).toEqual(usd(2499 + 1000));
    expect(await checkLedger(ctx)).toEqual([]);
    const sent = await db.select().from(notifications).orderBy(asc(notifications.id));
    expect(sent.map(({ customerId: to, link }) => [to, link])).toEqual([
      [customerId, "/my-wallet"],
      [staffCtx.visitor.customerId, `/admin/customers/${customerId}`],
      [customerId, "/my-wallet"],
      [staffCtx.visitor.customerId, `/admin/customers/${customerId}`],
    ]);
  });

  test("is not credited when nothing was collected", async () => {
    const failed = await begin("25");
    states.set(failed, { status: "failed", reason: "declined" });
    await tell(failed);
    expect(await balance()).toEqual(usd(0));
  });

  test("is found by the job when no webhook came", async () => {
    const reference = await begin("10");
    states.set(reference, { status: "paid", amount: usd(1000) });
    await settlePayments({ ...ctx, now: () => new Date(Date.now() + 120_000) });
    expect(await balance()).toEqual(usd(1000));
  });

  test("is given up only while it has no outcome", async () => {
    const [credited, open] = [await begin("10"), await begin("10")];
    states.set(credited, { status: "paid", amount: usd(1000) });
    await tell(credited);
    const read = async (key: string) => (await rechargeAttempts.getByReference(ctx, "sandbox", key))!;
    for (const key of [credited, open])
      await failAttempt(ctx, rechargeAttempts, (await read(key)).id, "never finished");
    expect([(await read(credited)).status, (await read(open)).status]).toEqual(["paid", "failed"]);
    expect(await balance()).toEqual(usd(1000));
  });

  test("wants an amount within its limits, and a method that is offered", async () => {
    for (const amount of ["0", "0.99", "5001"]) expect(await recharge(amount)).toFail("invalid");
    expect(await recharge("10", "barter")).toFail("method_not_offered");
  });
});

describe("a transfer", () => {
  test("is credited when staff approve it, once", async () => {
    const id = await transfer("40");
    expect(await balance()).toEqual(usd(0));
    expect(await approveRecharge(staffCtx, id)).toSucceed();
    expect(await approveRecharge(staffCtx, id)).toFail("recharge_decided");
    expect(await rejectRecharge(staffCtx, id, "no")).toFail("recharge_decided");
    expect(await balance()).toEqual(usd(4000));
    expect(await db.select().from(auditEntries)).toMatchObject([{ action: "recharge.approve", subjectId: String(id) }]);
  });

  test("that is rejected stays out of the wallet, and says why", async () => {
    const id = await transfer("40");
    expect(await rejectRecharge(staffCtx, id, "nothing has arrived")).toSucceed();
    expect(await balance()).toEqual(usd(0));
    expect(await getWalletView(ctx)).toMatchObject({
      value: { recharges: [{ status: "rejected", reason: "nothing has arrived" }] },
    });
  });

  test("is decided only by staff with the permission", async () => {
    const id = await transfer("40");
    expect(await approveRecharge(ctx, id)).toFail("not_found");
    const other = makeContext(db, {
      visitor: { customerId: staffCtx.visitor.customerId, permissions: ["orders.read"] },
    });
    expect(await approveRecharge(other, id)).toFail("not_yours");
    const all = readListUrl(RECHARGE_LIST, new URLSearchParams());
    expect(await findRecharges(other, all)).toFail("not_yours");
    expect(await findRecharges(staffCtx, all)).toMatchObject({ value: { rows: [{ id, customerId }] } });
  });

  test("is approved with others, once each; a dry run changes nothing", async () => {
    const ids = [await transfer("40"), await transfer("60")];
    const input = { ids, action: "approve" as const, after: 0 };
    expect(await approveRecharges(staffCtx, { ...input, dry_run: true })).toMatchObject({ value: { changed: 2 } });
    expect(await approveRecharges(staffCtx, { ...input, dry_run: false })).toMatchObject({
      value: { matched: 2, changed: 2, failed: [] },
    });
    expect(await approveRecharges(staffCtx, { ...input, dry_run: false })).toMatchObject({
      value: { changed: 0, failed: [{ id: ids[0] }, { id: ids[1] }] },
    });
    expect(await approveRecharges(ctx, { ...input, dry_run: false })).toFail("not_found");
  });

  test("shows its proof to its customer and to staff", async () => {
    const id = await transfer("40");
    expect(await attachProof(ctx, id, new Uint8Array(PIXEL))).toSucceed();
    const stranger = await customerContext(db);
    expect(await attachProof(stranger, id, new Uint8Array(PIXEL))).toFail("not_found");
    expect(await readProof({ ...stranger, files: ctx.files }, id)).toBeNull();
    expect(await readProof(ctx, id)).not.toBeNull();
    expect(await readProof({ ...staffCtx, files: ctx.files }, id)).not.toBeNull();
  });

  test("is refused while too many others wait", async () => {
    for (let index = 0; index < 5; index += 1) await transfer("1");
    expect(await recharge("1", "offline")).toFail("too_many_recharges");
  });
});

test("the history is filtered by kind and day, and its export contains no formulas", async () => {
  await approveRecharge(staffCtx, await transfer("40"));
  const day = ctx.now().toISOString().slice(0, 10);
  expect(await findWalletHistory(ctx, { page: 1, kind: "recharge", from: day, to: day })).toMatchObject({
    value: { total: 1, items: [{ kind: "recharge", isIncoming: true, balanceAfter: { amount: 4000 } }] },
  });
  expect(await findWalletHistory(ctx, { page: 1, kind: "purchase" })).toMatchObject({ value: { total: 0 } });
  expect(await findWalletHistory(ctx, { page: 1, to: "2020-01-01" })).toMatchObject({ value: { total: 0 } });
  expect(await exportWalletHistory(ctx, { page: 1 })).toMatchObject({
    value: expect.stringMatching(
      /^date,kind,amount,balance,currency,order,purchase,note\r\n\S+,recharge,40,40,USD,,,\r\n$/,
    ),
  });
});

describe("converting points", () => {
  const give = (count: number) =>
    postEntries(ctx, {
      kind: "points_earned",
      idempotencyKey: `test:${count}`,
      entries: [
        { account: { kind: "points_available", customerId }, amount: pointsOf(count) },
        { account: { kind: "points_issued" }, amount: pointsOf(-count) },
      ],
    });

  test("turns them into wallet money at the shop's rate, once per click", async () => {
    await give(250);
    const press = { points: 230, key: "press-one" };
    expect(await convertPoints(ctx, press)).toMatchObject({ value: { amount: usd(230), points: 230 } });
    await convertPoints(ctx, press);
    expect(await balance()).toEqual(usd(230));
    expect(await getPoints(ctx, customerId)).toEqual({ available: 20, pending: 0 });
    expect(await checkLedger(ctx)).toEqual([]);
  });

  test("needs at least one unit, and enough points", async () => {
    await give(150);
    expect(await convertPoints(ctx, { points: 99 })).toFail("too_few_points");
    expect(await convertPoints(ctx, { points: 151 })).toFail("too_few_points");
    expect(await balance()).toEqual(usd(0));
  });
});
