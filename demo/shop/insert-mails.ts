import { sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";

/** What the shoppers of the demo were written when it happened: all of it has been sent, and holds nothing any more. */
export async function insertMails(db: Database): Promise<void> {
  await db.execute(sql`
    insert into mails (once_key, template, recipient, language_code, data, attempts, next_attempt_at, created_at, sent_at)
    select once_key, template, p.email, p.language_code, '{}', 1, null, at, at from (
      select 'order-placed:' || trx_id as once_key, 'order-placed' as template, id as purchase_id, placed_at as at from purchases
        where status <> 'draft'
      union all select 'purchase-expired:' || trx_id, 'purchase-expired', id, placed_at + interval '15 minutes' from purchases
        where status = 'expired'
      union all select 'payment-received:' || y.purchase_id || ':' || coalesce(y.order_id::text, 'all'), 'payment-received', y.purchase_id,
        y.settled_at from payments y where y.status = 'paid' and y.provider <> 'cash_on_delivery'
      union all select 'order-refund:' || r.id, 'order-refund', o.purchase_id, r.created_at
        from order_refunds r join orders o on o.id = r.order_id
    ) written join purchases p on p.id = written.purchase_id
    order by at, once_key`);
}
