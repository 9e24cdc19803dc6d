import { Link, href } from "react-router";
import type { BrandCard } from "#domain/platform/home/home.ts";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";
import { Section } from "../parts/section.tsx";

export function BrandLinks({ brands }: { brands: readonly BrandCard[] }) {
  const { t } = usePage();
  return (
    <Section title={t("Brands")} to={href("/brands")}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-6">
        {brands.map(({ id, slug, name, logo }) => (
          <li key={id}>
            <Link
              to={href("/brand/:slug", { slug })}
              prefetch="intent"
              className="flex h-16 items-center justify-center gap-2 rounded-card border border-line bg-surface px-3 text-center font-heading font-bold text-muted transition-colors hover:border-primary-text hover:text-primary-text"
            >
              {logo && (
                <Picture
                  file={logo}
                  alt=""
                  sizes="32px"
                  width={32}
                  height={32}
                  className="size-8 shrink-0 rounded-md bg-transparent"
                />
              )}
              <span className="truncate">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
