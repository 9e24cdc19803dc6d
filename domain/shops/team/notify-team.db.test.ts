import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { mails } from "#db/schema/mail.ts";
import { notifications } from "#db/schema/notification.ts";
import { shops } from "#db/schema/shop.ts";
import { shopMembers } from "#db/schema/shop-team.ts";
import { TEAM_ROLES, type ShopRight } from "#shared/shop-role.ts";
import { makeShop } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { notifyTeam } from "./notify-team.ts";

const { db } = await openTestDatabase();

async function makeTeam() {
  const owner = await makeCustomer(db, { email: "owner@souk.example" });
  const shopId = await makeShop(db, { ownerId: owner });
  for (const role of TEAM_ROLES)
    await db
      .insert(shopMembers)
      .values({ shopId, role, customerId: await makeCustomer(db, { email: `${role}@souk.example` }) });
  return shopId;
}

async function notify(shopId: number, right: ShopRight) {
  const count = await notifyTeam(makeContext(db), shopId, right, {
    topic: "orders",
    idempotencyKey: `test:${right}`,
    write: () => ({ title: "A", message: "B" }),
    mail: { template: "shop-news", data: ({ name }) => ({ name, shopName: "S", kind: "reopened", reason: "" }) },
  });
  const recipients = await db.select().from(mails).orderBy(mails.id);
  expect(await db.$count(notifications)).toBe(count);
  return recipients.map(({ recipient }) => recipient.split("@")[0]);
}

test.each([
  ["orders.read", ["owner", "finance", "orders", "read"]],
  ["products.read", ["owner", "orders", "products", "read"]],
  ["finance.read", ["owner", "finance", "read"]],
  ["team.read", ["owner"]],
] as const)("those with the right %s are notified and mailed, each once", async (right, expected) => {
  const shopId = await makeTeam();
  const recipients = await notify(shopId, right);
  expect(recipients[0]).toBe("owner");
  expect(recipients).toHaveLength(expected.length);
  expect(new Set(recipients)).toEqual(new Set(expected));
  expect(await notify(shopId, right)).toHaveLength(expected.length);
});

test("members without two-step sign-in are not notified if the shop requires it", async () => {
  const shopId = await makeTeam();
  await db.update(shops).set({ isTwoStepRequired: true }).where(eq(shops.id, shopId));
  expect(await notify(shopId, "orders.read")).toEqual(["owner"]);
});

test("a shop without a team has no one to notify", async () => {
  expect(await notify(await makeShop(db), "orders.read")).toEqual([]);
});
