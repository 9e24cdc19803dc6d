import { Link } from "react-router";
import type { ListDefinition, ListQuery } from "#shared/list/list.ts";
import { writeListUrl } from "#shared/list/list-url.ts";
import { Icon } from "../../parts/icon.tsx";
import type { TableColumn } from "./table-column.ts";

type SortHeadingProps<Row> = { column: TableColumn<Row>; definition: ListDefinition; query: ListQuery };

/** A column's heading; if the list can be sorted by it, a link that does. */
export function SortHeading<Row>({ column, definition, query }: SortHeadingProps<Row>) {
  const { id, label, isAtEnd = false, isSortedDescendingFirst = false } = column;
  const isCurrent = query.sort.column === id;
  const isDescending = isCurrent ? !query.sort.isDescending : isSortedDescendingFirst;
  const className = `sticky top-0 z-10 border-b border-line bg-sunken px-2.5 font-semibold whitespace-nowrap ${isAtEnd ? "text-end" : "text-start"}`;
  if (!definition.sorts.includes(id))
    return (
      <th scope="col" className={`${className} h-11`}>
        {label}
      </th>
    );
  return (
    <th
      scope="col"
      aria-sort={isCurrent ? (query.sort.isDescending ? "descending" : "ascending") : undefined}
      className={className}
    >
      <Link
        to={{ search: writeListUrl(definition, { ...query, page: 1, sort: { column: id, isDescending } }) }}
        preventScrollReset
        className="inline-flex min-h-11 items-center gap-1 hover:underline"
      >
        {label}
        <Icon
          name={isCurrent && !query.sort.isDescending ? "arrow-up" : "arrow-down"}
          className={`size-3.5 ${isCurrent ? "" : "opacity-0"}`}
        />
      </Link>
    </th>
  );
}
