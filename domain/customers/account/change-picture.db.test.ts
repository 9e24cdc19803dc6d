import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { customers } from "#db/schema/customer.ts";
import { makeContext, withReference } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { changePicture, removePicture } from "./change-picture.ts";

const { db } = await openTestDatabase();
beforeAll(() => withReference(db));

const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#0b6360" } })
  .jpeg()
  .toBuffer();

async function makeCustomer() {
  const rows = await db
    .insert(customers)
    .values({ firstName: "Noor", lastName: "Haddad", email: "noor@souk.example", passwordHash: "x" })
    .returning({ id: customers.id });
  return makeContext(db, { visitor: { customerId: rows[0]!.id } });
}

const imageOf = async (id: number) =>
  (await db.select({ image: customers.image }).from(customers).where(eq(customers.id, id)))[0]!.image;

test("a picture takes the place of the one of before, which is thrown away", async () => {
  const ctx = await makeCustomer();
  const first = await changePicture(ctx, photo);
  const second = await changePicture(ctx, photo);
  expect(first.ok && second.ok && first.value.image !== second.value.image).toBe(true);
  if (!first.ok || !second.ok) return;
  expect(await ctx.files.read("pictures", first.value.image!)).toBeNull();
  expect(await ctx.files.read("pictures", second.value.image!)).not.toBeNull();
  expect((await removePicture(ctx)).ok).toBe(true);
  expect(await ctx.files.read("pictures", second.value.image!)).toBeNull();
  expect(await imageOf(ctx.visitor.customerId!)).toBeNull();
});

test("what is no picture changes nothing, and a guest has none", async () => {
  const ctx = await makeCustomer();
  expect(await changePicture(ctx, Buffer.from("<svg/>"))).toMatchObject({ failure: { code: "picture_unreadable" } });
  expect(await imageOf(ctx.visitor.customerId!)).toBeNull();
  expect(await changePicture(makeContext(db), photo)).toMatchObject({ failure: { code: "sign_in" } });
});
