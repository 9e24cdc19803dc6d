import { eq, inArray } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { campaignProducts, campaigns } from "#db/schema/campaign.ts";
import { categories } from "#db/schema/category.ts";
import { banners, bannerTranslations, homeComponents, services } from "#db/schema/home.ts";
import { products } from "#db/schema/product.ts";
import { makeCategory, makeProduct, makeShop } from "#tests/support/catalog.ts";
import { ARABIC, makeContext } from "#tests/support/context.ts";
import { reducePrice } from "#tests/support/sales.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { acceptCampaignProduct } from "../../pricing/campaign/accept-campaign-product.ts";
import { refreshListings } from "../../discovery/listing/refresh-listings.ts";
import { getGadgetBanner } from "./get-gadget-banner.ts";
import { getHome } from "./get-home.ts";

const HOUR = 3_600_000;
const { db } = await openTestDatabase();
const ctx = makeContext(db);

const categoryId = await makeCategory(db);
const shop = await makeShop(db, { name: "Willow" });
const sold = (await makeProduct(db, shop, categoryId, { salesCount: 9, ratingTenths: 40, reviewsCount: 2 })).productId;
const reduced = (await makeProduct(db, shop, await makeCategory(db))).productId;
await reducePrice(db, reduced, { amountMinor: 100, startsAt: new Date(ctx.now().getTime() - HOUR) });
const banner = { image: "banner.webp", backdrop: "#ffffff", link: "/products", title: "Hello" };
const bannerIds = (await db.insert(banners).values([banner, banner]).returning({ id: banners.id })).map(({ id }) => id);
await db.insert(bannerTranslations).values({ bannerId: bannerIds[1]!, languageCode: "ar", title: "مرحبًا" });
await db.delete(homeComponents);
await db.delete(services);
const kinds = [
  "services",
  "offers",
  "best_selling",
  "newest",
  "category_products",
  "banners",
  "shops",
  "categories",
  "viewed_products",
] as const;
const options = { category_products: { categoryId }, banners: { bannerIds: [bannerIds[1]!] } };
await db
  .insert(homeComponents)
  .values(kinds.map((kind, position) => ({ kind, position, options: { ...options }[kind as "banners"] ?? {} })));
await refreshListings(ctx, "all");

describe("the home screen", () => {
  test("shows its sections in their order, without those that have nothing to show", async () => {
    const sections = await getHome(ctx);
    expect(sections.map(({ kind }) => kind)).toEqual([
      "offers",
      "best_selling",
      "newest",
      "category_products",
      "banners",
      "shops",
      "categories",
      "viewed_products",
    ]);
    expect(sections[0]).toMatchObject({ products: [{ id: reduced }] });
    expect(sections[1]).toMatchObject({ products: [{ id: sold }] });
    expect(sections[3]).toMatchObject({ category: { id: categoryId, productsCount: 1 }, products: [{ id: sold }] });
    expect(sections[4]).toMatchObject({ banners: [{ id: bannerIds[1], title: "Hello" }] });
    expect(sections[5]).toMatchObject({ shops: [{ name: "Willow", rating: 4, productsCount: 2 }] });
  });

  test("repeats no product while there are others to show", async () => {
    const sellers: number[] = [];
    const others: number[] = [];
    for (const salesCount of [1, 2, 3, 4, 0, 0, 0, 0, 0]) {
      const { productId } = await makeProduct(db, shop, categoryId, { salesCount });
      (salesCount > 0 ? sellers : others).push(productId);
    }
    await refreshListings(ctx, "all");
    const sections = await getHome(ctx);
    const idsOf = (kind: string) =>
      sections
        .flatMap((section) => (section.kind === kind && "products" in section ? section.products : []))
        .map(({ id }) => id);
    expect(new Set(idsOf("best_selling"))).toEqual(new Set([sold, ...sellers]));
    expect(new Set(idsOf("newest"))).toEqual(new Set(others));
    await db
      .update(products)
      .set({ status: "archived" })
      .where(inArray(products.id, [...sellers, ...others]));
    await refreshListings(ctx, "all");
  });

  test("uses the page's language", async () => {
    const sections = await getHome(makeContext(db, { visitor: { language: ARABIC } }));
    expect(sections.find(({ kind }) => kind === "banners")).toMatchObject({ banners: [{ title: "مرحبًا" }] });
  });

  test("shows the newest products and the categories until it is arranged", async () => {
    const arranged = await db.delete(homeComponents).returning();
    expect((await getHome(makeContext(db))).map(({ kind }) => kind)).toEqual(["newest", "categories"]);
    await db.insert(homeComponents).overridingSystemValue().values(arranged);
  });

  test("drops what is no longer shown", async () => {
    await db.update(products).set({ status: "archived" }).where(eq(products.id, reduced));
    await refreshListings(ctx, [reduced]);
    expect((await getHome(ctx)).some(({ kind }) => kind === "offers")).toBe(false);
  });
});

describe("the sales on the home screen", () => {
  const at = (hours: number) => new Date(ctx.now().getTime() + hours * HOUR);
  const kinds = (sections: { kind: string }[]) => sections.map(({ kind }) => kind);
  let flashSaleId: number;

  beforeAll(async () => {
    await db.delete(homeComponents);
    await db.insert(homeComponents).values(
      (["flash_sale", "daily_deals", "campaigns", "offers", "gadget", "videos"] as const).map((kind, position) => ({
        kind,
        position,
        options: kind === "gadget" ? { categoryId, bannerIds: [bannerIds[0]!] } : {},
      })),
    );
    flashSaleId = await makeCampaign("flash", true, at(-1), at(1));
    await makeCampaign("spring", false, at(1), at(2));
    await reducePrice(db, sold, { kind: "daily_deal", amountMinor: 50, startsAt: at(-1), endsAt: at(2) });
    const [request] = await db
      .insert(campaignProducts)
      .values({
        campaignId: flashSaleId,
        productId: sold,
        discountKind: "percent",
        percentBasisPoints: 2000,
        maximumUnits: 10,
        maximumPerBuyer: 2,
        soldUnits: 3,
      })
      .returning({ id: campaignProducts.id });
    await acceptCampaignProduct(ctx, request!.id);
  });

  async function makeCampaign(slug: string, isFlashSale: boolean, startsAt: Date, endsAt: Date): Promise<number> {
    const look = { backdrop: "#000000", textColor: "#ffffff", status: "published" as const };
    const rows = await db
      .insert(campaigns)
      .values({ slug, title: slug, isFlashSale, startsAt, endsAt, ...look })
      .returning({ id: campaigns.id });
    return rows[0]!.id;
  }

  test("are the flash sale with its sold share, the deals, the other campaigns, banners next to products, and no offer twice", async () => {
    const sections = await getHome(ctx);
    expect(sections).toMatchObject([
      {
        kind: "flash_sale",
        campaign: { id: flashSaleId, endsAt: at(1).toISOString() },
        products: [{ id: sold, soldUnits: 3, maximumUnits: 10, maximumPerBuyer: 2 }],
      },
      { kind: "daily_deals", products: [{ id: sold, saleEndsAt: at(2).toISOString() }] },
      { kind: "campaigns", campaigns: [{ slug: "spring", state: "upcoming" }] },
      { kind: "offers", products: [{ id: reduced }] },
      { kind: "gadget", banner: { id: bannerIds[0] }, products: [{ id: sold }] },
    ]);
  });

  test("go when they are over", async () => {
    const later = makeContext(db, { now: at(3) });
    await refreshListings(later, [sold]);
    expect(kinds(await getHome(later))).toEqual(["offers", "gadget"]);
    await refreshListings(ctx, [sold]);
  });

  test("lead to a category's products under its own banner, and to others under none", async () => {
    const rows = await db.select({ id: categories.id, slug: categories.slug }).from(categories);
    const slugOf = (isOwn: boolean) => rows.find(({ id }) => (id === categoryId) === isOwn)!.slug;
    expect(await getGadgetBanner(ctx, slugOf(true))).toMatchObject({ id: bannerIds[0] });
    expect(await getGadgetBanner(ctx, slugOf(false))).toBeNull();
    expect(await getGadgetBanner(ctx, "nothing-here")).toBeNull();
  });
});
