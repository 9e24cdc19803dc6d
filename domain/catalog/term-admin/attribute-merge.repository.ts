import { sql } from "drizzle-orm";
import type { Context } from "../../context.ts";

/** Values of the same name in two attributes. */
const pairs = (id: number, intoId: number) => sql`(select f.id as former, t.id as latter from attribute_values f
  join attribute_values t on t.attribute_id = ${intoId} and t.name = f.name where f.attribute_id = ${id})`;

/** Whether a variant has a value of both, or a product would get two variants with the same choices. */
export async function wouldAttributesCollide(ctx: Context, id: number, intoId: number): Promise<boolean> {
  const { rows } = (await ctx.db.execute(sql`
    select 1 from variant_values w join variant_values o on o.variant_id = w.variant_id and o.attribute_id = ${intoId}
      where w.attribute_id = ${id}
    union all
    select 1 from ${pairs(id, intoId)} m join variant_values w on w.attribute_value_id = m.former
      join variants v on v.id = w.variant_id
      join variants o on o.product_id = v.product_id and o.color_id is not distinct from v.color_id
      join variant_values x on x.variant_id = o.id and x.attribute_value_id = m.latter
    limit 1`)) as { rows: unknown[] };
  return rows.length > 0;
}

/** Variants and categories that had the one attribute have the other; values of the same name become one. */
export async function moveAttribute(ctx: Context, id: number, intoId: number): Promise<void> {
  await ctx.db.execute(sql`insert into attribute_values (attribute_id, name, position)
    select ${intoId}::int, v.name, v.position from attribute_values v where v.attribute_id = ${id}
    on conflict (attribute_id, name) do nothing`);
  await ctx.db.execute(sql`insert into attribute_value_translations (attribute_value_id, language_code, name)
    select m.latter, l.language_code, l.name from ${pairs(id, intoId)} m
    join attribute_value_translations l on l.attribute_value_id = m.former on conflict do nothing`);
  await ctx.db.execute(sql`update variant_values w set attribute_id = ${intoId}, attribute_value_id = m.latter
    from ${pairs(id, intoId)} m where w.attribute_value_id = m.former`);
  await ctx.db.execute(sql`update variants v set combination = (
      select string_agg(w.attribute_value_id::text, '-' order by w.attribute_value_id) from variant_values w where w.variant_id = v.id)
    where exists (select from variant_values w where w.variant_id = v.id and w.attribute_id = ${intoId})`);
  await ctx.db.execute(sql`insert into category_attributes (category_id, attribute_id)
    select c.category_id, ${intoId}::int from category_attributes c where c.attribute_id = ${id} on conflict do nothing`);
}
