import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { countShopOrders, findShopOrders } from "#domain/fulfilment/fulfilment/find-shop-orders.ts";
import { findAdminOrders } from "#domain/orders/order-admin/find-admin-orders.ts";
import type { Context } from "#domain/context.ts";
import { parseConfig } from "#server/config.ts";
import { createLog } from "#server/http/log.ts";
import { createShopContext } from "#server/http/visitor.ts";
import { openShop } from "#server/shop.ts";
import type { ListDefinition } from "#shared/list/list.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { ADMIN_ORDER_LIST, SHOP_ORDER_LIST } from "#shared/list/order-lists.ts";
import { type Figure, plainFigure } from "../figure.ts";
import { explain, type Pool, recordStatements } from "../record-statements.ts";
import { openShopOfOrders } from "../seeded-orders.ts";
import type { Bed } from "../seeded-shops.ts";

const ORDERS = 1_000_000;
const ROUNDS = 20;
const PLAN_ROUNDS = 5;
const WARM_UP = 2;
const MAX_MILLISECONDS = 100;
/** With at least this many search indexes, they are not listed individually. */
const MANY_INDEXES = 4;
const PROJECT_FOLDER = path.resolve(import.meta.dirname, "../..");
const PLANS_FILE = "bench/plans/order-lists-1m.md";

/** Of filters whose values are no fixed choices. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  method: ["method=cash_on_delivery", "method=sandbox", "method.op=not&method=sandbox"],
  country: ["country=US", "country=JP", "country=IS"],
  placed: ["placed=2026-10-01&placed=2026-10-31", "placed=2026-11-01", "placed=2025-01-01&placed="],
  email: ["email=shopper", "email=7a9f2", "email.op=is&email=shopper@souk.example"],
  product: ["product=lamp", "product=zzzz"],
  tracking: ["tracking=JD0146", "tracking.op=set", "tracking.op=empty"],
  shop: ["shop=1", "shop.op=not&shop=1"],
};
/** Pages, searches, and filters together. */
const QUERIES = [
  "",
  "page=40&per_page=250",
  "page=-1",
  "q=shopper",
  "q=3f2a7",
  "q=SK-7A9F",
  "q=lamp",
  "q=555 0142",
  "q=JD014600",
  "q=INV-1-1000",
  "q=ma",
  "q=zzzzqqqq",
  "country=US&payment=paid",
  "country=IS&payment=unpaid&sort=total",
  "fulfilment=delivered&method=sandbox&sort=-total",
  "placed=2026-10-01&placed=2026-10-31&product=lamp",
  "q=lamp&fulfilment=pending&sort=-total",
  "country=DE&method=cash_on_delivery&page=40&per_page=250",
  "country=JP&fulfilment=delivered&sort=total",
  "fulfilment=canceled&payment=unpaid&sort=-total",
  "fulfilment=delivered&payment=unpaid",
  "fulfilment=delivered&page=40&per_page=250",
  "payment=paid&fulfilment=delivered&page=-1",
  "payment=partly_refunded&method=sandbox",
  "placed=2026-10-01&placed=2026-10-31&sort=-total",
  "placed=2026-10-01&placed=2026-10-31&fulfilment=pending",
  "tracking.op=empty&fulfilment=delivered",
  "tracking.op=empty&page=-1",
];

type Read = (query: string) => Promise<unknown>;
type Reads = Readonly<Record<string, { definition: ListDefinition; read: Read }>>;

/** Times of order lists with a million orders, by query, with the query plans. */
export async function measureLists(bed: Bed, arePlansWanted: boolean): Promise<Figure[]> {
  const databaseUrl = await openShopOfOrders(bed, ORDERS);
  const config = parseConfig({ ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: bed.folder, DEMO_MODE: "true" });
  const shop = await openShop(config, createLog("warn"), PROJECT_FOLDER);
  try {
    const pool = shop.database.pool as unknown as Pool;
    const reads = await readsOf(pool, await createShopContext(shop));
    if (arePlansWanted) await writePlans(pool, reads);
    return await timesOf(reads);
  } finally {
    await shop.close();
  }
}

/** The operator's list, and that of the shop with the most orders. */
async function readsOf(pool: Pool, guest: Context): Promise<Reads> {
  const ctx: Context = { ...guest, visitor: { ...guest.visitor, customerId: 1, permissions: ["*"] } };
  const { rows } = await pool.query(
    ...(["select shop_id as id from orders group by shop_id order by count(*) desc limit 1"] as never[]),
  );
  const shopId = Number(rows[0]!.id);
  return {
    operator: {
      definition: ADMIN_ORDER_LIST,
      read: (query) => findAdminOrders(ctx, readListUrl(ADMIN_ORDER_LIST, new URLSearchParams(query))),
    },
    seller: {
      definition: SHOP_ORDER_LIST,
      read: (query) =>
        query === "tabs"
          ? countShopOrders(ctx, shopId)
          : findShopOrders(ctx, shopId, readListUrl(SHOP_ORDER_LIST, new URLSearchParams(query))),
    },
  };
}

/** Every sort and every filter of a list with each of its choices, and some of them together. */
function queriesOf(definition: ListDefinition): string[] {
  const sorts = definition.sorts.flatMap((sort) => [`sort=${sort}`, `sort=-${sort}`]);
  const filters = Object.entries(definition.filters).flatMap(([name, filter]) =>
    "choices" in filter ? filter.choices.map((choice) => `${name}=${choice}`) : (VALUES[name] ?? []),
  );
  return [...QUERIES, ...sorts, ...filters, ...("state" in definition.filters ? ["tabs"] : [])];
}

async function timesOf(reads: Reads): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [desk, { definition, read }] of Object.entries(reads))
    for (const query of queriesOf(definition)) {
      const times: number[] = [];
      for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
        const started = performance.now();
        await read(query);
        if (round >= WARM_UP) times.push(performance.now() - started);
      }
      const p95 = times.toSorted((one, other) => one - other)[Math.ceil(ROUNDS * 0.95) - 1]!;
      const figure = plainFigure("orders of a million, p95", `${desk}: ${query || "first page"}`, "ms", times, null);
      figures.push({ ...figure, value: p95, goal: `≤ ${MAX_MILLISECONDS} ms`, isMet: p95 <= MAX_MILLISECONDS });
    }
  return figures;
}

/** A line for each query: which indexes its statements use, how many rows and pages they read, and how long they take together. */
async function writePlans(pool: Pool, reads: Reads): Promise<void> {
  const lines = [
    `# How the lists of orders are answered with ${ORDERS} orders\n`,
    `Written by \`npm run bench -- --only lists --plans\`: what the statements of a page read together, counting included. Pages are those of 8 kB that PostgreSQL asked its memory or the disk for. Milliseconds are those of the database with planning, the median of ${PLAN_ROUNDS} runs.\n`,
    "| query | read by | rows | pages | ms |",
    "| --- | --- | --: | --: | --: |",
  ];
  for (const [desk, { definition, read }] of Object.entries(reads))
    for (const query of queriesOf(definition)) {
      const statements = await recordStatements(pool, () => read(query));
      const runs: string[][] = [];
      for (let round = 0; round < PLAN_ROUNDS; round += 1) {
        const plans: string[] = [];
        for (const statement of statements.filter(({ text }) => /\borders\b/.test(text)))
          plans.push(await explain(pool, statement));
        runs.push(plans);
      }
      const plans = runs.at(-1)!;
      const [rows, pages] = [plans.map(rowsReadBy), plans.map(pagesReadBy)].map(sumOf);
      const times = runs.map((run) => sumOf(run.map(milliseconds))).toSorted((one, other) => one - other);
      const time = times[Math.floor(PLAN_ROUNDS / 2)]!.toFixed(1);
      lines.push(
        `| ${desk}: ${query || "first page"} | ${scannedBy(plans.join("\n"))} | ${rows} | ${pages} | ${time} |`,
      );
    }
  const file = path.join(PROJECT_FOLDER, PLANS_FILE);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${lines.join("\n")}\n`);
  console.log(`Wrote ${PLANS_FILE}`);
}

/** The indexes in the order of use, without primary keys and those of displayed rows; and sequentially scanned tables. */
function scannedBy(plan: string): string {
  const found = [...plan.matchAll(/(?:using (\S+) on|Bitmap Index Scan on (\S+)|Seq Scan on (\S+))/g)].map(
    ([, index, bitmap, table]) => index ?? bitmap ?? `all of ${table}`,
  );
  const named = [...new Set(found)].filter(
    (name) => !/_pkey$|_pk$|^pg_class|^order_lines_order$|^all of (shops|found)$/.test(name),
  );
  const searched = named.filter((name) => /_search$|_code_parts$/.test(name));
  if (searched.length < MANY_INDEXES) return named.join(", ");
  return [
    "each index of the search",
    ...named.filter((name) => !/_search$|_code_parts$|_unique$|^parcels_order$|^orders_one_per_shop$/.test(name)),
  ].join(", ");
}

function rowsReadBy(plan: string): number {
  const read = plan.matchAll(/Scan .*\(actual rows=(\d+) loops=(\d+)\)/g);
  const thrown = plan.matchAll(/Rows Removed by (?:Filter|Index Recheck): (\d+)/g);
  const kept = [...read].reduce((sum, [, rows, loops]) => sum + Number(rows) * Number(loops), 0);
  return [...thrown].reduce((sum, [, rows]) => sum + Number(rows), kept);
}

/** The first such line has the totals of the whole statement. */
function pagesReadBy(plan: string): number {
  const [, hit, read] = /Buffers: shared(?: hit=(\d+))?(?: read=(\d+))?/.exec(plan) ?? [];
  return Number(hit ?? 0) + Number(read ?? 0);
}

function milliseconds(plan: string): number {
  return sumOf([...plan.matchAll(/(?:Planning|Execution) Time: ([\d.]+) ms/g)].map(([, time]) => Number(time)));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
