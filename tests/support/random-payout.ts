import { asc, eq } from "drizzle-orm";
import fc from "fast-check";
import type { Database } from "#db/client.ts";
import { affiliates } from "#db/schema/affiliate.ts";
import { payoutRuns, payouts } from "#db/schema/payout.ts";
import { decideAffiliate } from "#domain/accounts/affiliate/decide-affiliate.ts";
import { releaseCommissions } from "#domain/accounts/affiliate/move-commissions.ts";
import { withdraw } from "#domain/accounts/affiliate/withdraw.ts";
import { changePayoutTerms } from "#domain/accounts/payout/change-terms.ts";
import { cancelPayout, failPayout, markPayoutPaid, rejectPayout } from "#domain/accounts/payout/end-payout.ts";
import { makeScheduledPayouts } from "#domain/accounts/payout/make-due-payouts.ts";
import type { PayoutOwner } from "#domain/accounts/payout/payout.ts";
import { approvePayoutRun, createPayoutRun, discardPayoutRun } from "#domain/accounts/payout/payout-run.ts";
import { requestPayout } from "#domain/accounts/payout/request-payout.ts";
import { sendPayouts } from "#domain/accounts/payout/send-payouts.ts";
import type { Context } from "#domain/context.ts";
import { deliverOrder } from "#domain/fulfilment/fulfilment/deliver-order.ts";
import { moneyFromMinor, toMajorUnits } from "#shared/money.ts";
import { CURRENCIES, type MoneyWorld } from "./money-world.ts";
import { GONE } from "./payout-world.ts";
import { findOrders, managerOf, pick, sendOrder } from "./picked-orders.ts";
import { buyAtRandom } from "./random-purchase.ts";

const which = fc.nat(50);
const MAX_MINOR = 9_000;
const WINDOW_CLOSED = 20 * 24 * 60 * 60_000;

/** Money that leaves the marketplace: to shops and affiliates, through the bank and the provider. */
export const randomPayoutStep = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("ask for payout" as const),
      which,
      /** Null: everything that is available. */
      minor: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: MAX_MINOR })),
      isTwice: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("payout run" as const),
      action: fc.constantFrom("make", "make", "approve", "approve", "discard", "send", "schedule"),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("end payout" as const),
      which,
      how: fc.constantFrom("paid", "paid", "paid twice", "failed", "rejected", "canceled"),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("payout terms" as const),
      which: fc.nat(2),
      reservePercent: fc.integer({ min: 0, max: 60 }),
      account: fc.constantFrom("", "", "acct_test", GONE),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("judge affiliate" as const), which: fc.nat(1) }) },
);

type PayoutStep = typeof randomPayoutStep extends fc.Arbitrary<infer Made> ? Made : never;
type StepOf<Kind extends PayoutStep["kind"]> = Extract<PayoutStep, { kind: Kind }>;

export async function takePayoutStep(db: Database, world: MoneyWorld, step: PayoutStep): Promise<void> {
  switch (step.kind) {
    case "ask for payout":
      return ask(world, step);
    case "payout run":
      return run(db, world, step.action);
    case "end payout":
      return end(db, world, step);
    case "payout terms": {
      const terms = { schedule: "" as const, minimum: "", reserve_percent: String(step.reservePercent) };
      const shopId = world.payouts.shopIds[step.which]!;
      await changePayoutTerms(world.payouts.staff[0]!, shopId, { ...terms, provider_account: step.account });
      return;
    }
    case "judge affiliate": {
      const { customerId } = world.payouts.affiliates[step.which]!;
      const [row] = await db.select().from(affiliates).where(eq(affiliates.customerId, customerId));
      const to = row!.status === "approved" ? "suspended" : "approved";
      await decideAffiliate(world.payouts.staff[0]!, row!.id, to, "a test");
    }
  }
}

/** Each shop has sold something through a link that was paid at the door, and nothing of it can come back any more. */
export async function earnSomething(db: Database, world: MoneyWorld): Promise<void> {
  const wanted = [0, 2, 3, 6].map((good) => ({ good, quantity: 5 }));
  const wish = { who: 1, currency: CURRENCIES[0], taxDisplay: "before_tax", taxBase: "product_base", wanted } as const;
  const how = { codes: [], way: "cash_on_delivery", voucher: null, isWalletUsed: false, affiliate: 0 } as const;
  await buyAtRandom(db, world, { ...wish, ...how, wanted, codes: [] });
  const ctx = world.as(0, {});
  for (const order of await findOrders(db)) {
    await sendOrder(ctx, order);
    await deliverOrder(ctx, managerOf(order), order.code);
  }
  world.clock.now = new Date(world.clock.now.getTime() + WINDOW_CLOSED);
  await releaseCommissions(ctx);
}

/** A shop, or an affiliate. Twice: by two clicks at the same moment. */
async function ask(world: MoneyWorld, step: StepOf<"ask for payout">): Promise<void> {
  const { shopIds, affiliates: payees } = world.payouts;
  const amount = step.minor === null ? "" : toMajorUnits(moneyFromMinor(step.minor, "USD"));
  const place = step.which % (shopIds.length + payees.length);
  const shopId = shopIds[place];
  const ctx = world.as(0, {});
  const customerId = payees[place - shopIds.length]?.customerId ?? null;
  const affiliate = { ...ctx, visitor: { ...ctx.visitor, customerId } };
  const once = () => (shopId === undefined ? withdraw(affiliate, amount) : requestPayout(ctx, { shopId }, { amount }));
  await Promise.all(step.isTwice ? [once(), once()] : [once()]);
}

async function run(db: Database, world: MoneyWorld, action: StepOf<"payout run">["action"]): Promise<void> {
  const [maker, approver] = world.payouts.staff;
  const rows = await db.select().from(payoutRuns).where(eq(payoutRuns.status, "created")).orderBy(asc(payoutRuns.id));
  const id = rows.at(-1)?.id ?? 0;
  if (action === "make") await createPayoutRun(maker!);
  else if (action === "approve") await Promise.all([approvePayoutRun(approver!, id), approvePayoutRun(approver!, id)]);
  else if (action === "discard") await discardPayoutRun(maker!, id);
  else if (action === "schedule") await makeScheduledPayouts(maker!);
  else await Promise.all([sendPayouts(quiet(maker!)), sendPayouts(quiet(approver!))]);
}

/** A lost response is logged and retried. */
function quiet(ctx: Context): Context {
  return { ...ctx, log: { ...ctx.log, error: () => undefined } };
}

async function end(db: Database, world: MoneyWorld, { how, which: place }: StepOf<"end payout">): Promise<void> {
  const wanted = how === "rejected" || how === "canceled" ? "requested" : "approved";
  const all = await db.select().from(payouts).orderBy(asc(payouts.id));
  const payout = pick(place % 5 === 0 ? all : all.filter(({ status }) => status === wanted), place);
  if (!payout) return;
  const [one, other] = world.payouts.staff;
  const owner: PayoutOwner = payout.shopId === null ? { customerId: payout.customerId! } : { shopId: payout.shopId };
  if (how === "paid") await markPayoutPaid(one!, payout.id);
  else if (how === "paid twice")
    await Promise.all([markPayoutPaid(one!, payout.id), markPayoutPaid(other!, payout.id)]);
  else if (how === "failed") await failPayout(one!, payout.id, "No such account");
  else if (how === "rejected") await rejectPayout(one!, payout.id, "Not yet");
  else await cancelPayout(world.as(0, {}), owner, payout.id);
}
