import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { customers } from "#db/schema/customer.ts";
import { makeContext } from "#tests/support/context.ts";
import { comeAsCustomer } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { changeImage, removeImage } from "./change-image.ts";

const { db } = await openTestDatabase();
const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#0b6360" } })
  .jpeg()
  .toBuffer();

const imageOf = async (id: number) =>
  (await db.select({ image: customers.image }).from(customers).where(eq(customers.id, id)))[0]!.image;

test("an image replaces the previous one, which is deleted", async () => {
  const ctx = await comeAsCustomer(db);
  const first = await changeImage(ctx, photo);
  const second = await changeImage(ctx, photo);
  expect(first.ok && second.ok && first.value.image !== second.value.image).toBe(true);
  if (!first.ok || !second.ok) return;
  expect(await ctx.files.read("pictures", first.value.image!)).toBeNull();
  expect(await ctx.files.read("pictures", second.value.image!)).not.toBeNull();
  expect((await removeImage(ctx)).ok).toBe(true);
  expect(await ctx.files.read("pictures", second.value.image!)).toBeNull();
  expect(await imageOf(ctx.visitor.customerId!)).toBeNull();
});

test("a file that is not an image changes nothing, and a guest has no image", async () => {
  const ctx = await comeAsCustomer(db);
  expect(await changeImage(ctx, Buffer.from("<svg/>"))).toFail("image_unreadable");
  expect(await imageOf(ctx.visitor.customerId!)).toBeNull();
  expect(await changeImage(makeContext(db), photo)).toFail("sign_in");
});
