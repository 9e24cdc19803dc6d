import { Form, Link, useLocation, useNavigate } from "react-router";
import { type ListDefinition, type ListPage, type ListQuery, PAGE_SIZES } from "#shared/list/list.ts";
import { nameInUrl, writeListUrl } from "#shared/list/list-url.ts";
import { buttonClass } from "../../parts/button.tsx";
import { Icon, type IconName } from "../../parts/icon.tsx";
import { formatNumber, usePage } from "../../parts/page.tsx";
import { HiddenFields } from "./table-toolbar.tsx";

type TablePagerProps = {
  /** Of the table. */
  label: string;
  definition: ListDefinition;
  query: ListQuery;
  found: Omit<ListPage<unknown>, "rows">;
};

/** First, previous, next and last page, and how many rows a page has. */
export function TablePager({ label, definition, query, found }: TablePagerProps) {
  const shop = usePage();
  const { t } = shop;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { page, perPage, isTotalCapped } = found;
  const pages = Math.max(1, Math.ceil(found.total / perPage));
  const isFirst = page === 1;
  const isLast = page === (isTotalCapped ? -1 : pages);
  // Between the two ends of a very long list there are pages that no number leads to.
  const hasBack = !isFirst && page !== -pages;
  const hasNext = !isLast && !(isTotalCapped && page === pages);
  const to = (wanted: number) => ({ search: writeListUrl(definition, { ...query, page: wanted }) });
  const number = (value: number) => formatNumber(shop, value);
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3 text-sm">
      <Form action={pathname} className="flex items-center gap-2">
        <input type="hidden" name={nameInUrl(definition, "q")} value={query.search} />
        <HiddenFields {...{ definition, query }} hasFilters hasPageSize={false} />
        <label className="flex items-center gap-2">
          <span className="text-muted">{t("Rows per page")}</span>
          <select
            key={perPage}
            name={nameInUrl(definition, "per_page")}
            defaultValue={perPage}
            onChange={(event) =>
              void navigate({
                search: writeListUrl(definition, { ...query, page: 1, perPage: Number(event.currentTarget.value) }),
              })
            }
            className="h-9 rounded-field border border-line-strong bg-surface px-2"
          >
            {PAGE_SIZES.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
        </label>
        <noscript>
          <button type="submit" className={buttonClass("secondary", "small")}>
            {t("Apply")}
          </button>
        </noscript>
      </Form>
      <nav aria-label={`${t("Pages")}: ${label}`} className="flex flex-wrap items-center gap-1">
        {!isFirst && <PageLink to={to(1)} label={t("First page")} icons={["chevron-left", "chevron-left"]} />}
        {hasBack && <PageLink to={to(page - 1)} label={t("Previous page")} icons={["chevron-left"]} rel="prev" />}
        <span className="figures px-2 text-muted">
          {page > 0 && !isTotalCapped && t("Page {page} of {pages}", { page: number(page), pages: number(pages) })}
          {page > 0 && isTotalCapped && t("Page {page}", { page: number(page) })}
          {page < 0 && t("Page {page} from the end", { page: number(-page) })}
        </span>
        {hasNext && <PageLink to={to(page + 1)} label={t("Next page")} icons={["chevron-right"]} rel="next" />}
        {!isLast && (
          <PageLink
            to={to(isTotalCapped ? -1 : pages)}
            label={t("Last page")}
            icons={["chevron-right", "chevron-right"]}
          />
        )}
      </nav>
    </div>
  );
}

function PageLink({
  to,
  label,
  icons,
  rel,
}: {
  to: { search: string };
  label: string;
  icons: IconName[];
  rel?: string;
}) {
  return (
    <Link
      {...{ to, rel }}
      aria-label={label}
      title={label}
      className={buttonClass("secondary", "small", "min-w-10 px-2")}
    >
      <span className="flex -space-x-2.5">
        {icons.map((name, index) => (
          <Icon key={index} name={name} className="mirrored size-4" />
        ))}
      </span>
    </Link>
  );
}
