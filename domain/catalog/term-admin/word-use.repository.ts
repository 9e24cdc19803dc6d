import { eq, sql } from "drizzle-orm";
import { products } from "#db/schema/product.ts";
import { productChanges } from "#db/schema/product-version.ts";
import type { WordKind } from "#shared/term-kinds.ts";
import type { Context } from "../../context.ts";

/** Replaces one word by the other in products and their pending changes. */
export async function renameInProducts(ctx: Context, kind: WordKind, from: string, to: string): Promise<void> {
  const saved = { revision: sql`${products.revision} + 1`, updatedAt: ctx.now() };
  if (kind === "units")
    await ctx.db
      .update(products)
      .set({ unit: to, ...saved })
      .where(eq(products.unit, from));
  else
    await ctx.db
      .update(products)
      .set({
        tags: sql`(select array_agg(n.tag order by n.place) from (
          select case when g.tag = ${from} then ${to} else g.tag end as tag, min(g.place) as place
          from unnest(${products.tags}) with ordinality g(tag, place) group by 1
        ) n)`,
        ...saved,
      })
      .where(sql`${from} = any(${products.tags})`);
  await renameInChanges(ctx, kind, from, to);
}

type WithWords = { tags?: string[]; unit?: string };

async function renameInChanges(ctx: Context, kind: WordKind, from: string, to: string): Promise<void> {
  const part = JSON.stringify(kind === "units" ? { unit: from } : { tags: [from] });
  const { base, content, productId } = productChanges;
  const rows = await ctx.db
    .select({ productId, base, content })
    .from(productChanges)
    .where(sql`${base} @> ${part}::jsonb or ${content} @> ${part}::jsonb`);
  const renamed = (stored: WithWords): object =>
    kind === "units"
      ? { ...stored, unit: stored.unit === from ? to : stored.unit }
      : { ...stored, tags: [...new Set(stored.tags?.map((tag) => (tag === from ? to : tag)))] };
  for (const row of rows)
    await ctx.db
      .update(productChanges)
      .set({ base: renamed(row.base), content: renamed(row.content) })
      .where(eq(productId, row.productId));
}
