import type { ReactNode, RefObject } from "react";
import { Form, useLocation, useNavigate } from "react-router";
import type { ListDefinition, ListQuery } from "#shared/list/list.ts";
import { nameInUrl, readListUrl, writeListUrl, writeSort } from "#shared/list/list-url.ts";
import { Button, buttonClass } from "../../parts/button.tsx";
import { Icon } from "../../parts/icon.tsx";
import { usePage } from "../../parts/page.tsx";
import { FilterChips } from "./filter-chips.tsx";
import { FilterField } from "./filter-field.tsx";
import type { TableFilter } from "./table-column.ts";

type TableToolbarProps = {
  definition: ListDefinition;
  query: ListQuery;
  fields: readonly TableFilter[];
  searchLabel: string;
  searchHint: string;
  searchInput: RefObject<HTMLInputElement | null>;
  /** Beside the filters: columns, export. */
  children: ReactNode;
};

/** Search and filters of a table. Both are forms that work without scripts. */
export function TableToolbar({
  definition,
  query,
  fields,
  searchLabel,
  searchHint,
  searchInput,
  children,
}: TableToolbarProps) {
  const { t } = usePage();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  /** The same URL as without scripts, without empty and default values. */
  const onSubmit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      typeof value === "string" ? value : "",
    ]);
    event.currentTarget.closest("details")?.removeAttribute("open");
    void navigate({ search: writeListUrl(definition, readListUrl(definition, new URLSearchParams(entered))) });
  };
  const count = query.filters.length;
  return (
    <div className="mb-3 grid gap-3">
      <div className="flex flex-wrap items-start gap-2">
        <Form
          action={pathname}
          role="search"
          aria-label={searchLabel}
          onSubmit={onSubmit}
          className="flex min-w-0 flex-1 basis-72 gap-2"
        >
          <HiddenFields {...{ definition, query }} hasFilters />
          <span className="relative min-w-0 flex-1">
            <Icon name="search" className="pointer-events-none absolute start-3 top-3.5 size-4 text-muted" />
            <input
              key={query.search}
              ref={searchInput}
              name={nameInUrl(definition, "q")}
              type="search"
              aria-label={searchLabel}
              placeholder={searchHint}
              defaultValue={query.search}
              maxLength={120}
              className="h-11 w-full min-w-0 rounded-field border border-line-strong bg-surface ps-9 pe-3 text-sm hover:border-ink"
            />
          </span>
          <button type="submit" className={buttonClass("secondary")}>
            {t("Search")}
          </button>
        </Form>
        {fields.length > 0 && (
          <details className="group relative max-sm:static">
            <summary className={buttonClass("secondary", "medium", "cursor-pointer list-none")}>
              <Icon name="sliders-horizontal" className="size-4" />
              {t("Filters")}
              {count > 0 && (
                <span className="figures rounded-full bg-primary px-2 text-xs text-on-primary">{count}</span>
              )}
            </summary>
            <Form
              key={writeListUrl(definition, query)}
              action={pathname}
              onSubmit={onSubmit}
              aria-label={t("Filters")}
              className="absolute end-0 z-20 mt-2 grid max-h-[70dvh] w-[min(44rem,calc(100vw-2rem))] gap-4 overflow-y-auto rounded-card border border-line bg-surface p-4 shadow-lifted max-sm:start-4 max-sm:end-4 max-sm:w-auto"
            >
              <input type="hidden" name={nameInUrl(definition, "q")} value={query.search} />
              <HiddenFields {...{ definition, query }} />
              <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
                {fields.map((field) => (
                  <FilterField
                    key={field.name}
                    {...{ field }}
                    name={nameInUrl(definition, field.name)}
                    definition={definition.filters[field.name]!}
                    filter={query.filters.find(({ name }) => name === field.name)}
                  />
                ))}
              </div>
              <div className="sticky -bottom-4 -m-4 flex justify-end gap-2 border-t border-line bg-surface p-4">
                <Button type="submit">{t("Apply")}</Button>
              </div>
            </Form>
          </details>
        )}
        {children}
      </div>
      <FilterChips {...{ definition, query, fields }} />
    </div>
  );
}

type HiddenFieldsProps = {
  definition: ListDefinition;
  query: ListQuery;
  hasFilters?: boolean;
  hasPageSize?: boolean;
};

/** What a form must not lose of the URL. */
export function HiddenFields({ definition, query, hasFilters = false, hasPageSize = true }: HiddenFieldsProps) {
  const inUrl = (name: string) => nameInUrl(definition, name);
  return (
    <>
      <input type="hidden" name={inUrl("sort")} value={writeSort(query.sort)} />
      {hasPageSize && <input type="hidden" name={inUrl("per_page")} value={query.perPage} />}
      {hasFilters &&
        query.filters.flatMap(({ name, operator, values }) => [
          <input key={`${name}.op`} type="hidden" name={inUrl(`${name}.op`)} value={operator} />,
          ...values.map((value, index) => (
            <input key={`${name} ${index}`} type="hidden" name={inUrl(name)} value={value} />
          )),
        ])}
    </>
  );
}
