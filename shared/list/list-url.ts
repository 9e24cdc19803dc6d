import {
  type ListDefinition,
  type ListFilter,
  type ListQuery,
  type ListSort,
  MAX_FILTER_VALUES,
  MAX_SEARCH_LENGTH,
  MAX_PAGE_SIZE,
  PAGE_SIZES,
  hasNoValue,
  isFilterValue,
  operatorsOf,
} from "./list.ts";

/**
 * A list's query from its URL: `q`, `sort` (`-` before it: descending), `page`, `per_page`, and for each filter its
 * values under its name and the operator under `<name>.op`. A form without scripts writes the same. Invalid parts are ignored.
 */
export function readListUrl(definition: ListDefinition, parameters: URLSearchParams): ListQuery {
  const valueOf = (name: string) => parameters.get(nameInUrl(definition, name));
  const page = Number(valueOf("page"));
  const perPage = Number(valueOf("per_page"));
  return {
    search: (valueOf("q") ?? "")
      .replaceAll(/\p{Cc}/gu, "")
      .trim()
      .slice(0, MAX_SEARCH_LENGTH),
    sort: readSort(definition, valueOf("sort")) ?? definition.defaultSort,
    filters: Object.keys(definition.filters).flatMap((name) => readFilter(definition, parameters, name) ?? []),
    page: Number.isSafeInteger(page) && page !== 0 && Math.abs(page) <= 1_000_000 ? page : 1,
    perPage: Number.isSafeInteger(perPage) && perPage > 0 && perPage <= MAX_PAGE_SIZE ? perPage : PAGE_SIZES[0],
  };
}

/** The name of a list parameter in URLs and forms. */
export function nameInUrl({ prefix }: Pick<ListDefinition, "prefix">, name: string): string {
  return prefix === undefined ? name : `${prefix}.${name}`;
}

export function readSort({ sorts }: ListDefinition, typed: string | null): ListSort | null {
  const isDescending = typed?.startsWith("-") ?? false;
  const column = isDescending ? typed!.slice(1) : typed;
  return column !== null && sorts.includes(column) ? { column, isDescending } : null;
}

function readFilter(definition: ListDefinition, parameters: URLSearchParams, name: string): ListFilter | null {
  const filter = definition.filters[name]!;
  const offered = operatorsOf(filter);
  const inUrl = nameInUrl(definition, name);
  const operator = offered.find((each) => each === parameters.get(`${inUrl}.op`)) ?? offered[0]!;
  if (hasNoValue(operator)) return { name, operator, values: [] };
  const typed = parameters.getAll(inUrl).map((value) => value.trim());
  if (operator === "between") {
    const values = [typed[0] ?? "", typed[1] ?? ""].map((value) => (isFilterValue(filter, value) ? value : ""));
    return values.every((value) => value === "") ? null : { name, operator, values };
  }
  const values = [...new Set(typed)].filter((value) => isFilterValue(filter, value)).slice(0, MAX_FILTER_VALUES);
  return values.length === 0 ? null : { name, operator, values };
}

/** The query string of a list, with its question mark; defaults are omitted. */
export function writeListUrl(definition: ListDefinition, query: ListQuery): string {
  const parameters = new URLSearchParams();
  const set = (name: string, value: string) => parameters.set(nameInUrl(definition, name), value);
  if (query.search !== "") set("q", query.search);
  for (const { name, operator, values } of query.filters) {
    if (operator !== operatorsOf(definition.filters[name]!)[0]) set(`${name}.op`, operator);
    for (const value of values) parameters.append(nameInUrl(definition, name), value);
  }
  const sort = writeSort(query.sort);
  if (sort !== writeSort(definition.defaultSort)) set("sort", sort);
  if (query.perPage !== PAGE_SIZES[0]) set("per_page", String(query.perPage));
  if (query.page !== 1) set("page", String(query.page));
  return parameters.size > 0 ? `?${parameters.toString()}` : "?";
}

export const writeSort = ({ column, isDescending }: ListSort): string => `${isDescending ? "-" : ""}${column}`;

/** Which rows a list has, whatever their order: its query string without sort and page. */
export function writeListSelection(definition: ListDefinition, query: ListQuery): string {
  return writeListUrl(definition, { ...query, sort: definition.defaultSort, page: 1, perPage: PAGE_SIZES[0] }).slice(1);
}
