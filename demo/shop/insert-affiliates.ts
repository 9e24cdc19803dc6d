import { sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { affiliateClicks, affiliateCommissions, affiliates } from "#db/schema/affiliate.ts";
import { AGREEMENT } from "#shared/affiliate-agreement.ts";
import { insertRows, insertWithIds } from "../insert-rows.ts";
import { daysFrom } from "../known.ts";
import type { DemoTransaction } from "./insert-ledger.ts";
import type { PeopleIds } from "./insert-people.ts";

const CODE = "nadias-finds";
const BASIS_POINTS = 500;
const DAYS = 45;
const RETURN_DAYS = 14;
const ORDERS = 8;

type ReferredLine = {
  orderId: number;
  lineId: number;
  productId: number;
  net: number;
  at: Date | null;
  placedAt: Date;
};

/** One affiliate with a blog about things for the home: clicks over six weeks, and a few resulting orders. */
export async function insertAffiliates(db: Database, people: PeopleIds, now: Date): Promise<DemoTransaction[]> {
  const customerId = people.reviewers[0]!;
  const [affiliateId] = await insertWithIds(db, affiliates, [
    {
      customerId,
      code: CODE,
      status: "approved",
      website: "https://nadias-finds.example",
      plan: "I write about things that make a small apartment a nice place, and link to what I use myself.",
      agreement: AGREEMENT.version,
      agreedAt: daysFrom(now, -DAYS - 3),
      createdAt: daysFrom(now, -DAYS - 3),
    },
  ]);
  await insertRows(
    db,
    affiliateClicks,
    Array.from({ length: DAYS }, (_, index) => ({
      affiliateId: affiliateId!,
      day: daysFrom(now, index - DAYS + 1)
        .toISOString()
        .slice(0, 10),
      clicks: 4 + ((index * 7) % 11) + (index % 7 > 4 ? 6 : 0),
    })),
  );
  const lines = await findLines(db, customerId);
  await insertRows(
    db,
    affiliateCommissions,
    lines.map((line) => ({
      affiliateId: affiliateId!,
      orderId: line.orderId,
      orderLineId: line.lineId,
      productId: line.productId,
      basisPoints: BASIS_POINTS,
      amountMinor: amountOf(line),
      status:
        line.at === null ? ("pending" as const) : isOver(line.at, now) ? ("payable" as const) : ("locked" as const),
      payableAt: line.at && daysFrom(line.at, RETURN_DAYS),
      createdAt: line.placedAt,
    })),
  );
  return lines.flatMap((line) => bookingsOf(line, customerId, now));
}

async function findLines(db: Database, customerId: number): Promise<ReferredLine[]> {
  const { rows } = (await db.execute(sql`
    select distinct on (o.id) o.id as "orderId", l.id as "lineId", l.product_id as "productId",
      (l.line_total_minor - l.coupon_discount_minor)::float8 as net, o.delivered_at as at, o.created_at as "placedAt"
    from orders o join purchases p on p.id = o.purchase_id join order_lines l on l.order_id = o.id
    where p.customer_id is distinct from ${customerId} and p.currency_code = 'USD' and o.fulfilment_status <> 'canceled'
      and o.payment_status = 'paid' and l.product_id is not null
    order by o.id, l.id limit ${ORDERS}
  `)) as { rows: (Omit<ReferredLine, "at" | "placedAt"> & { at: string | null; placedAt: string })[] };
  return rows.map((row) => ({
    ...row,
    at: row.at === null ? null : new Date(row.at),
    placedAt: new Date(row.placedAt),
  }));
}

function amountOf({ net }: ReferredLine): number {
  return Math.max(1, Math.round((net * BASIS_POINTS) / 10_000));
}

function isOver(deliveredAt: Date, now: Date): boolean {
  return daysFrom(deliveredAt, RETURN_DAYS) <= now;
}

function bookingsOf(line: ReferredLine, customerId: number, now: Date): DemoTransaction[] {
  const { at, orderId } = line;
  if (at === null) return [];
  const amount = amountOf(line);
  const pending = `affiliate_pending ${customerId}`;
  const booked = {
    kind: "affiliate" as const,
    idempotencyKey: `affiliate:${orderId}:locked`,
    orderId,
    createdAt: at,
    entries: [["operator_affiliate", -amount] as const, [pending, amount] as const],
  };
  if (!isOver(at, now)) return [booked];
  return [
    booked,
    {
      kind: "affiliate",
      idempotencyKey: `affiliate:${orderId}:payable`,
      orderId,
      createdAt: daysFrom(at, RETURN_DAYS),
      entries: [[pending, -amount] as const, [`affiliate_earning ${customerId}`, amount] as const],
    },
  ];
}
