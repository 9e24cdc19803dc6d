import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { findAdminOrders } from "#domain/orders/order-admin/find-admin-orders.ts";
import type { Context } from "#domain/context.ts";
import { runAsCommand } from "#server/run-as-command.ts";
import { createShopContext } from "#server/http/visitor.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { ADMIN_ORDER_LIST } from "#shared/list/order-lists.ts";
import { explain, type Pool, recordStatements } from "./record-statements.ts";

// DATABASE_URL=… node bench/order-list.ts [--orders 1000000] [--plans]: how long a page of all orders takes, by filter.
// The demo's orders are copied until there are so many; use a database that is thrown away. `--plans` keeps how the
// database answers them in plans/order-list-<size>.md.

const ROUNDS = 15;
const WARM_UP = 3;
const MAX_MILLISECONDS = 100;
const COPIES_AT_MOST = 100_000;
const PLANS_FOLDER = path.join(import.meta.dirname, "plans");

const QUERIES: Readonly<Record<string, string>> = {
  "the first page": "",
  "the last page": "page=-1",
  "page 40": "page=40&per_page=250",
  "by total": "sort=-total",
  "one status": "fulfilment=confirmed",
  "to ship": "work=to_ship",
  "awaiting payment": "work=awaiting_payment",
  "one country, paid": "country=US&payment=paid",
  "one method": "method=cash_on_delivery",
  "one shop": "shop=1",
  "a month": "placed=2026-10-01&placed=2026-10-31",
  "part of an email": "q=shopper",
  "an email": "email.op=is&email=shopper@souk.example",
  "a product": "product=lamp",
  "a tracking number": "tracking=JD0146",
  "no tracking number": "tracking.op=empty",
  "a phone number": "q=555 0142",
  nothing: "q=zzzzqqqq",
};

await runAsCommand(async (shop) => {
  const { values: options } = parseArgs({
    options: { orders: { type: "string", default: "1000000" }, plans: { type: "boolean", default: false } },
  });
  if (!shop.database.pool) throw new Error("The bench measures a PostgreSQL: set DATABASE_URL");
  const pool = shop.database.pool as unknown as Pool;
  const count = await fill(pool, Number(options.orders));
  const guest = await createShopContext(shop);
  const ctx: Context = { ...guest, visitor: { ...guest.visitor, customerId: 1, permissions: ["*"] } };
  if (options.plans) return writePlans(pool, ctx, count);
  console.log(`${count} orders, ${ROUNDS} rounds after ${WARM_UP} to warm up; the aim is ${MAX_MILLISECONDS} ms.`);
  for (const [name, query] of Object.entries(QUERIES)) {
    const times: number[] = [];
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      const started = performance.now();
      await read(ctx, query);
      if (round >= WARM_UP) times.push(performance.now() - started);
    }
    const sorted = times.toSorted((one, other) => one - other);
    const [median, high] = [sorted[Math.floor(ROUNDS / 2)]!, sorted[Math.floor(ROUNDS * 0.9)]!];
    const mark = median > MAX_MILLISECONDS ? "  too slow" : "";
    console.log(`${name.padEnd(24)} median ${median.toFixed(1)} ms, p90 ${high.toFixed(1)} ms${mark}`);
  }
});

async function read(ctx: Context, query: string): Promise<void> {
  const found = await findAdminOrders(ctx, readListUrl(ADMIN_ORDER_LIST, new URLSearchParams(query)));
  if (!found.ok) throw new Error(found.failure.code);
}

/** Copies purchases with one order each, spread over two years, with their lines and addresses. */
async function fill(pool: Pool, wanted: number): Promise<number> {
  const run = (text: string, values: unknown[] = []) => pool.query(...([text, values] as never[]));
  const size = async () => Number((await run("select count(*)::int as size from orders")).rows[0]!.size);
  const columnsOf = async (table: string, without: readonly string[]) => {
    const { rows } = await run("select column_name as name from information_schema.columns where table_name = $1", [
      table,
    ]);
    return rows.map(({ name }) => `"${String(name)}"`).filter((name) => !without.includes(name));
  };
  const purchases = await columnsOf("purchases", ['"id"', '"trx_id"', '"session_id"', '"created_at"', '"placed_at"']);
  const orders = await columnsOf("orders", ['"id"', '"code"', '"purchase_id"', '"created_at"', '"key_hash"']);
  const lines = await columnsOf("order_lines", ['"id"', '"order_id"']);
  const addresses = await columnsOf("purchase_addresses", ['"purchase_id"']);
  for (let there = await size(); there < wanted; there = await size()) {
    const most = Math.min(COPIES_AT_MOST, wanted - there);
    await run("drop table if exists bench_copies");
    await run(
      `create unlogged table bench_copies as select row_number() over () as place, o.id as order_id, o.purchase_id,
         now() - random() * interval '730 days' as at, md5(random()::text || o.id || n) as token
       from orders o cross join generate_series(1, $1::int) n order by random() limit $2::int`,
      [Math.ceil(most / Math.max(there, 1)), most],
    );
    await run(`insert into purchases (trx_id, created_at, placed_at, ${purchases.join(", ")})
      select c.token, c.at, c.at, ${purchases.map((name) => `p.${name}`).join(", ")}
      from bench_copies c join purchases p on p.id = c.purchase_id`);
    await run(`insert into orders (code, purchase_id, created_at, ${orders.join(", ")})
      select 'SK-' || upper(left(c.token, 4) || '-' || substr(c.token, 5, 12)), n.id, c.at, ${orders.map((name) => `o.${name}`).join(", ")}
      from bench_copies c join orders o on o.id = c.order_id join purchases n on n.trx_id = c.token`);
    await run(`insert into order_lines (order_id, ${lines.join(", ")})
      select n.id, ${lines.map((name) => `l.${name}`).join(", ")}
      from bench_copies c join purchases p on p.trx_id = c.token join orders n on n.purchase_id = p.id
      join order_lines l on l.order_id = c.order_id`);
    await run(`insert into purchase_addresses (purchase_id, ${addresses.join(", ")})
      select p.id, ${addresses.map((name) => `a.${name}`).join(", ")}
      from bench_copies c join purchases p on p.trx_id = c.token join purchase_addresses a on a.purchase_id = c.purchase_id`);
    console.log(`${there + most} orders`);
  }
  await run("drop table if exists bench_copies");
  for (const table of ["purchases", "orders", "order_lines", "purchase_addresses"])
    await run(`vacuum analyze ${table}`);
  return size();
}

async function writePlans(pool: Pool, ctx: Context, count: number): Promise<void> {
  const parts: string[] = [];
  for (const [name, query] of Object.entries(QUERIES)) {
    parts.push(`## ${name}\n`);
    for (const statement of await recordStatements(pool, () => read(ctx, query)))
      if (/\borders\b/.test(statement.text)) parts.push(await explain(pool, statement));
  }
  const file = path.join(PLANS_FOLDER, `order-list-${count}.md`);
  const head = `# How the list of all orders is answered with ${count} orders\n\nWritten by \`node bench/order-list.ts --plans\`.\n`;
  await mkdir(PLANS_FOLDER, { recursive: true });
  await writeFile(file, [head, ...parts].join("\n"));
  console.log(`Wrote ${path.relative(process.cwd(), file)}`);
}
