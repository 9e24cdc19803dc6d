import { sql } from "drizzle-orm";
import type { Context } from "../../context.ts";

/** Those of the categories that have products, or that menus, rules, templates or the home page refer to. */
export async function findUsedCategories(ctx: Context, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = (await ctx.db.execute(sql`
    select c.id from categories c where c.id in ${[...ids]} and (
      exists (select from products p where p.category_id = c.id)
      or exists (select from menu_items m where m.category_id = c.id)
      or exists (select from commission_rules r where r.category_id = c.id)
      or exists (select from reward_rules w where w.category_id = c.id)
      or exists (select from affiliate_rates a where a.category_id = c.id)
      or exists (select from tax_exceptions x where x.category_id = c.id)
      or exists (select from specification_templates s where s.category_id = c.id)
      or exists (select from product_imports i where i.category_id = c.id)
      or exists (select from home_components h where (h.options ->> 'categoryId')::int = c.id)
    )`)) as { rows: { id: number }[] };
  return new Set(rows.map(({ id }) => id));
}
