import { asc, eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { payments, refunds } from "#db/schema/payment.ts";
import { purchases } from "#db/schema/purchase.ts";
import type { Client } from "../support/client.ts";
import { type Action, actionsOf } from "./actions.ts";
import { buy, type ContractShop } from "./open-shop.ts";

/** Money that came twice and that its provider refuses to send back. */
export async function insertRefusedRefund(db: Database): Promise<void> {
  const [purchase] = await db
    .select({ id: purchases.id, currencyCode: purchases.currencyCode })
    .from(purchases)
    .where(eq(purchases.status, "placed"))
    .orderBy(asc(purchases.id))
    .limit(1);
  const [payment] = await db
    .insert(payments)
    .values({
      purchaseId: purchase!.id,
      provider: "sandbox",
      status: "paid",
      amountMinor: 100,
      currencyCode: purchase!.currencyCode,
      providerReference: "sb_nobody-knows-this-one",
      settledAt: new Date(),
    })
    .returning({ id: payments.id });
  await db.insert(refunds).values({
    paymentId: payment!.id,
    amountMinor: 100,
    reason: "paid_twice",
    triesCount: 8,
    failure: "no such payment",
  });
}

type Transfers = { transfers: { data: { id: number; trx_id: string }[] } };
type DueRefunds = { refunds: { data: { id: number; trx_id: string; kind: string }[] } };
type Settings = { settings: Record<string, unknown> & { providers: unknown } };

/** What staff do with the money of shoppers, each on something of its own. */
export function paymentActions(shop: ContractShop, staff: () => Client): Record<string, Action> {
  async function transfer(): Promise<{ id: number; trxId: string }> {
    const { trxId } = await buy(shop.guest(), await shop.goods(1), "offline_method");
    const { body } = await staff().get<Transfers>(`admin/transfers?q=${trxId}`);
    return { id: body.transfers.data[0]!.id, trxId };
  }

  const amountOf = async (id: number): Promise<string> => {
    const { body } = await staff().get<{ transfers: { data: { id: number; amount: { amount: number } }[] } }>(
      "admin/transfers",
    );
    return (body.transfers.data.find((each) => each.id === id)!.amount.amount / 100).toFixed(2);
  };

  return actionsOf({
    "POST /admin/transfers/{id}/confirm": async () => {
      const { id } = await transfer();
      return { path: `admin/transfers/${id}/confirm`, body: { amount: await amountOf(id) }, action: "payment.confirm" };
    },
    "POST /admin/transfers/bulk": async () => {
      const body = { ids: [(await transfer()).id], action: "confirm" };
      return { path: "admin/transfers/bulk", body, action: "payment.confirm" };
    },
    "POST /admin/transfers/{id}/reject": async () => {
      const { id } = await transfer();
      return { path: `admin/transfers/${id}/reject`, body: { reason: "Nothing came" }, action: "payment.reject" };
    },
    "POST /admin/due-refunds/{id}/sent": async () => {
      const { id, trxId } = await transfer();
      await staff().post(`admin/transfers/${id}/confirm`, { amount: "0.50", sends_back: true });
      const { body } = await staff().get<DueRefunds>("admin/due-refunds");
      const due = body.refunds.data.find((each) => each.trx_id === trxId)!;
      return { path: `admin/due-refunds/${due.id}/sent`, action: "refund.make" };
    },
    "POST /admin/due-refunds/{id}/retry": async () => {
      const { body } = await staff().get<DueRefunds>("admin/due-refunds");
      const due = body.refunds.data.find(({ kind }) => kind === "refused")!;
      return { path: `admin/due-refunds/${due.id}/retry`, action: "refund.retry" };
    },
    "POST /admin/payment-settings/{provider}/test": { id: "sandbox", action: "payment.test" },
    "POST /admin/payment-settings": async () => {
      const { body } = await staff().get<Settings>("admin/payment-settings");
      const { providers: _providers, provider_keys: _keys, is_transfer_on: _isOn, ...settings } = body.settings;
      return {
        path: "admin/payment-settings",
        body: { ...settings, methods_off: [], maximum_cash_on_delivery: 5_000 },
        action: "payment.settings",
      };
    },
  });
}
