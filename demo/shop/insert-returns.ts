import { sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { orderEvents } from "#db/schema/order.ts";
import { returnLines, returnPictures, returns } from "#db/schema/return.ts";
import { DEMO_RETURNS, type DemoReturn } from "../content/returns.ts";
import { insertRows, insertWithIds } from "../insert-rows.ts";
import type { DemoTransaction } from "./insert-ledger.ts";
import type { PeopleIds } from "./insert-people.ts";
import { insertRefunds, type RefundedReturn } from "./insert-refunds.ts";

/** A returnable line: the first one of a delivered order. */
export type ReturnedLine = {
  orderId: number;
  lineId: number;
  shopId: number;
  ownerId: number | null;
  customerId: number;
  quantity: number;
  arrivedAt: Date;
  /** The address of the shop. */
  address: string;
};

type Times = { requested: Date; answered: Date; received: Date; ended: Date };
type PlannedReturn = { planned: DemoReturn; line: ReturnedLine; times: Times };

const HOUR = 60 * 60_000;

/** Returns in every state, of the demo's shopper and at its seller's shop; returns the ledger transactions of their refunds. */
export async function insertReturns(db: Database, people: PeopleIds, now: Date): Promise<DemoTransaction[]> {
  const made = pairReturns(await findReturnedLines(db), people, now);
  const ids = await insertWithIds(
    db,
    returns,
    made.map((each) => returnRow(each)),
  );
  await insertRows(
    db,
    returnLines,
    made.map(({ planned, line }, index) => ({
      returnId: ids[index]!,
      orderLineId: line.lineId,
      quantity: line.quantity,
      isRestocked: planned.status === "received" || planned.status === "refunded" ? false : null,
    })),
  );
  await insertRows(
    db,
    returnPictures,
    made.flatMap(({ planned }, index) =>
      planned.hasImage ? { returnId: ids[index]!, file: `return-demo-${index + 1}.webp` } : [],
    ),
  );
  await insertRows(
    db,
    orderEvents,
    made.flatMap((each, index) => eventRows(each, ids[index]!)),
  );
  const refunded = made.flatMap(({ planned, line, times }, index): RefundedReturn[] =>
    planned.status === "refunded" ? [{ ...line, returnId: ids[index]!, to: planned.to, at: times.ended }] : [],
  );
  return insertRefunds(db, refunded);
}

async function findReturnedLines(db: Database): Promise<ReturnedLine[]> {
  const { rows } = (await db.execute(sql`
    select distinct on (o.delivered_at, o.id) o.id as "orderId", l.id as "lineId", o.shop_id as "shopId",
      s.owner_id as "ownerId", p.customer_id as "customerId", l.quantity, extract(epoch from o.delivered_at)::float8 as seconds,
      coalesce(concat_ws(E'\\n', i.name, i.line1, i.postal_code || ' ' || i.city), '') as address
    from order_lines l join orders o on o.id = l.order_id join purchases p on p.id = o.purchase_id join shops s on s.id = o.shop_id
    left join shop_imprints i on i.shop_id = s.id
    where o.fulfilment_status = 'delivered' and o.payment_status = 'paid' and l.product_type = 'physical'
    order by o.delivered_at desc, o.id, l.id`)) as {
    rows: (Omit<ReturnedLine, "arrivedAt"> & { seconds: number })[];
  };
  return rows.map(({ seconds, ...row }) => ({ ...row, arrivedAt: new Date(seconds * 1000) }));
}

/** Each return gets its own order, as long as there are enough. */
function pairReturns(lines: readonly ReturnedLine[], { shopper, seller }: PeopleIds, now: Date): PlannedReturn[] {
  const ofShopper = lines.filter(({ customerId }) => customerId === shopper);
  const ofShop = lines.filter(({ customerId, ownerId }) => customerId !== shopper && ownerId === seller);
  const left = { shopper: ofShopper, shop: ofShop };
  return DEMO_RETURNS.flatMap((planned) => {
    const line = left[planned.whose].shift();
    return line ? [{ planned, line, times: timesOf(line, now) }] : [];
  });
}

/** Within the days after the arrival, and before now. */
function timesOf({ arrivedAt }: ReturnedLine, now: Date): Times {
  const max = now.getTime() - arrivedAt.getTime() - HOUR;
  const at = (hours: number) => new Date(arrivedAt.getTime() + Math.min(hours * HOUR, max));
  return { requested: at(58), answered: at(70), received: at(96), ended: at(100) };
}

function returnRow({ planned, line, times }: PlannedReturn): typeof returns.$inferInsert {
  const { status, reason, text, to, rejection = "" } = planned;
  const isApproved = status === "approved" || status === "received" || status === "refunded";
  const isReceived = status === "received" || status === "refunded";
  const isEnded = status === "refunded" || status === "rejected" || status === "withdrawn";
  return {
    orderId: line.orderId,
    shopId: line.shopId,
    customerId: line.customerId,
    status,
    reason,
    text,
    refundTo: to,
    rejection,
    instructions: isApproved ? `Please wrap it well and send it to:\n${line.address}` : "",
    createdAt: times.requested,
    answeredAt: isApproved || status === "rejected" ? times.answered : null,
    receivedAt: isReceived ? times.received : null,
    endedAt: isEnded ? times.ended : null,
  };
}

const WAYS: Record<DemoReturn["status"], readonly DemoReturn["status"][]> = {
  requested: ["requested"],
  approved: ["requested", "approved"],
  received: ["requested", "approved", "received"],
  refunded: ["requested", "approved", "received", "refunded"],
  rejected: ["requested", "rejected"],
  withdrawn: ["requested", "withdrawn"],
};

function eventRows({ planned, line, times }: PlannedReturn, returnId: number): (typeof orderEvents.$inferInsert)[] {
  const at = {
    requested: times.requested,
    approved: times.answered,
    received: times.received,
    refunded: times.ended,
    rejected: times.answered,
    withdrawn: times.ended,
  };
  const steps = WAYS[planned.status];
  return steps.map((toStatus, index) => {
    const isShopper = toStatus === "requested" || toStatus === "withdrawn";
    return {
      orderId: line.orderId,
      axis: "return",
      fromStatus: steps[index - 1] ?? null,
      toStatus,
      actor: isShopper ? "shopper" : "shop",
      actorId: isShopper ? line.customerId : line.ownerId,
      note: `return ${returnId}`,
      createdAt: at[toStatus],
    };
  });
}

/** The product's image is used as the photo. */
export async function storeReturnPictures(
  db: Database,
  readImage: (file: string) => Promise<Uint8Array>,
  storePrivate: (name: string, bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  const { rows } = (await db.execute(sql`
    select p.file, l.image from return_pictures p join return_lines r on r.return_id = p.return_id
    join order_lines l on l.id = r.order_line_id where l.image is not null order by p.id`)) as {
    rows: { file: string; image: string }[];
  };
  for (const { file, image } of rows) await storePrivate(file, await readImage(image));
}
