import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { orders } from "./schema/order.ts";

/** Whether an order has this code of `readOrderCode`, whatever its prefix; by the unique index on it. */
export function hasNormalizedCode(normalizedCode: string, code: SQLWrapper = orders.code): SQL {
  return sql`right(${code}, 9) = ${normalizedCode}`;
}
