import { href, Link } from "react-router";
import type { IndexedCategory } from "#domain/discovery/listing/find-category-index.ts";
import { Breadcrumbs } from "../listing/breadcrumbs.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { formatNumber, usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";

const TOP_OF_FIRST_SCREEN = 2;

/** The tree of categories: two levels with images, the third as text. */
export function CategoriesScreen({ categories }: { categories: readonly IndexedCategory[] }) {
  const { t } = usePage();
  return (
    <div className="content-width pt-4 pb-16">
      <Breadcrumbs crumbs={[]} here={t("All categories")} />
      <h1 className="mt-3 text-3xl">{t("All categories")}</h1>
      {categories.length === 0 ? (
        <EmptyState icon="layout-grid" title={t("Nothing here yet")} text={t("Please check back soon.")} />
      ) : (
        <>
          <TopCategories categories={categories} />
          {categories.map((category, index) => (
            <TopCategory key={category.id} category={category} isFirst={index < TOP_OF_FIRST_SCREEN} />
          ))}
        </>
      )}
    </div>
  );
}

function TopCategories({ categories }: { categories: readonly IndexedCategory[] }) {
  const { t } = usePage();
  return (
    <nav aria-label={t("On this page")} className="mt-5">
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 lg:mx-0 lg:flex-wrap lg:px-0 [scrollbar-width:none]">
        {categories.map(({ id, slug, name, image }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${slug}`}
              className="flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface py-1 ps-1 pe-4 text-sm font-medium hover:border-line-strong hover:bg-sunken"
            >
              <Picture file={image} alt="" sizes="36px" width={36} height={36} className="size-9 rounded-full" />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TopCategory({ category, isFirst }: { category: IndexedCategory; isFirst: boolean }) {
  const page = usePage();
  const { t } = page;
  const { slug, name, image, productsCount, children } = category;
  return (
    <section id={slug} aria-label={name} className="mt-10 scroll-mt-32">
      <div className="flex items-center gap-4 border-b border-line pb-3">
        <Picture
          file={image}
          alt=""
          sizes="64px"
          width={64}
          height={64}
          isFirst={isFirst}
          className="size-16 shrink-0 rounded-card"
        />
        <div className="min-w-0">
          <h2 className="text-2xl">
            <Link to={href("/category/:slug", { slug })} prefetch="intent" className="hover:text-primary-text">
              {name}
            </Link>
          </h2>
          <p className="figures text-sm text-muted">
            {t("{count} products", { count: productsCount, number: formatNumber(page, productsCount) })}
          </p>
        </div>
      </div>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5 xl:grid-cols-4">
        {children.map((child) => (
          <li key={child.id} className="flex gap-3 rounded-card border border-line bg-surface p-3">
            <SecondCategory category={child} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SecondCategory({ category: { slug, name, image, productsCount, children } }: { category: IndexedCategory }) {
  const page = usePage();
  const { t } = page;
  return (
    <>
      <Picture file={image} alt="" sizes="80px" width={80} height={80} className="size-20 shrink-0 rounded-field" />
      <div className="min-w-0">
        <h3 className="font-sans text-base font-semibold tracking-normal">
          <Link to={href("/category/:slug", { slug })} prefetch="intent" className="hover:text-primary-text">
            {name}
          </Link>
        </h3>
        <p className="figures text-xs text-muted">
          {t("{count} products", { count: productsCount, number: formatNumber(page, productsCount) })}
        </p>
        {children.length > 0 && (
          <ul className="mt-1 flex flex-wrap gap-x-3">
            {children.map((child) => (
              <li key={child.id}>
                <Link
                  to={href("/category/:slug", { slug: child.slug })}
                  prefetch="intent"
                  className="inline-flex min-h-7 items-center text-sm text-muted hover:text-ink hover:underline"
                >
                  {child.name}
                  <span className="figures ms-1 text-xs">{`(${formatNumber(page, child.productsCount)})`}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
