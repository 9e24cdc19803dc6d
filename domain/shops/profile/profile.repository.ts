import { asc, eq, sql } from "drizzle-orm";
import { products } from "#db/schema/product.ts";
import { shopImprints } from "#db/schema/shop-imprint.ts";
import { shopFigures, shops, shopTranslations } from "#db/schema/shop.ts";
import type { PostalAddress } from "#domain/customers/address/address.ts";
import type { Context } from "../../context.ts";
import type { OnboardingStep, ProfileTranslation, ShopProfileForm } from "./profile.ts";

export async function getProfileRow(ctx: Context, shopId: number): Promise<ShopProfileForm | null> {
  const [shop] = await ctx.db.select().from(shops).where(eq(shops.id, shopId));
  if (!shop) return null;
  const [imprint] = await ctx.db.select().from(shopImprints).where(eq(shopImprints.shopId, shopId));
  const translations = await ctx.db
    .select({
      languageCode: shopTranslations.languageCode,
      tagline: shopTranslations.tagline,
      city: shopTranslations.city,
      story: shopTranslations.story,
      policies: shopTranslations.policies,
    })
    .from(shopTranslations)
    .where(eq(shopTranslations.shopId, shopId))
    .orderBy(asc(shopTranslations.languageCode));
  const { name, slug, tagline, city, story, policies, openingHours, holidayMessage, logo, banner } = shop;
  return {
    name,
    slug,
    tagline,
    city,
    story,
    policies,
    openingHours,
    holidayMessage,
    logo,
    banner,
    translations,
    holidayFrom: dayOf(shop.onHolidayFromAt),
    // The last day: the shop is back at its end.
    holidayUntil: shop.onHolidayUntilAt && dayOf(new Date(shop.onHolidayUntilAt.getTime() - 1)),
    imprint: imprint ? withoutShop(imprint) : null,
  };
}

function withoutShop({ shopId: _shopId, ...imprint }: typeof shopImprints.$inferSelect) {
  return imprint;
}

function dayOf(instant: Date | null): string | null {
  return instant && instant.toISOString().slice(0, 10);
}

export async function updateProfile(
  ctx: Context,
  shopId: number,
  change: Partial<typeof shops.$inferInsert>,
): Promise<void> {
  await ctx.db.update(shops).set(change).where(eq(shops.id, shopId));
}

/** Replaces all of them; empty ones are left out. */
export async function writeTranslations(
  ctx: Context,
  shopId: number,
  translations: readonly ProfileTranslation[],
): Promise<void> {
  await ctx.db.delete(shopTranslations).where(eq(shopTranslations.shopId, shopId));
  if (translations.length > 0)
    await ctx.db.insert(shopTranslations).values(translations.map((texts) => ({ shopId, ...texts })));
}

export async function writeImprint(
  ctx: Context,
  shopId: number,
  imprint: PostalAddress & { vatNumber: string },
): Promise<void> {
  await ctx.db
    .insert(shopImprints)
    .values({ shopId, ...imprint })
    .onConflictDoUpdate({ target: shopImprints.shopId, set: imprint });
}

export async function findProductIdsOf(ctx: Context, shopId: number): Promise<number[]> {
  const rows = await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.shopId, shopId))
    .orderBy(asc(products.id));
  return rows.map(({ id }) => id);
}

export async function findDoneSteps(ctx: Context, shopId: number): Promise<OnboardingStep[]> {
  const rows = await ctx.db
    .select({
      pictures: sql<boolean>`${shops.logo} is not null and ${shops.banner} is not null`,
      story: sql<boolean>`${shops.story} <> ''`,
      imprint: sql<boolean>`exists (select 1 from ${shopImprints} i where i.shop_id = shops.id)`,
      product: sql<boolean>`exists (select 1 from ${products} p where p.shop_id = shops.id)`,
      live: sql<boolean>`exists (select 1 from ${shopFigures} f where f.shop_id = shops.id and f.products_count > 0)`,
    })
    .from(shops)
    .where(eq(shops.id, shopId));
  const [row] = rows;
  return row ? (Object.keys(row) as OnboardingStep[]).filter((step) => row[step]) : [];
}
