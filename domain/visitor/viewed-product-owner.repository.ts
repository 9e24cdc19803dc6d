import { eq, sql } from "drizzle-orm";
import { viewedProducts } from "#db/schema/visitor.ts";
import type { Context } from "../context.ts";

export async function giveViewedProducts(ctx: Context, sessionId: number, customerId: number): Promise<void> {
  await ctx.db.execute(sql`
    insert into viewed_products (customer_id, product_id, viewed_at)
    select ${customerId}::int, product_id, viewed_at from viewed_products where session_id = ${sessionId}
    on conflict (customer_id, product_id) do update set viewed_at = greatest(viewed_products.viewed_at, excluded.viewed_at)`);
  await ctx.db.delete(viewedProducts).where(eq(viewedProducts.sessionId, sessionId));
}
