import { sql } from "drizzle-orm";
import { customers } from "#db/schema/customer.ts";
import { subscribers } from "#db/schema/newsletter.ts";
import { orders } from "#db/schema/order.ts";
import { purchases } from "#db/schema/purchase.ts";
import type { ReachedRecord } from "#domain/platform/record/record.ts";
import { auditSource, eventSource, mailSource, type TimelineSight, type TimelineSource } from "./source.repository.ts";

/** The account, its orders and consents, what staff did, and emails. Staff viewing the account is only in the audit log. */
export function customerSources({ id }: ReachedRecord, { hasMails, hasOrders }: TimelineSight): TimelineSource[] {
  const own = { id: sql`c.id`, from: sql`${customers} c where c.id = ${id}` };
  const newsletter = {
    id: sql`s.id`,
    from: sql`${subscribers} s where s.email =
      (select c.email from ${customers} c where c.id = ${id} and c.email_verified_at is not null)`,
  };
  return [
    eventSource("customer_registered", sql`c.created_at`, own),
    eventSource("customer_email_confirmed", sql`c.email_verified_at`, own),
    eventSource("customer_phone_confirmed", sql`c.phone_verified_at`, own),
    eventSource("newsletter_joined", sql`s.confirmed_at`, newsletter),
    eventSource("newsletter_left", sql`s.unsubscribed_at`, newsletter),
    auditSource(sql`a.subject_kind = 'customer' and a.subject_id = ${String(id)}`, "customer.look"),
    ...(hasOrders
      ? [
          eventSource("customer_ordered", sql`o.created_at`, {
            id: sql`o.id`,
            text: sql`o.code`,
            from: sql`${orders} o join ${purchases} u on u.id = o.purchase_id where u.customer_id = ${id}`,
          }),
        ]
      : []),
    ...(hasMails ? [mailSource(sql`m.recipient = (select c.email from ${customers} c where c.id = ${id})`)] : []),
  ];
}
