import type { ReactNode } from "react";
import { href, Link } from "react-router";
import type { ProductDetails } from "#domain/catalog/product/product.ts";
import { formatNumber, usePage } from "#app/ui/parts/page.tsx";
import { Picture } from "#app/ui/parts/picture.tsx";
import { Stars } from "#app/ui/parts/stars.tsx";
import { Icon } from "../parts/icon.tsx";

/** The seller. `ask`: a button that writes to it. */
export function ShopBox({ shop, ask }: { shop: ProductDetails["productShop"]; ask: ReactNode }) {
  const page = usePage();
  return (
    <section
      aria-label={page.t("Sold by {name}", { name: shop.name })}
      className="relative flex items-center gap-4 rounded-card border border-line bg-surface p-4"
    >
      {shop.logo ? (
        <Picture
          file={shop.logo}
          alt=""
          sizes="56px"
          width={56}
          height={56}
          className="size-14 shrink-0 rounded-full"
        />
      ) : (
        <span
          aria-hidden
          className="flex size-14 shrink-0 items-center justify-center rounded-full bg-primary-soft text-primary-text"
        >
          <Icon name="store" className="size-6" />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <p className="text-xs text-muted">{page.t("Sold by")}</p>
        <p className="truncate font-semibold">
          <Link
            to={href("/shop/:slug", { slug: shop.slug })}
            prefetch="intent"
            className="after:absolute after:inset-0 after:rounded-card hover:text-primary-text"
          >
            {shop.name}
          </Link>
        </p>
        {shop.tagline && <p className="line-clamp-2 text-sm text-muted">{shop.tagline}</p>}
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2">
          <Stars rating={shop.rating} count={shop.reviewsCount} />
          <p className="figures text-xs text-muted">
            {page.t("{count} products", { count: shop.productsCount, number: formatNumber(page, shop.productsCount) })}
          </p>
          <span className="relative z-1 ms-auto">{ask}</span>
        </div>
      </div>
    </section>
  );
}
