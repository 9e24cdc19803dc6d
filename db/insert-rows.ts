import { getTableColumns, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./client.ts";
import { preparedSql } from "./prepared.ts";

/**
 * Inserts any number of rows by a statement that is built once. All rows have the keys of the first; undefined becomes
 * null. `name` identifies the table and the keys, and `tail` follows the values.
 */
export function insertRows<Table extends PgTable, Returned = unknown>(
  db: Database,
  name: string,
  table: Table,
  rows: readonly Table["$inferInsert"][],
  tail: SQL = sql``,
): Promise<Returned[]> {
  if (!rows[0]) return Promise.resolve([]);
  const keys = Object.keys(rows[0]);
  return preparedSql<Returned>(db, name, (value) => {
    const names = columnList(table, keys);
    return sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${value("rows")}::json) ${tail}`;
  }).execute({ rows: JSON.stringify(rows.map((row) => toColumns(table, row))) });
}

/** Updates columns of the row with this id by a statement that is built once. */
export async function updateById<Table extends PgTable>(
  db: Database,
  name: string,
  table: Table,
  row: Partial<Table["$inferInsert"]> & { id: number },
): Promise<void> {
  const { id, ...changed } = row;
  const columns = getTableColumns(table);
  await preparedSql(db, name, (value) => {
    const changes = Object.keys(changed).map((key) => {
      const column = sql.identifier(columns[key]!.name);
      return sql`${column} = changed.${column}`;
    });
    return sql`update ${table} as own set ${sql.join(changes, sql`, `)}
      from json_populate_record(null::${table}, ${value("row")}::json) as changed where own.id = ${value("id")}`;
  }).execute({ id, row: JSON.stringify(toColumns(table, changed)) });
}

/** The columns of these keys, as SQL. */
export function columnList(table: PgTable, keys: readonly string[], of: SQL = sql``): SQL {
  const columns = getTableColumns(table);
  return sql.join(
    keys.map((key) => sql`${of}${sql.identifier(columns[key]!.name)}`),
    sql`, `,
  );
}

/** A row keyed by column names, for `json_populate_record`. */
export function toColumns(table: PgTable, row: object): Record<string, unknown> {
  const columns = getTableColumns(table);
  return Object.fromEntries(
    Object.entries(row).map(([key, value]: [string, unknown]) => [
      columns[key]!.name,
      // JSON would keep a lone surrogate, which the database rejects.
      typeof value === "string" ? value.toWellFormed() : value,
    ]),
  );
}
