import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { listingNewWords } from "#db/schema/listing.ts";
import { products } from "#db/schema/product.ts";
import { makeCategory, makeProduct, makeShop } from "#tests/support/catalogue.ts";
import { makeContext, withReference } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { withTransaction, type Context } from "../../context.ts";
import { findPosted } from "./find-posted.ts";
import { refreshListings } from "./refresh-listings.ts";
import { refreshPostings, writePostings } from "./write-postings.ts";

const { db, handle } = await openTestDatabase({ commits: true });
const ctx = makeContext(db);
let product: number;

beforeAll(async () => {
  await withReference(db);
  const [shop, category] = [await makeShop(db), await makeCategory(db)];
  product = (await makeProduct(db, shop, category, { name: "Oak kettle" })).productId;
  await refreshListings(ctx, [product]);
});

async function rename(inside: Context, name: string): Promise<void> {
  await inside.db.update(products).set({ name }).where(eq(products.id, product));
  await refreshListings(inside, [product]);
}

const found = async (word: string) => [...(await findPosted(ctx, `'${word}'`))!];
const countNew = () => db.$count(listingNewWords);

test("a few new words wait until there are more", async () => {
  await refreshPostings(ctx);
  expect(await countNew()).toBe(1);
  await db.insert(listingNewWords).values(Array.from({ length: 128 }, () => ({ productId: product })));
  await refreshPostings(ctx);
  expect(await countNew()).toBe(0);
  expect(await found("oak")).toEqual([product]);
});

/** Runs `second` when `first` has done all its work and has yet to commit it. */
async function runBeforeCommit(first: (inside: Context) => Promise<unknown>, second: () => Promise<unknown>) {
  const [isDone, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const transaction = withTransaction(ctx, async (inside) => {
    await first(inside);
    isDone.resolve();
    await mayCommit.promise;
  });
  await isDone.promise;
  await second();
  mayCommit.resolve();
  await transaction;
}

describe.runIf(handle.kind === "postgresql")("beside other processes", () => {
  test("a product that changes while postings are written has to wait for nobody, and is written the next time", async () => {
    await rename(ctx, "Elm kettle");
    await runBeforeCommit(writePostings, () => rename(ctx, "Ash kettle"));
    expect([await found("elm"), await found("ash"), await countNew()]).toEqual([[], [product], 1]);
    await writePostings(ctx);
    expect([await found("elm"), await found("ash"), await countNew()]).toEqual([[], [product], 0]);
  });

  test("words that are not committed yet when postings are written are written the next time", async () => {
    await runBeforeCommit(
      (inside) => rename(inside, "Fir kettle"),
      async () => {
        await writePostings(ctx);
        expect([await found("ash"), await found("fir")]).toEqual([[product], []]);
      },
    );
    expect([await found("ash"), await found("fir"), await countNew()]).toEqual([[], [product], 1]);
  });

  test("one writes at a time, and what the other left is not undone", async () => {
    await rename(ctx, "Yew kettle");
    const second = Promise.withResolvers<unknown>();
    await runBeforeCommit(writePostings, async () => {
      await rename(ctx, "Box kettle");
      second.resolve(writePostings(ctx));
    });
    await second.promise;
    expect([await found("yew"), await found("box"), await countNew()]).toEqual([[], [product], 0]);
  });
});
