import type { ReactNode } from "react";
import { href, Link } from "react-router";
import type { Alternatives } from "#domain/discovery/search/find-alternatives.ts";
import { EmptyState } from "#app/ui/parts/empty-state.tsx";
import { formatNumber, usePage } from "#app/ui/parts/page.tsx";

type EmptySearchProps = {
  query: string;
  alternatives: Alternatives;
  /** The best sellers, as cards. */
  children: ReactNode;
};

const CHIP =
  "inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm font-medium transition-colors hover:border-line-strong hover:bg-sunken";

/** A search without results, with links to continue. */
export function EmptySearch({ query, alternatives, children }: EmptySearchProps) {
  const page = usePage();
  const { t } = page;
  return (
    <>
      <EmptyState
        icon="search-x"
        title={t("No results for “{query}”", { query })}
        text={t("Check the spelling or try a more general word.")}
      >
        <Link to={href("/products")} className="font-semibold text-primary-text underline">
          {t("Shop all products")}
        </Link>
      </EmptyState>
      {alternatives.searches.length > 0 && (
        <nav aria-label={t("Popular searches")} className="mt-2">
          <h2 className="text-xl">{t("Popular searches")}</h2>
          <ul className="mt-3 flex flex-wrap gap-2.5">
            {alternatives.searches.map((search) => (
              <li key={search}>
                <Link to={`${href("/products")}?${new URLSearchParams({ q: search })}`} className={CHIP}>
                  {search}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {alternatives.categories.length > 0 && (
        <div className="mt-8">
          <h2 className="text-xl">{t("Categories")}</h2>
          <ul className="mt-3 flex flex-wrap gap-2.5">
            {alternatives.categories.map(({ slug, name, productsCount }) => (
              <li key={slug}>
                <Link to={href("/category/:slug", { slug })} prefetch="intent" className={CHIP}>
                  {name}
                  <span className="figures text-muted">{formatNumber(page, productsCount)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {alternatives.products.length > 0 && (
        <section aria-label={t("Best selling")} className="mt-8">
          <h2 className="mb-4 text-xl">{t("Best selling")}</h2>
          {children}
        </section>
      )}
    </>
  );
}
