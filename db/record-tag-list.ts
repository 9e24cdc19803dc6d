import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { ListFilter } from "#shared/list/list.ts";
import { escapeLike } from "./list-sql.ts";
import { internalTags, recordTags } from "./schema/record.ts";

type Tagged = {
  /** The column of a list that names the record. */
  record: SQLWrapper;
  /** The column of `record_tags` that refers to it. */
  column: "order_id" | "product_id" | "customer_id" | "shop_id";
  /** Whose tags; null for those of staff. */
  byShopId: number | null;
};

/** Internal tags of a list's rows: to show, filter and search. */
export function recordTagSql({ record, column, byShopId }: Tagged) {
  const own = isOfSide(byShopId);
  const link = sql`r.${sql.raw(column)} = ${record}`;
  const tagged = (condition: SQL) =>
    sql`${record} in (select r.${sql.raw(column)} from ${recordTags} r join ${internalTags} g on g.id = r.tag_id
      where ${own} and ${condition})`;
  return {
    names: sql<string[]>`array(select g.name from ${recordTags} r join ${internalTags} g on g.id = r.tag_id
      where ${own} and ${link} order by g.name)`,
    condition: ({ operator, values }: ListFilter): SQL => {
      const named = sql`g.name in (${sql.join(
        values.map((value) => sql`${value}`),
        sql`, `,
      )})`;
      switch (operator) {
        case "empty":
          return sql`not ${isTagged()}`;
        case "set":
          return isTagged();
        case "not":
          return sql`not exists (select from ${recordTags} r join ${internalTags} g on g.id = r.tag_id
            where ${own} and ${named} and ${link})`;
        default:
          return tagged(named);
      }
    },
    search: (text: string): SQL => tagged(sql`fold_text(g.name) like fold_text(${`%${escapeLike(text)}%`})`),
  };

  function isTagged(): SQL {
    return sql`exists (select from ${recordTags} r join ${internalTags} g on g.id = r.tag_id where ${own} and ${link})`;
  }
}

export function isOfSide(byShopId: number | null): SQL {
  return byShopId === null ? sql`g.by_shop_id is null` : sql`g.by_shop_id = ${byShopId}`;
}
