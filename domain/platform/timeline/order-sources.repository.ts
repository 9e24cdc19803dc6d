import { sql } from "drizzle-orm";
import { customers } from "#db/schema/customer.ts";
import { orderMessages } from "#db/schema/order-message.ts";
import { orderEvents, orders } from "#db/schema/order.ts";
import { parcels } from "#db/schema/parcel.ts";
import { purchases } from "#db/schema/purchase.ts";
import { orderRefunds } from "#db/schema/refund.ts";
import { returns } from "#db/schema/return.ts";
import type { ReachedRecord } from "#domain/platform/record/record.ts";
import { auditSource, mailSource, nameOf, type TimelineSight, type TimelineSource } from "./source.repository.ts";

const TOLD_BY_EVENTS = ["order.confirm", "order.deliver", "order.cancel", "order.address", "order.write", "order.send"];
const MAX_QUOTED = 300;

/** States of the order and of its parcels, messages, emails to the buyer, and for staff what they did. */
export function orderSources(
  { id, byShopId, subjectId: code }: ReachedRecord,
  { hasMails }: TimelineSight,
): TimelineSource[] {
  const isStaff = byShopId === null;
  const parcel = (word: string, column: "created_at" | "handed_over_at" | "ended_at", state = ""): TimelineSource => ({
    group: "changes",
    name: "parcel",
    at: sql`p.${sql.raw(column)}`,
    id: sql`p.id`,
    word: sql`${word}`,
    text: sql`p.tracking_number`,
    from: sql`${parcels} p where p.order_id = ${id} and p.${sql.raw(column)} is not null
      ${state === "" ? sql`` : sql`and p.state = ${state}`}`,
  });
  return [
    {
      group: "changes",
      name: "order",
      at: sql`e.created_at`,
      id: sql`e.id`,
      word: sql`e.axis || ':' || e.to_status`,
      text: sql`e.note`,
      actor: sql`e.actor`,
      // Shops do not see which member of staff it was.
      ...(isStaff && { who: nameOf("c") }),
      from: sql`${orderEvents} e left join ${customers} c on c.id = e.actor_id where e.order_id = ${id}`,
    },
    parcel("packed", "created_at"),
    parcel("handed_over", "handed_over_at"),
    parcel("lost", "ended_at", "lost"),
    parcel("returned", "ended_at", "returned"),
    {
      group: "messages",
      name: "message",
      at: sql`g.created_at`,
      id: sql`g.id`,
      word: sql`'message'`,
      text: sql`left(g.text, ${MAX_QUOTED})`,
      actor: sql`g.author`,
      from: sql`${orderMessages} g where g.order_id = ${id}`,
    },
    ...(isStaff ? [auditSource(sql`a.subject_kind = 'order' and a.subject_id = ${code}`, ...TOLD_BY_EVENTS)] : []),
    ...(hasMails ? [mailSource(isMailedAbout(id, String(code)))] : []),
  ];
}

/** Emails name their cause in the key that prevents sending them twice. */
function isMailedAbout(id: number, code: string) {
  const own = sql`from ${orders} o join ${purchases} u on u.id = o.purchase_id where o.id = ${id}`;
  return sql`m.recipient = (select u.email ${own}) and (m.once_key like ${`order-step:${code}:%`}
    or m.once_key in (select unnest(array['order-placed:' || u.trx_id, 'payment-reminder:' || u.trx_id,
      'payment-received:' || u.id || ':all', 'payment-received:' || u.id || ':' || o.id, 'payment-failed:' || u.id,
      'purchase-expired:' || u.trx_id, 'review-invitation:' || o.id]) ${own})
    or m.once_key in (select 'order-refund:' || r.id from ${orderRefunds} r where r.order_id = ${id})
    or m.once_key in (select 'order-message:' || g.id || ':shopper' from ${orderMessages} g where g.order_id = ${id})
    or exists (select from ${returns} r where r.order_id = ${id} and m.once_key like 'return:' || r.id || ':%'))`;
}
