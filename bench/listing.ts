import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import type { Cache, Context } from "#domain/context.ts";
import { findFacets } from "#domain/discovery/listing/find-facets.ts";
import { findListing } from "#domain/discovery/listing/find-listing.ts";
import { EMPTY_QUERY, type ListingQuery } from "#domain/discovery/listing/listing.ts";
import { suggest } from "#domain/discovery/listing/suggest.ts";
import { getProductDetails } from "#domain/catalog/product/get-product-details.ts";
import { getListingSubject } from "#domain/discovery/listing/get-listing-subject.ts";
import { createSearch } from "#search/create-search.ts";
import { runAsCommand } from "#server/run-as-command.ts";
import { createShopContext } from "#server/http/visitor.ts";
import { explain, type Pool, recordStatements } from "./record-statements.ts";

// DATABASE_URL=… node bench/listing.ts [--only "leaf"] [--plans]: measures the listing's queries without caches.
// `--plans` writes their query plans to plans/listing-<size>.md. First: DATABASE_URL=… npm run seed -- --products 100000

/** `isOnce`: too slow for more than one round. */
type Case = { name: string; run: () => Promise<unknown>; isOnce?: true };

const WARM_UP = 6;
const ROUNDS = 25;
const TICK_MILLISECONDS = 10;
const DERIVED = /^(listing-|facets:|suggested:|top-products|product:\d|related:)/;
const PLANS_FOLDER = path.join(import.meta.dirname, "plans");
const MAX_PLANS_OF_A_CASE = 6;

await runAsCommand(async (shop) => {
  const { values: options } = parseArgs({
    options: { only: { type: "string", default: "" }, plans: { type: "boolean", default: false } },
  });
  if (!shop.database.pool) throw new Error("The bench measures a PostgreSQL: set DATABASE_URL");
  const pool = shop.database.pool as unknown as Pool;
  const ctx = withoutDerived(await createShopContext(shop));
  const cases = (await findCases(ctx, pool)).filter(({ name }) => name.includes(options.only));
  const size = await readSize(pool);
  if (options.plans) return writePlans(pool, cases, size);
  console.log(
    `${size} products, ${ROUNDS} rounds after ${WARM_UP} to warm up; CPU times tell more than the clock on a busy machine.`,
  );
  console.log(["query".padEnd(44), "median ms", "p90 ms", "own CPU ms", "database CPU ms"].join("  "));
  for (const each of cases) console.log(await measure(pool, each));
});

/** Dictionaries are cached as in the shop; lists, counts and facets are read each time. */
function withoutDerived(ctx: Context): Context {
  const get: Cache["get"] = (key, tags, load, limits) =>
    DERIVED.test(key) ? load() : ctx.cache.get(key, tags, load, limits);
  return { ...ctx, cache: { ...ctx.cache, get } };
}

async function findCases(ctx: Context, pool: Pool): Promise<Case[]> {
  const first = async (statement: string): Promise<string> => {
    const { rows } = (await pool.query(...([statement] as never[]))) as { rows: { value: string | number }[] };
    return String(rows[0]?.value ?? "");
  };
  const top = await first("select slug as value from categories where parent_id is null order by position, id limit 1");
  const leaf = await first(
    "select c.slug as value from categories c join listing_products p on p.category_id = c.id group by c.slug order by count(*) desc, c.slug offset 40 limit 1",
  );
  const brand = await first("select b.slug as value from brands b order by id limit 1");
  const color = Number(
    await first(
      `select v.color_id as value from listing_variants v join categories c on c.id = v.category_id where c.slug = '${leaf}' and color_id is not null group by 1 order by count(*) desc limit 1`,
    ),
  );
  const colors = color > 0 ? [color] : [1];
  const product = await first("select slug as value from products order by id desc limit 1");
  const word = (await first("select name as value from products order by id desc limit 1")).split(" ").at(-1) ?? "";
  const lists: Record<string, Partial<ListingQuery>> = {
    "all products": {},
    "all products, newest": { sort: "newest" },
    "all products, by price": { sort: "price_low" },
    "all products, in stock, by price": { inStock: true, sort: "price_low" },
    "all products, one colour": { colors, sort: "newest" },
    "top category": { type: "category", slug: top },
    "top category, colour, price, by price": {
      type: "category",
      slug: top,
      colors,
      priceMin: "10",
      priceMax: "150",
      sort: "price_low",
    },
    "leaf category": { type: "category", slug: leaf },
    "leaf category, colour, price, by price": {
      type: "category",
      slug: leaf,
      colors,
      priceMin: "10",
      priceMax: "150",
      sort: "price_low",
    },
    "leaf category, rating, in stock": { type: "category", slug: leaf, rating: 3, inStock: true },
    brand: { type: "brand", slug: brand, sort: "newest" },
    "brand, page 40, by price": { type: "brand", slug: brand, sort: "price_high", page: 40 },
    "all products, page 2000, best rated": { sort: "top_rated", page: 2000 },
    "all products, two colours and a rating": { colors: [...colors, colors[0]! + 1], rating: 4 },
    offers: { type: "offer" },
    search: { q: word },
    "search for what a quarter has": { q: "gift" },
    "search by price, in a colour": { q: word, sort: "price_low", colors },
    "search with a typo": { q: `${word.slice(0, 2)}${word.slice(3)}` },
  };
  const cases = Object.entries(lists).flatMap(([name, change]): Case[] => {
    const query = { ...EMPTY_QUERY, ...change };
    return [
      { name: `list: ${name}`, run: () => findListing(ctx, query) },
      { name: `facets: ${name}`, run: () => findFacets(ctx, query) },
    ];
  });
  await getListingSubject(ctx, EMPTY_QUERY);
  const columns = createSearch("columns");
  await columns.prepare(ctx);
  return [
    { name: "columns: all products, read anew", isOnce: true, run: () => createSearch("columns").prepare(ctx) },
    { name: "columns: a look for changes", run: () => columns.prepare(ctx) },
    ...cases,
    { name: "suggest: a word", run: () => suggest(ctx, word) },
    { name: "suggest: three letters", run: () => suggest(ctx, word.slice(0, 3)) },
    { name: "suggest: two letters", run: () => suggest(ctx, word.slice(0, 2)) },
    { name: "suggest: two rare letters", run: () => suggest(ctx, "zu") },
    { name: "suggest: two words", run: () => suggest(ctx, `${word} ${word.slice(0, 2)}`) },
    { name: "suggest: a typo", run: () => suggest(ctx, `${word.slice(0, 2)}${word.slice(3)}`) },
    { name: "product details", run: () => getProductDetails(ctx, product) },
  ];
}

async function measure(pool: Pool, { name, run, isOnce }: Case): Promise<string> {
  const rounds = isOnce ? 1 : ROUNDS;
  for (let round = 0; round < WARM_UP && !isOnce; round++) await run();
  const before = await databaseMilliseconds(pool);
  const ownBefore = process.cpuUsage();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    await run();
    times.push(performance.now() - started);
  }
  const own = process.cpuUsage(ownBefore);
  const after = await databaseMilliseconds(pool);
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)]!.toFixed(1);
  // The CPU time of a closed connection is lost.
  const isKnown = before !== null && after !== null && after >= before;
  const cpu = isKnown ? ((after - before) / rounds).toFixed(1) : "-";
  const ownCpu = ((own.user + own.system) / 1000 / rounds).toFixed(1);
  return [name.padEnd(44), at(0.5).padStart(9), at(0.9).padStart(6), ownCpu.padStart(10), cpu.padStart(15)].join("  ");
}

/** CPU time of our database connections so far; null if the database runs on another machine. */
async function databaseMilliseconds(pool: Pool): Promise<number | null> {
  const { rows } = await pool.query(
    ...([
      "select pid from pg_stat_activity where application_name = 'souk' and datname = current_database()",
    ] as never[]),
  );
  try {
    return rows.reduce((sum, { pid }) => sum + processorMilliseconds(Number(pid)), 0);
  } catch {
    return null;
  }
}

function processorMilliseconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MILLISECONDS;
}

/** In thousands or millions, as in the seed command. */
async function readSize(pool: Pool): Promise<string> {
  const { rows } = await pool.query(...(["select count(*)::int as count from listing_products"] as never[]));
  const count = Number(rows[0]!.count);
  if (count < 10_000) return String(count);
  return count >= 1_000_000 ? `${Math.round(count / 1_000_000)}m` : `${Math.round(count / 10_000) * 10}k`;
}

/** Writes the query plan of each statement once, as a reference for changes of indexes. */
async function writePlans(pool: Pool, cases: readonly Case[], size: string): Promise<void> {
  const file = path.join(PLANS_FOLDER, `listing-${size}.md`);
  const parts: string[] = [];
  const seen = new Set<string>();
  for (const { name, run } of cases) {
    const statements = (await recordStatements(pool, run)).filter(({ text }) => !seen.has(text));
    parts.push(`## ${name}\n`);
    if (statements.length === 0) parts.push("No statement that is not shown above.\n");
    for (const statement of statements.slice(0, MAX_PLANS_OF_A_CASE)) {
      if (seen.has(statement.text)) continue;
      seen.add(statement.text);
      parts.push(await explain(pool, statement));
    }
  }
  const head = `# How the listing's queries are answered with ${size} products\n\nWritten by \`node bench/listing.ts --plans\`; prepared statements are shown with their values. With 5,000 products or more, lists and facets are answered\nfrom columns in the process (docs/decisions/0044-search-is-an-engine-behind-an-interface.md); the database is asked for what changed, for searches and for the cards.\n`;
  await mkdir(PLANS_FOLDER, { recursive: true });
  await writeFile(file, [head, ...parts].join("\n"));
  console.log(`Wrote ${path.relative(process.cwd(), file)}`);
}
