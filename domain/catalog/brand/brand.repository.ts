import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import { brands } from "#db/schema/brand.ts";
import type { Context } from "../../context.ts";
import type { Brand } from "./brand.ts";

export function findBrandRows(ctx: Context): Promise<Brand[]> {
  return ctx.db
    .select({ id: brands.id, slug: brands.slug, name: brands.name, logo: brands.logo })
    .from(brands)
    .where(isNull(brands.proposedByShopId))
    .orderBy(asc(brands.position), asc(brands.name), asc(brands.id));
}

/** Those that a shop proposes; of all shops for the operator. */
export function findProposedRows(ctx: Context, shopId: number | null): Promise<{ id: number; name: string }[]> {
  const isTheirs = shopId === null ? undefined : eq(brands.proposedByShopId, shopId);
  return ctx.db
    .select({ id: brands.id, name: brands.name })
    .from(brands)
    .where(and(isNotNull(brands.proposedByShopId), isTheirs))
    .orderBy(asc(brands.name), asc(brands.id));
}
