import { sql } from "drizzle-orm";
import { openPostgres, type Database } from "#db/client.ts";
import { type Bed, seedOnce, seedOf } from "./seeded-shops.ts";

/** In a shop that has been open for years, most orders have been delivered. */
const DELIVERED_WEIGHT = 12;
const TABLES = ["purchases", "orders", "order_lines", "purchase_addresses", "parcels", "invoices"];

/** Buyers from other countries than those of the demo: a tenth, a fiftieth, and a thousandth. */
const COUNTRY_OF_COPY = `case when c.place % 10 = 0 then 'DE' when c.place % 50 = 1 then 'JP' when c.place % 1000 = 7 then 'IS'
  else t.ship_to_country_code end`;

/** The demo shop with this many orders: its own orders, copied and spread over two years, each with a different buyer. */
export async function openShopOfOrders(bed: Bed, count: number): Promise<string> {
  const seed = seedOf();
  const demo = await seedOnce(bed, { name: `demo_${seed}`, template: null, products: 0, folder: bed.folder });
  const fill = (databaseUrl: string) => fillOrders(databaseUrl, count);
  const name = await seedOnce(bed, { name: `orders_${count}_${seed}`, template: demo, fill });
  return bed.postgres.urlOf(name);
}

async function fillOrders(databaseUrl: string, count: number): Promise<void> {
  const handle = openPostgres(databaseUrl, 1);
  try {
    // The copied rows have already passed checks and triggers.
    await run(handle.db, "set session_replication_role = replica");
    const indexes = await dropIndexes(handle.db);
    await copyOrders(handle.db, count);
    await run(handle.db, "set maintenance_work_mem = '256MB'");
    for (const definition of indexes) await run(handle.db, definition);
    await run(handle.db, `vacuum (analyze) ${TABLES.join(", ")}`);
  } finally {
    await handle.close();
  }
}

/** Returns the statements that recreate the indexes: filling them row by row takes several times as long. */
async function dropIndexes(db: Database): Promise<string[]> {
  const found = await run(
    db,
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = any (array['${TABLES.join("', '")}']::regclass[])
       and not exists (select from pg_constraint where conindid = indexrelid)`,
  );
  for (const { name } of found) await run(db, `drop index ${String(name)}`);
  return found.map(({ definition }) => String(definition));
}

async function copyOrders(db: Database, count: number): Promise<void> {
  const [last] = await run(
    db,
    `select (select max(id) from purchases) as purchase, (select max(id) from orders) as "order"`,
  );
  const [purchase, order] = [Number(last!.purchase), Number(last!.order)];
  await run(
    db,
    `create unlogged table copies as select row_number() over (order by found.at) as place, found.* from (
       select o.id as order_id, o.purchase_id, now() - random() * interval '730 days' as at, md5(o.id || ' ' || n) as token
       from (select *, case fulfilment_status when 'delivered' then ${DELIVERED_WEIGHT} else 1 end as weight from orders) o
       cross join lateral generate_series(1, ceil(${count}.0 * weight / (select sum(case fulfilment_status
         when 'delivered' then ${DELIVERED_WEIGHT} else 1 end) from orders))::int) n
       order by random() limit ${count}) found`,
  );
  await copyRows(db, "purchases", "t.id = c.purchase_id", {
    id: `${purchase} + c.place`,
    trx_id: "c.token",
    session_id: "null",
    email: "left(c.token, 7) || '.' || t.email",
    phone: "'+1 555 ' || lpad((c.place * 7919 % 10000000)::text, 7, '0')",
    ship_to_country_code: COUNTRY_OF_COPY,
    created_at: "c.at",
    placed_at: "c.at",
  });
  await copyRows(db, "orders", "t.id = c.order_id", {
    id: `${order} + c.place`,
    // The factor is odd, so that each position gives different letters.
    code: "regexp_replace(upper(lpad(to_hex(c.place * 2654435761 % 4294967296), 8, '0')), '(....)(....)', 'SK-\\1-\\2')",
    purchase_id: `${purchase} + c.place`,
    total_minor: "t.total_minor + c.place % 5000",
    key_hash: "null",
    created_at: "c.at",
  });
  await copyRows(db, "order_lines", "t.order_id = c.order_id", { id: null, order_id: `${order} + c.place` });
  await copyRows(db, "purchase_addresses", "t.purchase_id = c.purchase_id", {
    purchase_id: `${purchase} + c.place`,
    name: "t.name || ' ' || initcap(left(c.token, 6))",
    phone: "'+1 555 ' || lpad((c.place * 7919 % 10000000)::text, 7, '0')",
  });
  await copyRows(db, "parcels", "t.order_id = c.order_id", {
    id: null,
    order_id: `${order} + c.place`,
    tracking_number: "t.tracking_number || lpad(c.place::text, 7, '0')",
  });
  await copyRows(db, "invoices", "t.order_id = c.order_id", {
    id: null,
    order_id: `${order} + c.place`,
    number: "100000 + c.place",
  });
  await run(db, "drop table copies");
}

/** `changed`: what differs from the copied row, as SQL; a column that is null is left to its default. */
async function copyRows(
  db: Database,
  table: string,
  isOfCopy: string,
  changed: Readonly<Record<string, string | null>>,
): Promise<void> {
  const columns = await run(
    db,
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = '${table}' and is_generated = 'NEVER'`,
  );
  const names = columns.map(({ name }) => String(name)).filter((name) => changed[name] !== null);
  const values = names.map((name) => changed[name] ?? `t."${name}"`);
  await run(
    db,
    `insert into ${table} (${names.map((name) => `"${name}"`).join(", ")}) overriding system value
     select ${values.join(", ")} from copies c join ${table} t on ${isOfCopy} order by c.place`,
  );
}

async function run(db: Database, text: string): Promise<Record<string, unknown>[]> {
  return ((await db.execute(sql.raw(text))) as { rows: Record<string, unknown>[] }).rows;
}
