import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "#db/schema/order.ts";
import { pages } from "#db/schema/page.ts";
import { purchases } from "#db/schema/purchase.ts";
import { getPageForm } from "#domain/platform/page-admin/find-admin-pages.ts";
import { pageInput } from "#domain/platform/page-admin/page-admin.input.ts";
import { removePage } from "#domain/platform/page-admin/remove-page.ts";
import { changePage } from "#domain/platform/page-admin/save-page.ts";
import { makeContext } from "#tests/support/context.ts";
import { staffContext } from "#tests/support/customers.ts";
import { placeOrder } from "#tests/support/managed-orders.ts";
import { makeGoods } from "#tests/support/shopping.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { getPurchasePage } from "./get-purchase-page.ts";
import { getPurchase } from "./get-purchase.ts";

const { db } = await openTestDatabase();
const { lamp } = await makeGoods(db);

async function buyLamp() {
  const { ctx, id } = await placeOrder(db, [lamp, 1]);
  const [row] = await db
    .select({ trxId: purchases.trxId })
    .from(purchases)
    .innerJoin(orders, eq(orders.purchaseId, purchases.id))
    .where(eq(orders.id, id));
  const { trxId } = row!;
  const { legalPages } = (await getPurchase(ctx, { trxId }))!;
  const version = (slug: string) => legalPages.find((page) => page.slug === slug)!.versionId;
  const read = async (slug: string, of = ctx) => getPurchasePage(of, { trxId, versionId: version(slug) });
  return { ctx, trxId, legalPages, read };
}

const editor = () => staffContext(db, ["content.manage"]);

const pageIdOf = async (slug: string): Promise<number> =>
  (await db.select({ id: pages.id }).from(pages).where(eq(pages.slug, slug)))[0]!.id;

async function rewrite(slug: string, body: string): Promise<void> {
  const staff = await editor();
  const id = await pageIdOf(slug);
  const { title, description, isPublished, isLegal, isInFooter, versions } = valueOf(await getPageForm(staff, id));
  const input = { slug, title, body, description, translations: [], version_id: versions[0]?.id ?? null };
  const state = { is_published: isPublished, is_legal: isLegal, is_in_footer: isInFooter };
  expect(await changePage(staff, id, pageInput.parse({ ...input, ...state }))).toEqual({ ok: true, value: null });
}

test("a purchase keeps the legal texts it was placed under, whatever is written later", async () => {
  const first = await buyLamp();
  expect(first.legalPages.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(["terms", "privacy-policy", "returns", "imprint"]),
  );
  const before = (await first.read("terms"))!;
  expect(before.body).toContain("<h2>");
  await rewrite("terms", "<p>New terms of {shop}</p>");
  expect(await first.read("terms")).toEqual(before);
  const second = await buyLamp();
  expect(await second.read("terms")).toMatchObject({ body: "<p>New terms of Souk</p>", languageCode: "en" });
  const renamed = { ...second.ctx, settings: { ...second.ctx.settings, shopName: "Bazaar" } };
  expect((await second.read("terms", renamed))!.body).toBe("<p>New terms of Souk</p>");
  const third = await buyLamp();
  expect(third.legalPages).toEqual(second.legalPages);
});

test("the texts open for anyone who may see the purchase, and only those of that purchase", async () => {
  const { ctx, trxId, legalPages, read } = await buyLamp();
  const clerk = {
    ...(await editor()),
    visitor: { ...ctx.visitor, sessionId: null, customerId: 1, permissions: ["orders.read"] },
  };
  expect(await read("terms", clerk)).not.toBeNull();
  expect(await read("terms", makeContext(db))).toBeNull();
  expect(await read("terms", await editor())).toBeNull();
  expect(
    await getPurchasePage(ctx, { trxId, versionId: Math.max(...legalPages.map((page) => page.versionId)) + 1 }),
  ).toBeNull();
});

test("a page that purchases refer to is not deleted, even if it is no longer legal", async () => {
  await buyLamp();
  const id = await pageIdOf("returns");
  await db.update(pages).set({ isLegal: false }).where(eq(pages.id, id));
  expect(await removePage(await editor(), id)).toFail("legal_page");
});
