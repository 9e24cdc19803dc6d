import { eq, inArray, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { listingNewWords, listingPostings } from "#db/schema/listing.ts";
import { products } from "#db/schema/product.ts";
import { searchSynonyms } from "#db/schema/search.ts";
import { makeCategory, makeProduct, makeShop } from "#tests/support/catalogue.ts";
import { makeContext, withReference } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { createDice } from "#tests/support/random-catalogue.ts";
import { withTransaction, type Context } from "../../context.ts";
import { findPosted } from "./find-posted.ts";
import { refreshListings } from "./refresh-listings.ts";
import { resolveWords } from "./resolve-words.ts";
import { writePostings } from "./write-postings.ts";

const NAMES = [
  "Oak kettle",
  "Oaken kettles",
  "Crème brûlée dish",
  "Straße, Ærø & Łódź",
  "½ litre jug 3.5e7 x-ray pour-over",
  "Ok'a O’Brien mug",
  "مَقْلاة قهوة ٣",
  "مقلاه قهوه 3",
  "हिन्दी चाय ५",
  "ﬁne ﬂute Ⅳ ㎏ ™",
  "tea iced_tea v1.2.3 a@b.example www.souk.example/path?x=1",
  "日本 茶碗 café",
];
const TYPED = [
  ...NAMES,
  "oak ket",
  "ke",
  "k",
  "kettles oak",
  "creme brulees",
  "strasse aero lodz",
  "1/2",
  "½",
  "x-ray",
  "pour-over",
  "3.5e7",
  "O'Brien",
  "oʼbrien",
  "ʹ",
  "القهوة",
  "قهوة ٣",
  "हिंदी",
  "fi",
  "ⅳ",
  "㎏",
  "iced tea",
  "sofas",
  "a@b.example",
  "www.souk.example/path",
  "souk.example",
  "茶",
  "cafe\u0301",
  "category",
  "'; drop | & ! <-> :*",
  "\\ '' \" %",
  "nothing like it",
];

const { db } = await openTestDatabase();
const ctx = makeContext(db);
const dice = createDice(31);
const made: number[] = [];

beforeAll(async () => {
  await withReference(db);
  const [shop, category] = [await makeShop(db), await makeCategory(db)];
  await db.insert(searchSynonyms).values([
    { languageCode: "en", word: "iced tea", synonym: "cold infusion" },
    { languageCode: "en", word: "sofa", synonym: "oak kettle" },
  ]);
  for (const [index, name] of [...NAMES, ...NAMES, ...NAMES].entries()) {
    // In three stretches.
    if (index % NAMES.length === 0)
      await db.execute(sql`select setval(pg_get_serial_sequence('products', 'id'), ${1 + index * 3_000}::int)`);
    made.push((await makeProduct(db, shop, category, { name: `${name} ${index}` })).productId);
  }
  await refreshListings(ctx, "all");
});

test("postings find what the index of all words finds, whatever is typed, before and after they are written", async () => {
  await expectSame(ctx);
  expect(await writePostings(ctx)).toBe(made.length);
  expect(await db.select().from(listingNewWords)).toEqual([]);
  await expectSame(ctx);
  await rename(
    ctx,
    made.filter((id) => id % 3 === 0),
    () => NAMES[dice(NAMES.length)]!,
  );
  await hide(
    ctx,
    made.filter((id) => id % 5 === 0),
  );
  await expectSame(ctx);
  await writePostings(ctx);
  await expectSame(ctx);
});

describe("a product", () => {
  test("whose words change is found by the new ones alone, at once", async () => {
    await writePostings(ctx);
    const [first, second] = made as [number, number];
    await rename(ctx, [first], () => "Walnut lamp");
    expect(await found(ctx, "lamp")).toEqual([first]);
    expect(await found(ctx, "oak kettle")).not.toContain(first);
    await rename(ctx, [first], () => "Oak kettle");
    expect(await found(ctx, "oak kettle")).toContain(first);
    await hide(ctx, [second]);
    expect(await found(ctx, "oaken")).not.toContain(second);
    await writePostings(ctx);
    expect(await found(ctx, "lamp")).toEqual([]);
    expect(await found(ctx, "oak kettle")).toContain(first);
    expect(await found(ctx, "oaken")).not.toContain(second);
  });

  test("whose price alone changes leaves nothing to be written", async () => {
    await writePostings(ctx);
    await db.execute(sql`update variants set price_minor = price_minor + 1`);
    await refreshListings(ctx, "all");
    expect(await db.select().from(listingNewWords)).toEqual([]);
  });

  test("whose new words are taken back is found as before, and so it is in a transaction that sees more", async () => {
    await writePostings(ctx);
    const [first] = made as [number];
    const before = await found(ctx, "oak");
    await expect(
      withTransaction(ctx, async (inside) => {
        await rename(inside, [first], () => "Walnut lamp");
        expect(await found(inside, "lamp")).toEqual([first]);
        await writePostings(inside);
        expect(await found(inside, "oak")).not.toContain(first);
        throw new Error("never mind");
      }),
    ).rejects.toThrow("never mind");
    expect(await found(ctx, "oak")).toEqual(before);
    expect(await found(ctx, "lamp")).toEqual([]);
  });
});

test("postings that are written again stay as they are", async () => {
  await writePostings(ctx);
  const before = await readPostings();
  expect(await writePostings(ctx)).toBe(0);
  await rename(ctx, [made[0]!], () => "Walnut lamp");
  await rename(ctx, [made[0]!], () => `${NAMES[0]!} 0`);
  expect(await writePostings(ctx)).toBe(1);
  expect(await readPostings()).toEqual(before);
});

test("what asks for more than words, or finds too much that is new, is left to the index of all words", async () => {
  for (const query of ["'oak' <-> 'kettle'", "'oak':A", "!'oak'", "'o':* | 'k':*"])
    expect(await findPosted(ctx, query), query).toBeNull();
  await db.execute(sql`insert into listing_new_words (product_id) select ${made[0]!} from generate_series(1, 1001)`);
  expect(await findPosted(ctx, "'oak'")).toBeNull();
});

async function expectSame(inside: Context): Promise<void> {
  const queries = (await Promise.all(TYPED.map((typed) => resolveWords(inside, typed)))).flatMap(
    (words) => words?.query ?? [],
  );
  expect(queries.length).toBeGreaterThan(TYPED.length / 2);
  for (let round = 0; round < 40; round++) {
    const some = Array.from({ length: 1 + dice(3) }, () => queries[dice(queries.length)]!.replaceAll(":*", ""));
    queries.push(some.map((query) => `(${query})`).join(dice(2) === 0 ? " & " : " | "));
  }
  let answered = 0;
  for (const query of queries) {
    const posted = await findPosted(inside, query);
    if (posted) answered += 1;
    if (posted) expect([...posted], query).toEqual(await foundByIndex(inside, query));
  }
  expect(answered).toBeGreaterThan(queries.length * 0.8);
}

async function foundByIndex(inside: Context, query: string): Promise<number[]> {
  const { rows } = (await inside.db.execute(
    sql`select product_id as id from listing_products where search_vector @@ to_tsquery('simple', fold_words(${query}))`,
  )) as unknown as { rows: { id: number }[] };
  return rows.map(({ id }) => id).toSorted((one, other) => one - other);
}

async function found(inside: Context, typed: string): Promise<number[]> {
  const words = await resolveWords(inside, typed);
  return [...(await findPosted(inside, words!.query))!];
}

async function rename(inside: Context, ids: readonly number[], nameOf: () => string): Promise<void> {
  for (const id of ids) await inside.db.update(products).set({ name: nameOf() }).where(eq(products.id, id));
  await refreshListings(inside, ids);
}

async function hide(inside: Context, ids: readonly number[]): Promise<void> {
  await inside.db
    .update(products)
    .set({ status: "draft" })
    .where(inArray(products.id, [...ids]));
  await refreshListings(inside, ids);
}

async function readPostings(): Promise<string[]> {
  const rows = await db.select().from(listingPostings);
  return rows
    .map(({ word, stretch, productIds }) => `${word} ${stretch} ${Buffer.from(productIds).toString("hex")}`)
    .toSorted();
}
