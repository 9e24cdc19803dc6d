import { type SQL, and, sql } from "drizzle-orm";
import type { ListQuery } from "#shared/list/list.ts";
import type { Database } from "./client.ts";
import { type ListSql, countRows, orderOfList, whereOfList } from "./list-sql.ts";

type Selection =
  | { ids: readonly number[]; query?: never }
  | { ids?: never; query: Pick<ListQuery, "search" | "filters"> };

/** The part of a query that varies between reads. */
export type ListRange = { where: SQL | undefined; orderBy: SQL[]; limit: number; offset: number };

type ListSource<Row> = {
  list: ListSql;
  /** The scope of the list, such as one shop's rows. */
  scope?: SQL | undefined;
  rows: (range: ListRange) => Promise<Row[]>;
  /** The query that counts the same rows. */
  matching: (where: SQL | undefined) => SQL;
};

/** The reads of a list: a page, their number, and the rows of a selection in the order of their ids. */
export function listReads<Row>(db: Database, { list, scope, rows, matching }: ListSource<Row>) {
  const whereOf = (wanted: Selection) =>
    and(scope, wanted.ids === undefined ? whereOfList(list, wanted.query) : isOneOf(list, wanted.ids));
  return {
    find: (query: ListQuery, { limit, offset, isFromEnd }: { limit: number; offset: number; isFromEnd: boolean }) =>
      rows({ where: whereOf({ query }), orderBy: orderOfList(list, query, isFromEnd), limit, offset }),
    findAfter: (wanted: Selection, after: number, limit: number) =>
      rows({
        where: and(whereOf(wanted), sql`${list.id} > ${after}`),
        orderBy: [sql`${list.id} asc`],
        limit,
        offset: 0,
      }),
    count: (wanted: Selection, max: number) => countRows(db, matching(whereOf(wanted)), max),
  };
}

/** A query without conditions, made with `$dynamic()`. */
type Select<Raw> = PromiseLike<Raw[]> & {
  where: (condition: SQL | undefined) => Select<Raw>;
  orderBy: (...columns: SQL[]) => Select<Raw>;
  limit: (limit: number) => Select<Raw>;
  offset: (offset: number) => Select<Raw>;
  getSQL: () => SQL;
};

type SelectSource<Raw, Row> = Pick<ListSource<Row>, "list" | "scope"> & {
  select: () => Select<Raw>;
  read: (row: Raw) => Row;
  /** Selects the same rows with fewer joins, to count them. */
  matching?: () => Pick<Select<unknown>, "where">;
};

/** The reads of a list that one query selects. */
export function selectReads<Raw, Row>(
  db: Database,
  { list, scope, select, read, matching = select }: SelectSource<Raw, Row>,
) {
  return listReads(db, {
    list,
    scope,
    rows: async ({ where, orderBy, limit, offset }) => {
      const rows = await select()
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset);
      return rows.map(read);
    },
    matching: (where) => matching().where(where).getSQL(),
  });
}

function isOneOf({ id }: ListSql, ids: readonly number[]): SQL {
  if (ids.length === 0) return sql`false`;
  return sql`${id} in (${sql.join(
    ids.map((each) => sql`${each}`),
    sql`, `,
  )})`;
}
