import { Link } from "react-router";
import type { ListDefinition, ListQuery } from "#shared/list/list.ts";
import { writeListUrl } from "#shared/list/list-url.ts";
import { Icon } from "../../parts/icon.tsx";
import { usePage } from "../../parts/page.tsx";
import { filterValueText } from "./filter-labels.ts";
import type { TableFilter } from "./table-column.ts";

type FilterChipsProps = { definition: ListDefinition; query: ListQuery; fields: readonly TableFilter[] };

const CHIP =
  "inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border border-line-strong bg-surface ps-3 pe-2 text-sm hover:bg-sunken";

/** The search and filters in effect; each is a link that removes it. */
export function FilterChips({ definition, query, fields }: FilterChipsProps) {
  const page = usePage();
  const { t } = page;
  if (query.search === "" && query.filters.length === 0) return null;
  const without = (change: Partial<ListQuery>) => ({
    search: writeListUrl(definition, { ...query, page: 1, ...change }),
  });
  return (
    <ul aria-label={t("Active filters")} className="flex flex-wrap items-center gap-2">
      {query.search !== "" && <Chip to={without({ search: "" })} name={t("Search")} value={query.search} />}
      {query.filters.map((filter) => {
        const field = fields.find(({ name }) => name === filter.name) ?? { name: filter.name, label: filter.name };
        const isDay = definition.filters[filter.name]!.kind === "day";
        return (
          <Chip
            key={filter.name}
            to={without({ filters: query.filters.filter((each) => each !== filter) })}
            name={field.label}
            value={filterValueText(page, filter, field, isDay)}
          />
        );
      })}
      <li>
        <Link
          to={without({ search: "", filters: [] })}
          preventScrollReset
          className="inline-flex min-h-9 items-center px-2 text-sm font-medium underline"
        >
          {t("Clear all")}
        </Link>
      </li>
    </ul>
  );
}

function Chip({ to, name, value }: { to: { search: string }; name: string; value: string }) {
  const { t } = usePage();
  return (
    <li className="max-w-full">
      <Link to={to} preventScrollReset className={CHIP}>
        <span className="sr-only">{t("Remove filter")}: </span>
        <span className="min-w-0 truncate">
          <span className="text-muted">{name}:</span> <bdi>{value}</bdi>
        </span>
        <Icon name="x" className="size-4 shrink-0" />
      </Link>
    </li>
  );
}
