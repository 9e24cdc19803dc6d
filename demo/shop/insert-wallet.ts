import type { Database } from "#db/client.ts";
import { settings } from "#db/schema/setting.ts";
import { walletRecharges } from "#db/schema/wallet.ts";
import { insertRows, insertWithIds } from "../insert-rows.ts";
import { daysFrom } from "../known.ts";
import type { DemoTransaction } from "./insert-ledger.ts";
import type { PeopleIds } from "./insert-people.ts";

const CONVERTED_POINTS = 200;

/** The shopper's wallet with its recharges and credits; returns their ledger transactions. */
export async function insertWallet(db: Database, { shopper, staff }: PeopleIds, now: Date): Promise<DemoTransaction[]> {
  await insertRows(db, settings, [
    { key: "bankHolder", value: "Souk Market Ltd" },
    { key: "bankName", value: "Harbour & County Bank, Bristol" },
    { key: "bankAccount", value: "GB00 HCBK 6083 7100 0427 16" },
    { key: "bankCode", value: "HCBKGB00XXX" },
  ]);
  const common = { customerId: shopper, currencyCode: "USD" };
  const [online, transfer] = await insertWithIds(db, walletRecharges, [
    {
      ...common,
      method: "sandbox",
      status: "approved",
      amountMinor: 10_000,
      providerReference: "demo_recharge",
      createdAt: daysFrom(now, -62),
      decidedAt: daysFrom(now, -62),
    },
    {
      ...common,
      method: "offline",
      status: "approved",
      amountMinor: 4_500,
      note: "Transfer 20-118",
      decidedBy: staff,
      createdAt: daysFrom(now, -33),
      decidedAt: daysFrom(now, -31),
    },
    { ...common, method: "offline", amountMinor: 2_500, note: "Transfer 20-305", createdAt: daysFrom(now, -0.2) },
  ]);
  const wallet = `customer_wallet ${shopper}`;
  return [
    {
      kind: "recharge",
      idempotencyKey: `recharge:${online}`,
      rechargeId: online!,
      createdAt: daysFrom(now, -62),
      entries: [
        [wallet, 10_000],
        ["provider_clearing sandbox", -10_000],
      ],
    },
    {
      kind: "recharge",
      idempotencyKey: `recharge:${transfer}`,
      rechargeId: transfer!,
      createdAt: daysFrom(now, -31),
      entries: [
        [wallet, 4_500],
        ["provider_clearing offline", -4_500],
      ],
    },
    {
      kind: "correction",
      idempotencyKey: "demo-thanks",
      note: "A thank-you for your patience with a late parcel",
      createdAt: daysFrom(now, -20),
      entries: [
        [wallet, 500],
        ["correction ", -500],
      ],
    },
    {
      kind: "conversion",
      idempotencyKey: "demo-conversion",
      createdAt: daysFrom(now, -1),
      entries: [
        [`points_available ${shopper}`, -CONVERTED_POINTS],
        ["points_issued ", CONVERTED_POINTS],
        [wallet, CONVERTED_POINTS],
        ["points_cost ", -CONVERTED_POINTS],
      ],
    },
  ];
}
