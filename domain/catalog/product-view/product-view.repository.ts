import { sql } from "drizzle-orm";
import type { Context } from "../../context.ts";
import type { ProductView } from "./product-view.ts";

/** Counts views in one statement. Those of the product's own shop count nothing. */
export async function insertViews(ctx: Pick<Context, "db">, views: readonly ProductView[]): Promise<void> {
  if (views.length === 0) return;
  const json = JSON.stringify(views.map(({ productId, customerId }) => ({ product: productId, customer: customerId })));
  await ctx.db.execute(sql`
    insert into product_views as v (product_id, views)
    select p.id, count(*)::int
    from jsonb_to_recordset(${json}::jsonb) as g (product int, customer int)
    join products p on p.id = g.product
    join shops s on s.id = p.shop_id
    left join shop_members m on m.shop_id = s.id and m.customer_id = g.customer
    where s.owner_id is distinct from coalesce(g.customer, 0) and m.customer_id is null
    group by p.id order by p.id
    on conflict (product_id) do update set views = v.views + excluded.views
  `);
}
