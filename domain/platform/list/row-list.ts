import type { ListFilter, ListPage, ListQuery } from "#shared/list/list.ts";
import type { BulkSelection, ListPart, ListReads } from "./read-list-page.ts";

type Value = string | number | null;

/** How a list of few rows is sorted, filtered and searched once all of them are read. A filter may look at several values. */
export type RowList<Row> = {
  sorts: Readonly<Record<string, (row: Row) => Value>>;
  filters?: Readonly<Record<string, (row: Row) => Value | readonly string[]>>;
  /** The texts that a search looks into. */
  search: (row: Row) => readonly (string | null)[];
};

const DAY_LENGTH = 10;

/** The reads of such a list; equal rows keep the order in which they were read. */
export function readsOfRows<Row extends { id: number }>(
  all: () => Promise<readonly Row[]>,
  list: RowList<Row>,
): ListReads<Row> {
  const matching = async ({ ids, query }: BulkSelection) =>
    (await all()).filter((row) => (ids ? ids.includes(row.id) : isMatching(row, list, query)));
  return {
    find: async (query, { limit, offset, isFromEnd }: ListPart) => {
      const sorted = sortRows(await matching({ query }), list, query);
      return (isFromEnd ? sorted.toReversed() : sorted).slice(offset, offset + limit);
    },
    findAfter: async (wanted, after, max) =>
      (await matching(wanted))
        .filter(({ id }) => id > after)
        .toSorted((one, other) => one.id - other.id)
        .slice(0, max),
    count: async (wanted, max) => Math.min(max, (await matching(wanted)).length),
  };
}

/** The requested page of rows that are read already; beyond the end it is the last one. */
export function pageOfRows<Row>(query: ListQuery, rows: readonly Row[], list: RowList<Row>): ListPage<Row> {
  const found = sortRows(
    rows.filter((row) => isMatching(row, list, query)),
    list,
    query,
  );
  const { perPage } = query;
  const pages = Math.max(1, Math.ceil(found.length / perPage));
  const page = query.page < 0 ? Math.max(1, pages + 1 + query.page) : Math.min(query.page, pages);
  return {
    rows: found.slice((page - 1) * perPage, page * perPage),
    total: found.length,
    isTotalCapped: false,
    page,
    perPage,
  };
}

function sortRows<Row>(rows: readonly Row[], { sorts }: RowList<Row>, { sort }: ListQuery): Row[] {
  const valueOf = sorts[sort.column]!;
  const sign = sort.isDescending ? -1 : 1;
  return rows.toSorted((one, other) => sign * compare(valueOf(one), valueOf(other)));
}

/** Empty values come first. */
function compare(one: Value, other: Value): number {
  if (typeof one === "string" && typeof other === "string")
    return one.localeCompare(other, undefined, { numeric: true, sensitivity: "base" });
  return Number(one ?? Number.NEGATIVE_INFINITY) - Number(other ?? Number.NEGATIVE_INFINITY) || 0;
}

function isMatching<Row>(row: Row, { filters = {}, search }: RowList<Row>, query: ListQuery): boolean {
  const wanted = query.search.toLowerCase();
  const isFound = wanted === "" || search(row).some((text) => text?.toLowerCase().includes(wanted));
  return isFound && query.filters.every((filter) => isFiltered(filters[filter.name]!(row), filter));
}

function isFiltered(value: Value | readonly string[], { operator, values }: ListFilter): boolean {
  const own = (typeof value === "object" ? [...(value ?? [])] : [String(value)]).map((each) => each.toLowerCase());
  const isOne = () => values.some((each) => own.includes(each.toLowerCase()));
  switch (operator) {
    case "empty":
      return own.every((each) => each === "");
    case "set":
      return own.some((each) => each !== "");
    case "not":
      return !isOne();
    case "contains":
      return values.some((each) => own.some((text) => text.includes(each.toLowerCase())));
    case "between":
      return isBetween(value as Value, values);
    default:
      return typeof value === "number" ? values.some((each) => Number(each) === value) : isOne();
  }
}

/** Both ends included; instants are compared by their day. Rows without a value never match. */
function isBetween(value: Value, [from = "", to = ""]: readonly string[]): boolean {
  if (value === null || value === "") return false;
  if (typeof value === "number") return (from === "" || value >= Number(from)) && (to === "" || value <= Number(to));
  const day = value.slice(0, DAY_LENGTH);
  return (from === "" || day >= from) && (to === "" || day <= to);
}
