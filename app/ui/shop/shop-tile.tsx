import type { ReactNode } from "react";
import { href, Link } from "react-router";
import type { ShopCard } from "#domain/shops/shop/shop.ts";
import { Icon } from "../parts/icon.tsx";
import { formatDay, formatNumber, usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";
import { Stars } from "../parts/stars.tsx";

type ShopTileProps = {
  shop: ShopCard;
  headingLevel?: "h2" | "h3";
  /** Above the fold: the images are not loaded lazily. */
  isFirst?: boolean;
  /** At the bottom, above the link that covers the tile. */
  actions?: ReactNode;
};

/** A shop in a list: the whole tile is a link. */
export function ShopTile({ shop, headingLevel: Heading = "h3", isFirst = false, actions }: ShopTileProps) {
  const page = usePage();
  const { t } = page;
  const { slug, name, tagline, logo, banner, city, rating, productsCount, followersCount } = shop;
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-shadow hover:shadow-soft">
      <div className="relative overflow-hidden">
        <Picture
          file={banner}
          alt=""
          sizes="(width >= 64rem) 320px, (width >= 40rem) 50vw, 100vw"
          width={640}
          height={240}
          isFirst={isFirst}
          className="h-24 w-full object-[85%_50%] transition-transform duration-300 group-hover:scale-[1.03]"
        />
        {shop.onHolidayUntil && (
          <p className="absolute end-2 top-2 rounded-full bg-surface px-2.5 py-1 text-2xs font-semibold">
            {t("On vacation until {date}", {
              date: formatDay(page, shop.onHolidayUntil, { day: "numeric", month: "short" }),
            })}
          </p>
        )}
      </div>
      <div className="flex flex-1 flex-col px-4 pb-4">
        <ShopLogo logo={logo} className="relative -mt-8 mb-2 size-16 border-4 border-surface" />
        <Heading className="truncate text-lg">
          <Link
            to={href("/shop/:slug", { slug })}
            prefetch="intent"
            className="after:absolute after:inset-0 after:rounded-card hover:text-primary-text focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary-text"
          >
            {name}
          </Link>
        </Heading>
        <p className="line-clamp-2 min-h-[2.8em] text-xs text-muted">{tagline}</p>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <Stars rating={rating} count={shop.reviewsCount} />
          {city && (
            <span className="flex min-w-0 items-center gap-1 text-xs text-muted">
              <Icon name="map-pin" className="size-3.5 shrink-0" />
              <span className="truncate">{city}</span>
            </span>
          )}
        </div>
        <p className="figures mt-1.5 flex flex-wrap justify-between gap-x-3 text-xs text-muted">
          <span>{t("{count} products", { count: productsCount, number: formatNumber(page, productsCount) })}</span>
          <span>{t("{count} followers", { count: followersCount })}</span>
        </p>
        {actions && <div className="relative z-10 mt-3">{actions}</div>}
      </div>
    </article>
  );
}

export function ShopLogo({ logo, className }: { logo: string | null; className: string }) {
  return (
    <span
      className={`flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-primary-soft text-primary-text ${className}`}
    >
      {logo ? (
        <Picture file={logo} alt="" sizes="112px" width={112} height={112} className="size-full" />
      ) : (
        <Icon name="store" className="size-1/2" />
      )}
    </span>
  );
}
