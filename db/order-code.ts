import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { orders } from "./schema/order.ts";

/** Whether an order has these letters of `readOrderCode`, whatever its prefix; by the unique index on them. */
export function hasOrderLetters(letters: string, code: SQLWrapper = orders.code): SQL {
  return sql`right(${code}, 9) = ${letters}`;
}
