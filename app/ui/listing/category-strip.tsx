import { href, Link } from "react-router";
import type { ListingSubject } from "#domain/discovery/listing/listing.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { Picture } from "#app/ui/parts/picture.tsx";

/** Links to the categories one level below. */
export function CategoryStrip({ categories }: { categories: ListingSubject["children"] }) {
  const page = usePage();
  const shown = categories.filter(({ productsCount }) => productsCount > 0);
  if (shown.length === 0) return null;
  return (
    <nav aria-label={page.t("Subcategories")} className="mt-5">
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-2.5 overflow-x-auto px-4 py-1 lg:-mx-1 lg:scroll-px-1 lg:px-1 [scrollbar-width:none]">
        {shown.map(({ id, slug, name, image, productsCount }) => (
          <li key={id} className="shrink-0 snap-start">
            <Link
              to={href("/category/:slug", { slug })}
              prefetch="intent"
              className="flex min-h-14 items-center gap-3 rounded-card border border-line bg-surface py-1.5 ps-1.5 pe-4 transition-colors hover:border-line-strong hover:bg-sunken"
            >
              <Picture file={image} alt="" sizes="48px" width={48} height={48} className="size-12 rounded-field" />
              <span>
                <span className="block text-sm font-semibold">{name}</span>
                <span className="block text-xs text-muted">{page.t("{count} products", { count: productsCount })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
