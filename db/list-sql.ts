import { type SQL, type SQLWrapper, and, count, inArray, or, sql } from "drizzle-orm";
import type { ListFilter, ListQuery } from "#shared/list/list.ts";
import type { Database } from "./client.ts";

/** The column or expression that a filter compares, or the condition itself. */
type FilterSource =
  | { text: SQLWrapper }
  | { word: SQLWrapper }
  | { number: SQLWrapper }
  | { instant: SQLWrapper }
  | { condition: (filter: ListFilter) => SQL | undefined };

/** How a list's names become SQL. `id` makes the order of equal rows certain. */
export type ListSql = {
  id: SQLWrapper;
  sorts: Readonly<Record<string, SQLWrapper>>;
  filters: Readonly<Record<string, FilterSource>>;
  search: (text: string) => SQL | undefined;
};

const DAY_MILLISECONDS = 86_400_000;

/** The rows that match search and filters. */
export function whereOfList(
  source: ListSql,
  { search, filters }: Pick<ListQuery, "search" | "filters">,
): SQL | undefined {
  return and(
    search === "" ? undefined : source.search(search),
    ...filters.map((filter) => conditionOf(source.filters[filter.name]!, filter)),
  );
}

/** `isFromEnd` reads backwards. */
export function orderOfList(source: ListSql, { sort }: Pick<ListQuery, "sort">, isFromEnd: boolean): SQL[] {
  const direction = sort.isDescending === isFromEnd ? sql`asc` : sql`desc`;
  return [sql`${source.sorts[sort.column]!} ${direction}`, sql`${source.id} ${direction}`];
}

/** Counts the rows of a query up to a limit. */
export async function countRows(db: Database, rows: SQL, max: number): Promise<number> {
  const found = await db.select({ count: count() }).from(sql`(${rows} limit ${max}) counted`);
  return found[0]!.count;
}

function conditionOf(source: FilterSource, filter: ListFilter): SQL | undefined {
  if ("condition" in source) return source.condition(filter);
  if ("instant" in source) return isOnDays(source.instant, filter);
  if ("number" in source) return isNumber(source.number, filter);
  return isText("text" in source ? source.text : source.word, filter, "text" in source);
}

/** Typed text is compared without regard to case; a value of a choice as it is. */
function isText(column: SQLWrapper, { operator, values }: ListFilter, isTyped: boolean): SQL {
  const folded = isTyped ? sql`lower(${column})` : sql`${column}`;
  const wanted = isTyped ? values.map((value) => value.toLowerCase()) : [...values];
  switch (operator) {
    case "empty":
      return sql`coalesce(${column}::text, '') = ''`;
    case "set":
      return sql`coalesce(${column}::text, '') <> ''`;
    case "not":
      return sql`(${column} is null or not ${inArray(folded, wanted)})`;
    case "contains":
      return sql`(${sql.join(
        wanted.map((value) => sql`${folded} like ${`%${escapeLike(value)}%`}`),
        sql` or `,
      )})`;
    default:
      return inArray(folded, wanted);
  }
}

function isNumber(column: SQLWrapper, { operator, values }: ListFilter): SQL | undefined {
  switch (operator) {
    case "empty":
      return sql`${column} is null`;
    case "set":
      return sql`${column} is not null`;
    case "between":
      return within(column, values[0] && sql`${values[0]}::numeric`, values[1] && sql`${values[1]}::numeric`, sql`<=`);
    case "not":
      return sql`${column} is distinct from ${values[0]}::numeric`;
    default:
      return sql`${column} in (${sql.join(
        values.map((value) => sql`${value}::numeric`),
        sql`, `,
      )})`;
  }
}

function isOnDays(column: SQLWrapper, { operator, values }: ListFilter): SQL | undefined {
  switch (operator) {
    case "empty":
      return sql`${column} is null`;
    case "set":
      return sql`${column} is not null`;
    default: {
      const [from, to = from] = values;
      return within(column, from && beginOf(from, 0), to && beginOf(to, 1), sql`<`);
    }
  }
}

function within(
  column: SQLWrapper,
  from: SQL | string | undefined,
  to: SQL | string | undefined,
  upTo: SQL,
): SQL | undefined {
  return and(from ? sql`${column} >= ${from}` : undefined, to ? sql`${column} ${upTo} ${to}` : undefined);
}

function beginOf(day: string, later: number): SQL {
  return sql`${new Date(Date.parse(`${day}T00:00:00Z`) + later * DAY_MILLISECONDS).toISOString()}::timestamptz`;
}

/** A filter by ids, whose choices are read from the database. */
export function isOneOfIds(column: SQLWrapper, { operator, values }: ListFilter): SQL {
  const ids = sql.join(
    values.map((value) => sql`${Number(value)}`),
    sql`, `,
  );
  return operator === "not" ? sql`${column} not in (${ids})` : sql`${column} in (${ids})`;
}

/** `yes`: the choice that asks for the condition; the other one asks for its opposite. */
export function isYesOrNo(condition: SQL, yes = "yes") {
  return ({ values }: ListFilter): SQL | undefined => {
    if (values.length !== 1) return undefined;
    return values[0] === yes ? sql`(${condition})` : sql`not (${condition})`;
  };
}

/** Whether one of the columns has the text in it, without regard to case. */
export function anyContains(columns: readonly SQLWrapper[], text: string): SQL {
  const like = `%${escapeLike(text.toLowerCase())}%`;
  return or(...columns.map((column) => sql`lower(${column}) like ${like}`))!;
}

export function escapeLike(text: string): string {
  return text.replaceAll(/[%_\\]/g, String.raw`\$&`);
}
