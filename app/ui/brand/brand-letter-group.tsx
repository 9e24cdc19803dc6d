import { href, Link } from "react-router";
import type { BrandLetter } from "#domain/discovery/listing/find-brand-index.ts";
import { formatNumber, usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";
import { anchorOf } from "./anchor-of.ts";

/** The brands with the same first letter. */
export function BrandLetterGroup({ group: { letter, brands } }: { group: BrandLetter }) {
  const page = usePage();
  const { t } = page;
  const id = anchorOf(letter);
  return (
    <section aria-labelledby={id} className="mt-8 border-t border-line pt-5 lg:grid lg:grid-cols-[4rem_minmax(0,1fr)]">
      <h2 id={id} className="scroll-mt-36 text-2xl lg:pt-4">
        {letter}
      </h2>
      <ul className="mt-3 grid gap-3 lg:mt-0 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
        {brands.map(({ id: brandId, slug, name, logo, productsCount }) => (
          <li key={brandId}>
            <Link
              to={href("/brand/:slug", { slug })}
              prefetch="intent"
              className="group flex min-h-18 items-center gap-3 rounded-card border border-line bg-surface p-3 transition-colors hover:border-primary-text"
            >
              {logo ? (
                <Picture
                  file={logo}
                  alt=""
                  sizes="64px"
                  width={64}
                  height={64}
                  className="size-16 shrink-0 rounded-field bg-transparent"
                />
              ) : (
                <span
                  aria-hidden
                  className="flex size-16 shrink-0 items-center justify-center rounded-field bg-primary-soft font-heading text-xl font-bold text-primary-text"
                >
                  {letter}
                </span>
              )}
              <span className="min-w-0">
                <span className="block truncate font-heading font-bold group-hover:text-primary-text">{name}</span>
                <span className="figures block text-xs text-muted">
                  {t("{count} products", { count: productsCount, number: formatNumber(page, productsCount) })}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
