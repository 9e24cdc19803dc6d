import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { customers } from "#db/schema/customer.ts";
import { makeContext } from "#tests/support/context.ts";
import { customerContext } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { changeImage, removeImage } from "./change-image.ts";

const { db } = await openTestDatabase();
const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#0b6360" } })
  .jpeg()
  .toBuffer();

const imageOf = async (id: number) =>
  (await db.select({ image: customers.image }).from(customers).where(eq(customers.id, id)))[0]!.image;

test("an image takes the place of the one of before, which is thrown away", async () => {
  const ctx = await customerContext(db);
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

test("what is no image changes nothing, and a guest has none", async () => {
  const ctx = await customerContext(db);
  expect(await changeImage(ctx, Buffer.from("<svg/>"))).toFail("image_unreadable");
  expect(await imageOf(ctx.visitor.customerId!)).toBeNull();
  expect(await changeImage(makeContext(db), photo)).toFail("sign_in");
});
