import { and, eq, inArray, or } from "drizzle-orm";
import { blogPosts } from "#db/schema/blog.ts";
import { brands } from "#db/schema/brand.ts";
import { campaigns } from "#db/schema/campaign.ts";
import { categories } from "#db/schema/category.ts";
import { pages } from "#db/schema/page.ts";
import { products } from "#db/schema/product.ts";
import { shops } from "#db/schema/shop.ts";
import { slugChanges } from "#db/schema/slug-change.ts";
import type { Context } from "../../context.ts";
import type { SlugSubject } from "./slug-change.ts";

const TABLES = {
  product: products,
  category: categories,
  brand: brands,
  shop: shops,
  campaign: campaigns,
  page: pages,
  blog: blogPosts,
};
const CLOSED = inArray(shops.status, ["suspended", "closed"]);

export async function findSlugChange(
  ctx: Context,
  subject: SlugSubject,
  slug: string,
): Promise<{ subjectId: number | null } | null> {
  const rows = await ctx.db
    .select({ subjectId: slugChanges.subjectId })
    .from(slugChanges)
    .where(and(eq(slugChanges.subject, subject), eq(slugChanges.slug, slug)));
  return rows[0] ?? null;
}

export async function findCurrentSlug(ctx: Context, subject: SlugSubject, id: number): Promise<string | null> {
  const table = TABLES[subject];
  const rows = await ctx.db.select({ slug: table.slug }).from(table).where(eq(table.id, id));
  return rows[0]?.slug ?? null;
}

/** Known but no longer sold: archived products, closed shops and their products. */
export async function findWithdrawn(
  ctx: Context,
  subject: SlugSubject,
  slug: string,
): Promise<{ categorySlug: string | null } | null> {
  if (subject === "shop") {
    const closed = await ctx.db
      .select({ id: shops.id })
      .from(shops)
      .where(and(eq(shops.slug, slug), eq(shops.status, "closed")));
    return closed.length > 0 ? { categorySlug: null } : null;
  }
  if (subject !== "product") return null;
  const rows = await ctx.db
    .select({ categorySlug: categories.slug })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(products.slug, slug), or(eq(products.status, "archived"), CLOSED)));
  return rows[0] ?? null;
}
