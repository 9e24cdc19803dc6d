import { desc, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

type TimedTable = PgTable & { createdAt: PgColumn; id: PgColumn };

/** By time, then by id. An id alone says when a row was written, not when it happened. */
export const newestFirst = ({ createdAt, id }: TimedTable): SQL[] => [desc(createdAt), desc(id)];

/** Rows after the row of that id in a list sorted by `newestFirst`. */
export const isOlderThan = (table: TimedTable, id: number): SQL =>
  sql`(${table.createdAt}, ${table.id}) < ${sortKeyOf(table, id)}`;

const sortKeyOf = (table: TimedTable, id: number): SQL =>
  sql`(select ${table.createdAt}, ${table.id} from ${table} where ${table.id} = ${id})`;
