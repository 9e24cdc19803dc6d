import { asc, eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { payouts } from "#db/schema/payout.ts";
import { shops } from "#db/schema/shop.ts";
import { postEntries } from "#domain/accounts/ledger/post-entries.ts";
import { holdPayout } from "#domain/accounts/payout/book-payout.ts";
import { moneyFromMinor, negate } from "#shared/money.ts";
import type { Client } from "../support/client.ts";
import { type Action, actionsOf } from "./actions.ts";
import { makeContext } from "../support/context.ts";

type Rows = { payouts: { data: { id: number; method: string }[] }; runs: { id: number; status: string }[] };

const AMOUNT = moneyFromMinor(1_000, "USD");
const SHOPS = 6;
const DESTINATION = {
  holder: "Shop Ltd",
  countryCode: "GB",
  iban: "GB82WEST12345698765432",
  bic: "",
  accountNumber: "",
  bankCode: "",
};

/** Several shops have each requested a payout. */
export async function insertRequestedPayouts(db: Database): Promise<void> {
  const ctx = makeContext(db);
  const rows = await db
    .select({ id: shops.id })
    .from(shops)
    .where(eq(shops.isOperator, false))
    .orderBy(asc(shops.id))
    .limit(SHOPS);
  for (const { id: shopId } of rows) {
    await postEntries(ctx, {
      kind: "correction",
      idempotencyKey: `matrix:${shopId}`,
      entries: [
        { account: { kind: "shop_earning", shopId }, amount: AMOUNT },
        { account: { kind: "correction" }, amount: negate(AMOUNT) },
      ],
    });
    const [made] = await db
      .insert(payouts)
      .values({ shopId, method: "bank", amountMinor: 1_000, destination: DESTINATION })
      .returning({ id: payouts.id });
    await holdPayout(ctx, { id: made!.id, owner: { shopId }, amount: AMOUNT });
  }
}

/** What staff do with payouts, in the order in which it is possible. */
export function payoutActions(staff: () => Client): Record<string, Action> {
  const list = async (status: string) => (await staff().get<Rows>(`admin/payouts?status=${status}`)).body;
  const payout = async (status: string) => (await list(status)).payouts.data[0]!.id;
  async function openRun(): Promise<number> {
    const find = async () => (await list("all")).runs.find(({ status }) => status === "created")?.id;
    const found = await find();
    if (found) return found;
    await staff().post("admin/payout-runs", {});
    return (await find())!;
  }
  async function approvedPayout(): Promise<number> {
    const { payouts: approved } = await list("approved");
    if (approved.data[0]) return approved.data[0].id;
    await staff().post(`admin/payout-runs/${await openRun()}/approve`, {});
    return payout("approved");
  }
  return actionsOf({
    "POST /admin/payouts/{id}/reject": {
      id: () => payout("requested"),
      body: { reason: "The holder differs" },
      action: "payout.reject",
    },
    "POST /admin/payout-runs": async () => {
      // Other tests of the file may have collected the payouts already.
      for (const { id, status } of (await list("all")).runs)
        if (status === "created") await staff().post(`admin/payout-runs/${id}/discard`, {});
      return { path: "admin/payout-runs", body: {}, action: "payout.run" };
    },
    "POST /admin/payout-runs/{id}/discard": { id: openRun, body: {}, action: "payout.discard" },
    "POST /admin/payout-runs/{id}/approve": { id: openRun, body: {}, action: "payout.approve" },
    "POST /admin/payouts/{id}/paid": { id: approvedPayout, body: {}, action: "payout.paid" },
    "POST /admin/payouts/{id}/fail": {
      id: approvedPayout,
      body: { reason: "The account is closed" },
      action: "payout.fail",
    },
    "POST /admin/shop-payout-terms/{id}": async () => {
      const { body } = await staff().get<{ shops: { id: number }[] }>("admin/shop-balances");
      return {
        path: `admin/shop-payout-terms/${body.shops[0]!.id}`,
        body: { schedule: "monthly", minimum: "25", reserve_percent: "5", provider_account: "" },
        action: "payout.terms",
      };
    },
    "POST /admin/payout-settings": {
      body: {
        schedule: "weekly",
        minimum: 10,
        second_person_above: 1_000,
        reserve_percent: "0",
        reserve_days: 30,
        commission_tax_percent: "19",
      },
      action: "payout.settings",
    },
    "POST /admin/ledger-closes": async () => {
      const { body } = await staff().get<{ next_close: string | null }>("admin/ledger");
      return { path: "admin/ledger-closes", body: { month: body.next_close ?? "2000-01" }, action: "ledger.close" };
    },
  });
}
