import type { Database } from "#db/client.ts";
import { voucherMoves, vouchers } from "#db/schema/voucher.ts";
import { insertRows, insertWithIds } from "../insert-rows.ts";
import { daysFrom } from "../known.ts";
import type { DemoTransaction } from "./insert-ledger.ts";
import type { PeopleIds } from "./insert-people.ts";

const VALID_DAYS = 3 * 365;

type DemoVoucher = Omit<typeof vouchers.$inferInsert, "amountMinor" | "costMinor" | "paidAt" | "createdAt"> & {
  amountMinor: number;
  createdAt: Date;
};

/** Vouchers that the demo's shopper has bought and received. Returns their ledger transactions. */
export async function insertVouchers(
  db: Database,
  { shopper, seller }: PeopleIds,
  now: Date,
): Promise<DemoTransaction[]> {
  const planned = planVouchers({ shopper, seller }, now);
  const ids = await insertWithIds(
    db,
    vouchers,
    planned.map((voucher) => ({
      ...voucher,
      costMinor: voucher.amountMinor,
      remainingMinor: voucher.amountMinor,
      bookMinor: voucher.amountMinor,
      paidAt: voucher.createdAt,
    })),
  );
  await insertRows(
    db,
    voucherMoves,
    planned.map(({ amountMinor, createdAt }, index) => ({
      voucherId: ids[index]!,
      kind: "bought" as const,
      amountMinor,
      bookMinor: amountMinor,
      createdAt,
    })),
  );
  return planned.map(({ amountMinor, createdAt }, index) => ({
    kind: "voucher",
    idempotencyKey: `voucher:${ids[index]}:bought`,
    createdAt,
    entries: [
      ["voucher_liability ", amountMinor],
      ["provider_clearing sandbox", -amountMinor],
    ],
  }));
}

function planVouchers({ shopper, seller }: Pick<PeopleIds, "shopper" | "seller">, now: Date): DemoVoucher[] {
  const common = { currencyCode: "USD", languageCode: "en", method: "sandbox" };
  const sent = (days: number) => ({
    status: "active" as const,
    sentCount: 1,
    createdAt: daysFrom(now, -days),
    sentAt: daysFrom(now, -days),
    expiresAt: daysFrom(now, VALID_DAYS - days),
  });
  return [
    {
      ...common,
      ...sent(40),
      buyerId: shopper,
      amountMinor: 7_500,
      design: "birthday",
      senderName: "Sam Carter",
      recipientName: "Grandma Ruth",
      recipientEmail: "ruth@souk.example",
      message: "For the garden, and something sweet for yourself.",
      codeHash: "demo-voucher-1",
      lastFour: "K7QM",
    },
    {
      ...common,
      ...sent(9),
      buyerId: seller,
      amountMinor: 5_000,
      design: "thanks",
      senderName: "Inês",
      recipientName: "Sam",
      recipientEmail: "shopper@souk.example",
      message: "Thank you for all the kind words about the shop.",
      codeHash: "demo-voucher-2",
      lastFour: "W4TZ",
    },
    {
      ...common,
      status: "scheduled",
      createdAt: daysFrom(now, -2),
      buyerId: shopper,
      amountMinor: 4_000,
      design: "festive",
      senderName: "Sam Carter",
      recipientName: "Noor",
      recipientEmail: "noor@souk.example",
      sendOn: daysFrom(now, 24).toISOString().slice(0, 10),
    },
  ];
}
