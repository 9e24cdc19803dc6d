import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { campaignProducts, campaigns } from "#db/schema/campaign.ts";
import { notifications } from "#db/schema/notification.ts";
import { priceRules } from "#db/schema/price-rule.ts";
import { findProductCards } from "#domain/catalog/product/find-product-cards.ts";
import type { Context } from "#domain/context.ts";
import { refreshListings } from "#domain/discovery/listing/refresh-listings.ts";
import { getFlashSale } from "#domain/pricing/campaign/get-flash-sale.ts";
import { makeCategory, makeProduct, makeShop, type MadeProduct } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeCustomer, makeStaffMember } from "#tests/support/customers.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { addCampaignProductsInput, campaignInput, joinCampaignInput } from "./campaign-admin.input.ts";
import { acceptCampaignProducts, rejectCampaignProducts, setCampaignCaps } from "./decide-campaign-products.ts";
import { findAdminCampaigns, getAdminCampaign, getShopCampaign } from "./find-admin-campaigns.ts";
import { addCampaignProducts, joinCampaign, leaveCampaign } from "./join-campaign.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { CAMPAIGN_LIST } from "#shared/list/sale-lists.ts";
import { endCampaign, removeCampaign, saveCampaign } from "./save-campaign.ts";

const { db } = await openTestDatabase();
const NOW = new Date("2026-11-20T12:00:00Z");

const category = await makeCategory(db);
const owner = await makeCustomer(db);
const lamp = await makeProduct(db, await makeShop(db, { ownerId: owner }), category, { prices: [2000] });
const mug = await makeProduct(db, await makeShop(db), category, { prices: [1000] });
const visitor = { customerId: await makeStaffMember(db, ["*"]), permissions: ["*"] };
const staff = makeContext(db, { now: NOW, visitor });
const later = makeContext(db, { now: new Date("2026-11-21T12:00:00Z"), visitor });
await refreshListings(staff, "all");

const listed = (search: string) => readListUrl(CAMPAIGN_LIST, new URLSearchParams(search));

let made = 0;
const wanted = (more: object = {}) => {
  made += 1;
  return campaignInput.parse({
    title: `Sale ${made}`,
    slug: `sale-${made}`,
    backdrop: "#0b6360",
    is_published: true,
    starts_at: "2026-11-21T00:00Z",
    ends_at: "2026-11-23T00:00Z",
    ...more,
  });
};

const create = async (more: object = {}): Promise<number> => valueOf(await saveCampaign(staff, null, wanted(more)));

const HALF = { discount_kind: "percent", percent: "50" };
const half = ({ productId }: MadeProduct) => joinCampaignInput.parse({ product_ids: [productId], ...HALF });
const halfAdded = ({ productId }: MadeProduct, more: object = {}) =>
  addCampaignProductsInput.parse({ product_ids: [productId], ...HALF, ...more });

async function requestOf(campaignId: number): Promise<number> {
  await joinCampaign(staff, lamp.shopId, campaignId, half(lamp));
  const [row] = await db.select().from(campaignProducts).where(eq(campaignProducts.campaignId, campaignId));
  return row!.id;
}

const priceOf = async (ctx: Context, { productId }: MadeProduct) =>
  (await findProductCards(ctx, [productId]))[0]!.price.amount;
const codeOf = (result: { ok: true } | { ok: false; failure: { code: string } }) =>
  result.ok ? "ok" : result.failure.code;

describe("a campaign", () => {
  test("is made, seen with its counts, changed and deleted by staff with the permission alone", async () => {
    const other = makeContext(db, { now: NOW, visitor: { ...staff.visitor, permissions: ["coupons.manage"] } });
    expect(codeOf(await saveCampaign(other, null, wanted()))).toBe("not_yours");
    expect(codeOf(await findAdminCampaigns(other, listed("")))).toBe("not_yours");
    const id = await create({ is_published: false });
    expect(await getShopCampaign(staff, lamp.shopId, id)).toBeNull();
    const found = await getAdminCampaign(staff, id);
    expect(found).toMatchObject({ value: { campaign: { state: "draft", acceptedCount: 0, overlaps: [] } } });
    expect(codeOf(await removeCampaign(staff, id))).toBe("ok");
    expect(codeOf(await getAdminCampaign(staff, id))).toBe("not_found");
  });

  test("has an address of its own, an end in the future, and is the only flash sale at its time", async () => {
    const first = await create({ slug: "winter", is_flash_sale: true });
    const again = await saveCampaign(staff, null, wanted({ slug: "winter" }));
    expect(again).toFailAt("slug");
    expect(await saveCampaign(staff, null, wanted({ ends_at: "2026-11-20T12:00Z" }))).toFailAt("ends_at");
    const overlapping = { is_flash_sale: true, starts_at: "2026-11-22T23:59Z", ends_at: "2026-11-24T00:00Z" };
    expect(codeOf(await saveCampaign(staff, null, wanted(overlapping)))).toBe("flash_sale_overlaps");
    expect(codeOf(await saveCampaign(staff, null, wanted({ ...overlapping, is_published: false })))).toBe("ok");
    expect(codeOf(await saveCampaign(staff, null, wanted({ ...overlapping, starts_at: "2026-11-23T00:00Z" })))).toBe(
      "ok",
    );
    expect((await getFlashSale(later))?.id).toBe(first);
  });

  test("keeps its start and stays published once it runs; after its end, its products have their regular prices", async () => {
    const id = await create();
    await addCampaignProducts(staff, id, halfAdded(lamp));
    await refreshListings(later, [lamp.productId]);
    expect(await priceOf(later, lamp)).toBe(1000);
    expect(codeOf(await saveCampaign(later, id, wanted({ is_published: false })))).toBe("sale_started");
    expect(codeOf(await removeCampaign(later, id))).toBe("sale_started");
    await saveCampaign(later, id, wanted({ starts_at: "2026-11-22T00:00Z", ends_at: "2026-11-25T00:00Z" }));
    const [rule] = await db.select().from(priceRules);
    expect(rule).toMatchObject({
      startsAt: new Date("2026-11-21T00:00:00Z"),
      endsAt: new Date("2026-11-25T00:00:00Z"),
    });
    expect(codeOf(await endCampaign(later, id))).toBe("ok");
    expect(await priceOf(later, lamp)).toBe(2000);
    const [campaign] = await db.select().from(campaigns).where(eq(campaigns.id, id));
    expect(campaign!.endsAt).toEqual(later.now());
    expect(codeOf(await endCampaign(later, id))).toBe("sale_over");
  });

  test("does not move onto another campaign of one of its products", async () => {
    const id = await create();
    await addCampaignProducts(staff, id, halfAdded(lamp));
    const next = await create({ starts_at: "2026-11-23T00:00Z", ends_at: "2026-11-24T00:00Z" });
    expect(await addCampaignProducts(staff, next, halfAdded(lamp))).toMatchObject({ value: { accepted: 1 } });
    expect(codeOf(await saveCampaign(staff, id, wanted({ ends_at: "2026-11-23T12:00Z" })))).toBe("in_other_campaign");
    const same = await create();
    expect(await addCampaignProducts(staff, same, halfAdded(lamp))).toMatchObject({
      value: { accepted: 0, left: [expect.any(String)] },
    });
  });
});

describe("a request to join", () => {
  test("is made by the product's shop, once, at a lower price, and withdrawn before it is decided", async () => {
    const id = await create();
    expect(codeOf(await joinCampaign(staff, lamp.shopId, id, half(mug)))).toBe("sale_product_unknown");
    const free = joinCampaignInput.parse({ product_ids: [lamp.productId], discount_kind: "flat", amount: "20" });
    expect(codeOf(await joinCampaign(staff, lamp.shopId, id, free))).toBe("price_not_lower");
    const request = await requestOf(id);
    expect(codeOf(await joinCampaign(staff, lamp.shopId, id, half(lamp)))).toBe("campaign_joined");
    expect((await getShopCampaign(staff, mug.shopId, id))?.products).toEqual([]);
    expect(codeOf(await leaveCampaign(staff, mug.shopId, request))).toBe("not_found");
    expect(codeOf(await leaveCampaign(staff, lamp.shopId, request))).toBe("ok");
  });

  test("is accepted or rejected with a reason; the shop is notified, and may ask again", async () => {
    const id = await create();
    const request = await requestOf(id);
    expect(await acceptCampaignProducts(staff, [request])).toMatchObject({ value: { accepted: 1, left: [] } });
    expect(await findAdminCampaigns(staff, listed("state=upcoming&flash=no&q=SALE"))).toMatchObject({
      value: { rows: [{ id, state: "upcoming", requestedCount: 0, acceptedCount: 1, overlaps: [] }], total: 1 },
    });
    for (const none of ["state=running", "state=draft", "state=over", "flash=yes", "q=winter"])
      expect(await findAdminCampaigns(staff, listed(none))).toMatchObject({ value: { total: 0 } });
    expect(await findAdminCampaigns(later, listed("state=running"))).toMatchObject({ value: { total: 1 } });
    expect(await rejectCampaignProducts(staff, [request], "Out of season")).toMatchObject({ value: 1 });
    expect(await db.select().from(priceRules)).toEqual([]);
    expect((await getShopCampaign(staff, lamp.shopId, id))?.products).toMatchObject([
      { status: "rejected", rejectionReason: "Out of season" },
    ]);
    expect(codeOf(await rejectCampaignProducts(staff, [request], ""))).toBe("campaign_decided");
    const received = await db.select().from(notifications).where(eq(notifications.customerId, owner));
    expect(received.map(({ link }) => link)).toEqual([`/seller/campaigns/${id}`, `/seller/campaigns/${id}`]);
    expect(await requestOf(id)).toBe(request);
    expect(await acceptCampaignProducts(staff, [request])).toMatchObject({ value: { accepted: 1 } });
    await refreshListings(later, [lamp.productId]);
    expect(codeOf(await leaveCampaign(later, lamp.shopId, request))).toBe("sale_started");
    expect(await rejectCampaignProducts(later, [request], "")).toSucceed();
    expect(await priceOf(later, lamp)).toBe(2000);
  });

  test("waits while the campaign is a draft, and its units are never capped below those sold", async () => {
    const id = await create({ is_published: false });
    expect(await addCampaignProducts(staff, id, halfAdded(lamp))).toMatchObject({ value: { accepted: 0 } });
    const [row] = await db.select().from(campaignProducts);
    expect(codeOf(await acceptCampaignProducts(staff, [row!.id]))).toBe("campaign_draft");
    await db.update(campaignProducts).set({ soldUnits: 3 });
    expect(codeOf(await setCampaignCaps(staff, row!.id, { maximum_units: 2, maximum_per_buyer: null }))).toBe(
      "cap_below_sold",
    );
    expect(codeOf(await setCampaignCaps(staff, row!.id, { maximum_units: 3, maximum_per_buyer: 1 }))).toBe("ok");
    expect(codeOf(await removeCampaign(staff, id))).toBe("campaign_has_sales");
  });
});
