import { asc } from "drizzle-orm";
import { brands } from "#db/schema/brand.ts";
import type { Context } from "../../context.ts";
import type { Brand } from "./brand.ts";

export function findBrandRows(ctx: Context): Promise<Brand[]> {
  return ctx.db
    .select({ id: brands.id, slug: brands.slug, name: brands.name, logo: brands.logo })
    .from(brands)
    .orderBy(asc(brands.position), asc(brands.name), asc(brands.id));
}
