import { sql } from "drizzle-orm";
import type { Database } from "./client.ts";
import { readRows } from "./read-rows.ts";

/** All tables of the shop, each after those that it references. */
export async function findTables(db: Database): Promise<string[]> {
  const names = await readRows<{ name: string }>(
    db,
    sql`select c.relname as name from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  const references = await readRows<{ name: string; other: string }>(
    db,
    sql`select f.relname as name, t.relname as other from pg_constraint k
        join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
        where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conrelid <> k.confrelid order by 1, 2`,
  );
  const ordered: string[] = [];
  const visiting = new Set<string>();
  const visit = (name: string) => {
    if (ordered.includes(name)) return;
    if (visiting.has(name)) throw new Error(`The table ${name} refers to itself through others`);
    visiting.add(name);
    for (const reference of references) if (reference.name === name) visit(reference.other);
    ordered.push(name);
  };
  for (const { name } of names) visit(name);
  return ordered;
}

export async function countRows(db: Database, table: string): Promise<number> {
  const rows = await readRows<{ count: number }>(db, sql`select count(*)::int as count from ${sql.identifier(table)}`);
  return rows[0]!.count;
}

/** Whether there are any shops: a database that was only prepared has none. */
export async function hasShops(db: Database): Promise<boolean> {
  return (await countRows(db, "shops")) > 0;
}

/** Deletes every row of every table. */
export async function emptyTables(db: Database): Promise<void> {
  const names = (await findTables(db)).map((name) => sql.identifier(name));
  await db.execute(sql`truncate table ${sql.join(names, sql`, `)} restart identity cascade`);
}
