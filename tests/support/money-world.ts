import { eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { commissionRules } from "#db/schema/commission.ts";
import { currencies } from "#db/schema/currency.ts";
import { rewardRules } from "#db/schema/reward.ts";
import type { Context, Visitor } from "#domain/context.ts";
import type {
  PaymentProvider,
  ProviderDispute,
  ProviderEvent,
  ProviderState,
} from "#domain/payment/provider/payment-provider.ts";
import { creditWallet } from "#domain/accounts/wallet/credit-wallet.ts";
import { compareMoney, isZero, moneyFromMinor, subtractMoney, sumMoney, type Money } from "#shared/money.ts";
import { makeCategory, makeProduct, makeShop, type MadeProduct } from "./catalog.ts";
import { makeCoupon } from "./coupons.ts";
import { makeCustomer, makeStaffMember } from "./customers.ts";
import { guestContext } from "./shopping.ts";
import { makePayoutWorld, withTransfers, type PayoutWorld } from "./payout-world.ts";
import { makeVoucher } from "./vouchers.ts";

/** Currencies with 0, 2 and 3 digits, two of them rounded to steps. */
export const CURRENCIES = [
  { code: "USD", name: "", symbol: "$", exchangeRate: "1", roundingStepMinor: 1 },
  { code: "EUR", name: "", symbol: "€", exchangeRate: "0.9231", roundingStepMinor: 1 },
  { code: "JPY", name: "", symbol: "¥", exchangeRate: "151.37", roundingStepMinor: 1 },
  { code: "KWD", name: "", symbol: "KD", exchangeRate: "0.3071", roundingStepMinor: 5 },
] as const;

const YEAR = 365 * 24 * 60 * 60_000;
const PAGE_OPEN = 23 * 60 * 60_000;
const MUCH = 1_000_000;
const OFFICE = ["payments.confirm", "refunds.write", "returns.decide", "vouchers.manage"];
/** One in each of the currencies. */
const VOUCHERS = ["60", "45.5", "9000", "20.5"];

/** A bank that remembers: what it was asked for, what it has decided, and what it has sent back, each once. */
export type Bank = ReturnType<typeof makeBank>;

/** A dispute at that bank, and the reference of the payment that it is about. */
export type BankDispute = ProviderDispute & { about: string };

export function makeBank(clock: { now: Date }) {
  const closesAt = new Map<string, number>();
  const requested = new Map<string, Money>();
  const states = new Map<string, ProviderState>();
  const sentBack = new Map<string, { reference: string; amount: Money }>();
  const disputes: BankDispute[] = [];
  /** What was paid and is still here. */
  const restOf = (reference: string): Money => {
    const paid = requested.get(reference)!;
    const back = [...sentBack.values()].filter((each) => each.reference === reference);
    const held = disputes.filter(({ about, status }) => about === reference && status !== "won");
    const gone = [...back, ...held].map(({ amount }) => amount);
    return subtractMoney(paid, sumMoney(gone, paid.currency));
  };
  const isHeld = (reference: string) => disputes.some(({ about, status }) => about === reference && status !== "won");
  const provider: PaymentProvider = {
    code: "sandbox",
    name: "Sandbox",
    description: "",
    canCharge: () => true,
    start: ({ paymentKey, amount }) => {
      requested.set(paymentKey, amount);
      closesAt.set(paymentKey, clock.now.getTime() + PAGE_OPEN);
      return Promise.resolve({ reference: paymentKey, redirectUrl: `https://pay.example/${paymentKey}` });
    },
    getStatus: (reference) => Promise.resolve(states.get(reference) ?? { status: "open" }),
    readWebhook: (body) => Promise.resolve(JSON.parse(body) as ProviderEvent),
    findDisputes: (reference) =>
      Promise.resolve(disputes.filter(({ about }) => about === reference).map((one) => ({ ...one }))),
    refund: ({ reference, refundKey, amount }) => {
      if (compareMoney(amount, restOf(reference)) > 0)
        return Promise.reject(new Error(`The money of ${reference} is not here any more`));
      sentBack.set(refundKey, { reference, amount });
      return Promise.resolve({ reference: refundKey });
    },
  };
  return {
    provider,
    requested,
    sentBack,
    /** What was decided first stays, and its page does not wait for ever. */
    decide(reference: string, outcome: "paid" | "failed"): void {
      if (states.has(reference) || clock.now.getTime() > closesAt.get(reference)!) return;
      const amount = requested.get(reference)!;
      states.set(reference, outcome === "paid" ? { status: "paid", amount } : { status: "failed", reason: "declined" });
    },
    disputes,
    /** Takes back what was paid, or what of it did not go back before; null where there is nothing, or it has done so. */
    dispute(reference: string, isLessened: boolean, amount?: Money): BankDispute | null {
      const state = states.get(reference);
      if (state?.status !== "paid" || isHeld(reference)) return null;
      const taken = amount ?? (isLessened ? restOf(reference) : state.amount);
      if (isZero(taken)) return null;
      const made: BankDispute = {
        about: reference,
        reference: `dispute-${disputes.length}`,
        amount: taken,
        status: "open",
      };
      disputes.push(made);
      return made;
    },
    /** What it waits for, the oldest first. */
    undecided: (): string[] => [...requested.keys()].filter((reference) => !states.has(reference)),
    /** What it was paid. */
    collected(): Map<string, Money> {
      return new Map([...states].flatMap(([key, state]) => (state.status === "paid" ? [[key, state.amount]] : [])));
    },
  };
}

export type MoneyWorld = {
  goods: MadeProduct[];
  codes: string[];
  bank: Bank;
  /** A customer and a guest, each with their own session. */
  visitors: Context[];
  customerId: number;
  /** Who confirms transfers, answers returns and pays out by hand. */
  staff: Context;
  /** Codes of gift vouchers. */
  vouchers: string[];
  payouts: PayoutWorld;
  /** The clock of everyone. */
  clock: { now: Date };
  as(who: number, more: { currency?: Visitor["currency"]; settings?: Partial<Context["settings"]> }): Context;
};

/** Three shops with goods of odd prices, coupons of shops and operator, commissions, points, vouchers, and a customer with money. */
export async function makeMoneyWorld(db: Database): Promise<MoneyWorld> {
  for (const { code, exchangeRate, roundingStepMinor } of CURRENCIES)
    await db
      .update(currencies)
      .set({ exchangeRate, roundingStepMinor, isActive: true })
      .where(eq(currencies.code, code));
  const clock = { now: new Date() };
  const category = await makeCategory(db);
  const shops = [await makeShop(db), await makeShop(db), await makeShop(db)];
  const product = (shop: number, priceMinor: number, more: object = {}) =>
    makeProduct(db, shops[shop]!, category, { prices: [priceMinor], stock: MUCH, ...more });
  const goods = [
    await product(0, 2000),
    await product(0, 333),
    await product(1, 1),
    await product(1, 14_999, { taxClassCode: "reduced" }),
    await product(2, 777, { type: "digital", taxClassCode: "reduced" }),
    await product(2, 50_001, { stock: 6 }),
    await product(2, 109),
  ];
  await db.insert(commissionRules).values([
    { basisPoints: 1250, fixedMinor: 7 },
    { shopId: shops[1]!, basisPoints: 333 },
  ]);
  await db.insert(rewardRules).values({ points: 3 });
  const endsAt = new Date(clock.now.getTime() + YEAR);
  const coupons = [
    await makeCoupon(db, { endsAt, maximumUses: 7 }),
    await makeCoupon(db, { endsAt, amountMinor: 501, maximumUsesPerCustomer: 2 }),
    await makeCoupon(db, { endsAt, shopId: shops[0]!, amountMinor: 1234 }),
    await makeCoupon(db, { endsAt, shopId: shops[1]!, percentBasisPoints: 3333, maximumDiscountMinor: 999 }),
    await makeCoupon(db, { endsAt, shopId: shops[2]!, percentBasisPoints: 777, productIds: [goods[4]!.productId] }),
  ];
  const customerId = await makeCustomer(db);
  const settings = {
    maximumUnpaidUnits: MUCH,
    maximumUnpaidUnitsPerNetwork: MUCH,
    returnTriesPerAccount: MUCH,
    maximumVoucher: MUCH,
    bankHolder: "Souk Ltd",
    bankAccount: "GB00 1234",
    payoutMinimum: 0,
  };
  const bank = makeBank(clock);
  const transferring = withTransfers(bank.provider);
  const come = async (visitor: Partial<Visitor>): Promise<Context> => ({
    ...(await guestContext(db, { visitor, settings })),
    providers: [transferring.provider],
    now: () => clock.now,
  });
  const visitors = [await come({ customerId }), await come({})];
  await creditWallet(visitors[0]!, {
    customerId,
    amount: moneyFromMinor(30_000, "USD"),
    kind: "correction",
    idempotencyKey: "money-world",
  });
  const staffId = await makeStaffMember(db, OFFICE);
  const world: MoneyWorld = {
    goods,
    codes: coupons.map(({ code }) => code),
    bank,
    visitors,
    customerId,
    staff: await come({ customerId: staffId, permissions: OFFICE }),
    vouchers: [],
    payouts: await makePayoutWorld(db, { shopIds: shops, customerId, sent: transferring.sent, come }),
    clock,
    as(who, { currency, settings: other }) {
      const ctx = visitors[who % visitors.length]!;
      return {
        ...ctx,
        settings: { ...ctx.settings, ...other },
        visitor: { ...ctx.visitor, ...(currency ? { currency } : {}) },
      };
    },
  };
  for (const [place, units] of VOUCHERS.entries())
    world.vouchers.push((await makeVoucher(world.as(0, { currency: CURRENCIES[place]! }), units)).code);
  return world;
}
