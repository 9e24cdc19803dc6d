/** How a filter compares. `between` includes both ends, and one of them may be open; `empty` has no value. */
export const LIST_OPERATORS = ["is", "not", "contains", "between", "empty", "set"] as const;
export type ListOperator = (typeof LIST_OPERATORS)[number];

type FilterFrame = {
  /** Other operators than the ones of its kind. */
  operators?: readonly ListOperator[];
  /** Whether a row may have no value, so that `empty` and `set` are offered too. */
  isNullable?: boolean;
};

/** A filter of a list. `choice`: one of `choices`, or of values of this form. Days are UTC. */
export type ListFilterDefinition = FilterFrame &
  (
    | { kind: "choice"; choices: readonly string[] }
    | { kind: "choice"; pattern: RegExp }
    | { kind: "text" | "number" | "day" }
  );

/** The definition of a list. Its name is not part of a URL. */
export type ListDefinition = {
  /** Columns that can be sorted; their names are used in the URL. */
  sorts: readonly string[];
  defaultSort: ListSort;
  filters: Readonly<Record<string, ListFilterDefinition>>;
  /** Before its names in the URL: of the second list of a screen. It has no calls. */
  prefix?: string;
};

export type ListSort = { column: string; isDescending: boolean };
export type ListFilter = { name: string; operator: ListOperator; values: readonly string[] };

/** A page of a list as requested. `page`: negative pages count from the end. */
export type ListQuery = {
  search: string;
  sort: ListSort;
  filters: readonly ListFilter[];
  page: number;
  perPage: number;
};

/** A page of a list as found. If `isTotalCapped`, `total` is only what was counted, and there are more rows. */
export type ListPage<Row> = { rows: Row[]; total: number; isTotalCapped: boolean; page: number; perPage: number };

/** The limit for counting and paging, from either end. */
export const MAX_COUNTED = 10_000;

/** The page sizes on screens; a call may use any size up to the largest. */
export const PAGE_SIZES = [25, 50, 100, 250] as const;
export const MAX_PAGE_SIZE = 250;
export const MAX_SEARCH_LENGTH = 120;
export const MAX_FILTER_VALUES = 20;

const OPERATORS_OF_KIND: Record<ListFilterDefinition["kind"], readonly ListOperator[]> = {
  choice: ["is", "not"],
  text: ["contains", "is", "not"],
  number: ["is", "between"],
  day: ["between", "is"],
};

/** The first one is used if the URL names none. */
export function operatorsOf(filter: ListFilterDefinition): readonly ListOperator[] {
  const own = filter.operators ?? OPERATORS_OF_KIND[filter.kind];
  return filter.isNullable ? [...own, "empty", "set"] : own;
}

export const hasNoValue = (operator: ListOperator): boolean => operator === "empty" || operator === "set";

/** Whether a value has the form of the filter. */
export function isFilterValue(filter: ListFilterDefinition, value: string): boolean {
  if (value.length === 0 || value.length > MAX_SEARCH_LENGTH || /\p{Cc}/u.test(value)) return false;
  switch (filter.kind) {
    case "choice":
      return "choices" in filter ? filter.choices.includes(value) : filter.pattern.test(value);
    case "number":
      return /^-?\d{1,12}(\.\d{1,4})?$/.test(value);
    case "day":
      return isDay(value);
    default:
      return true;
  }
}

/** Ids of rows, for a `choice` whose choices are read from the database. */
export const ID_PATTERN = /^[1-9]\d{0,8}$/;

function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
}
