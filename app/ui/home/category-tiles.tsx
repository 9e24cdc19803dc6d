import { Link, href } from "react-router";
import type { CategoryCard } from "#domain/platform/home/home.ts";
import { formatNumber, usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";
import { Section } from "../parts/section.tsx";

export function CategoryTiles({ categories }: { categories: readonly CategoryCard[] }) {
  const page = usePage();
  const { t } = page;
  return (
    <Section title={t("Shop by category")}>
      <ul className="grid grid-cols-3 gap-x-3 gap-y-5 sm:grid-cols-4 lg:grid-cols-6 lg:gap-5">
        {categories.map(({ id, slug, name, image, productsCount }) => (
          <li key={id}>
            <Link to={href("/category/:slug", { slug })} prefetch="intent" className="group block text-center">
              <span className="block overflow-hidden rounded-full">
                <Picture
                  file={image}
                  alt=""
                  sizes="(width >= 64rem) 200px, 30vw"
                  widest={480}
                  width={320}
                  height={320}
                  className="aspect-square w-full transition-transform duration-300 group-hover:scale-105"
                />
              </span>
              <span className="mt-2 block text-sm font-semibold group-hover:text-primary-text">{name}</span>
              <span className="figures block text-xs text-muted">
                {t("{count} products", { count: productsCount, number: formatNumber(page, productsCount) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
