import fc from "fast-check";
import { eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { vouchers } from "#db/schema/voucher.ts";
import { walletRecharges } from "#db/schema/wallet.ts";
import type { Context } from "#domain/context.ts";
import { handleWebhook } from "#domain/payment/attempt/handle-webhook.ts";
import { buyVoucher } from "#domain/accounts/voucher/buy-voucher.ts";
import { rechargeWallet } from "#domain/accounts/wallet/recharge-wallet.ts";
import { moneyFromMinor, toMajorUnits } from "#shared/money.ts";
import { CURRENCIES, type MoneyWorld } from "./money-world.ts";
import { GIFT, readCode } from "./vouchers.ts";

/** Money that comes into the shop by the bank without an order, and that the bank can take back. */
export const randomCredit = fc.record({
  kind: fc.constant("credit" as const),
  what: fc.constantFrom("recharge" as const, "voucher" as const),
  minor: fc.integer({ min: 1000, max: 20_000 }),
  currency: fc.constantFrom(...CURRENCIES),
});

type Credit = typeof randomCredit extends fc.Arbitrary<infer Made> ? Made : never;

export async function creditAtRandom(db: Database, world: MoneyWorld, wish: Credit): Promise<void> {
  const ctx = world.as(0, { currency: wish.currency });
  if (wish.what === "recharge") {
    const amount = toMajorUnits(moneyFromMinor(wish.minor, "USD"));
    const begun = await rechargeWallet(ctx, { amount, method: "sandbox", note: "" });
    if (begun.ok) await pay(ctx, world, await rechargeReference(db, begun.value.rechargeId));
    return;
  }
  const amount = toMajorUnits(moneyFromMinor(wish.minor - (wish.minor % 5), wish.currency.code));
  const begun = await buyVoucher(ctx, { ...GIFT, amount, method: "sandbox" });
  if (!begun.ok) return;
  await pay(ctx, world, await voucherReference(db, begun.value.voucherId));
  world.vouchers.push(await readCode(db, begun.value.voucherId));
}

async function pay(ctx: Context, world: MoneyWorld, reference: string): Promise<void> {
  world.bank.decide(reference, "paid");
  const body = JSON.stringify({ eventId: `credit ${reference}`, kind: "payment", reference });
  await handleWebhook(ctx, { provider: "sandbox", body, headers: new Headers() });
}

async function rechargeReference(db: Database, id: number): Promise<string> {
  const [row] = await db.select().from(walletRecharges).where(eq(walletRecharges.id, id));
  return row!.providerReference!;
}

async function voucherReference(db: Database, id: number): Promise<string> {
  const [row] = await db.select().from(vouchers).where(eq(vouchers.id, id));
  return row!.providerReference!;
}
