import { expect, test } from "vitest";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { buy, comeAsGuest, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { findLatestPurchases } from "./find-latest-purchases.ts";

const { db } = await openTestDatabase();
const { lamp } = await makeGoods(db);

test("the latest purchases are only the visitor's, the newest first, and unpaid ones only if they can still be paid", async () => {
  const ctx = await comeAsGuest(db);
  const atTheDoor = await fillCart(ctx, [lamp, 1]);
  expect(await buy(ctx, atTheDoor)).toSucceed();
  const online = await fillCart(ctx, [lamp, 1]);
  expect(await buy(ctx, online, "sandbox")).toSucceed();
  const { latest, unpaid } = await findLatestPurchases(ctx);
  expect(latest.map(({ trxId }) => trxId)).toEqual([online, atTheDoor]);
  expect(unpaid.map(({ trxId }) => trxId)).toEqual([online]);
  expect(await findLatestPurchases(await comeAsGuest(db))).toEqual({ latest: [], unpaid: [] });
});
