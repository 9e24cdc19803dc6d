import { expect, test } from "vitest";
import { homeComponents } from "#db/schema/home.ts";
import { pages, pageVersions } from "#db/schema/page.ts";
import type { Settings } from "#domain/platform/setting/setting.ts";
import { makeCategory, makeProduct, makeShop } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeStaffMember } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { eq } from "drizzle-orm";
import { getOpening } from "./get-opening.ts";

const { db } = await openTestDatabase();
const customerId = await makeStaffMember(db, ["*"]);

const asStaff = (permissions: string[], settings: Partial<Settings> = {}) =>
  makeContext(db, { visitor: { customerId, permissions }, settings });

async function openSteps(settings: Partial<Settings> = {}): Promise<string[]> {
  const opening = await getOpening(asStaff(["*"], settings));
  return opening?.steps.flatMap(({ step, isDone }) => (isDone ? [] : step)) ?? [];
}

const COMPLETE = { shopName: "Corner", shopTagline: "Lamps", shopLogo: "logo.webp", shopAddress: "1 Main St" };

test("the checklist names what is missing, as far as this member of staff can do it", async () => {
  expect(await openSteps()).toEqual(expect.arrayContaining(["name", "logo", "contact", "legal", "products", "home"]));
  expect(await getOpening(asStaff(["orders.read"]))).toBeNull();
  const ofEditor = await getOpening(asStaff(["content.manage"]));
  expect(ofEditor?.steps.map(({ step }) => step)).toEqual(["legal", "home"]);
});

test("without a way to pay, that is missing too", async () => {
  expect(await openSteps()).not.toContain("payment");
  expect(await openSteps({ isCashOnDeliveryOn: false })).toContain("payment");
});

test("each step is done by doing it, and the list goes with the last one", async () => {
  expect(await openSteps(COMPLETE)).toEqual(["legal", "products", "home"]);
  const legal = await db.select({ id: pages.id }).from(pages).where(eq(pages.isLegal, true));
  const texts = { title: "T", body: "", description: "", translations: [], savedBy: "Olga" };
  await db.insert(pageVersions).values(legal.map(({ id }) => ({ pageId: id, ...texts })));
  await makeProduct(db, await makeShop(db), await makeCategory(db));
  expect(await openSteps(COMPLETE)).toEqual(["home"]);
  await db.insert(homeComponents).values({ kind: "newest", position: 0 });
  expect(await getOpening(asStaff(["*"], COMPLETE))).toBeNull();
});
