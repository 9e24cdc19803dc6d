import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/** A payment for the order alone that was kept: one for the whole purchase then paid only the other orders. */
export const hasOwnPayment = (orderId: AnyColumn | number): SQL => sql`exists (select 1 from payments own
  where own.order_id = ${orderId} and own.status = 'paid' and not exists (select 1 from refunds r
    where r.payment_id = own.id and r.reason not like 'order-refund:%'))`;
