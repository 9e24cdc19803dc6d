import type { ReactNode } from "react";
import { href, Link } from "react-router";
import type { ShopDetails } from "#domain/shops/shop/shop.ts";
import { Breadcrumbs } from "../listing/breadcrumbs.tsx";
import { Icon } from "../parts/icon.tsx";
import { Notice } from "../parts/notice.tsx";
import { formatDay, formatNumber, usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";
import { Stars } from "../parts/stars.tsx";
import { UNKNOWN_LANGUAGE } from "../parts/unknown-language.ts";
import type { ShopTab } from "./shop-tab.ts";
import { ShopLogo } from "./shop-tile.tsx";

type ShopHeadProps = {
  shop: ShopDetails;
  followersCount: number;
  tab: ShopTab;
  counts: { coupons: number; videos: number };
  follow: ReactNode;
};

/** A shop's header: its profile and figures. */
export function ShopHead({ shop, followersCount, tab, counts, follow }: ShopHeadProps) {
  const page = usePage();
  const { t } = page;
  return (
    <header className="content-width pt-4">
      <Breadcrumbs crumbs={[{ name: t("Shops"), to: href("/sellers") }]} here={shop.name} />
      <Picture
        file={shop.banner}
        alt=""
        sizes="(width >= 85rem) 1288px, 100vw"
        width={1280}
        height={320}
        isFirst
        className="mt-3 h-32 w-full rounded-card object-[85%_50%] sm:h-48 lg:h-60"
      />
      <div className="relative flex flex-wrap items-end gap-x-5 gap-y-3 px-1 sm:px-5">
        <ShopLogo logo={shop.logo} className="-mt-10 size-24 border-4 border-paper sm:-mt-12 sm:size-28" />
        <div className="min-w-0 flex-1 basis-56 pt-3">
          <h1 className="flex items-center gap-2 text-3xl">
            {shop.name}
            {shop.isOperator && <Icon name="badge-check" className="size-6 shrink-0 text-primary-text" />}
            {shop.isOperator && <span className="sr-only">{t("Run by the marketplace")}</span>}
          </h1>
          {shop.tagline && <p className="text-muted">{shop.tagline}</p>}
        </div>
        <div className="w-full sm:w-auto sm:pb-1">{follow}</div>
      </div>
      <div className="mt-4 grid gap-x-10 gap-y-4 px-1 sm:px-5 lg:grid-cols-[minmax(0,1fr)_auto]">
        {shop.story && <p className="max-w-prose whitespace-pre-line">{shop.story}</p>}
        <ul className="figures flex flex-wrap content-start items-center gap-x-5 gap-y-1.5 text-sm text-muted lg:max-w-md lg:justify-end">
          <li>
            <Stars rating={shop.rating} count={shop.reviewsCount} size="medium" />
          </li>
          <li>
            <output>{t("{count} followers", { count: followersCount })}</output>
          </li>
          <li>
            {t("{count} products", { count: shop.productsCount, number: formatNumber(page, shop.productsCount) })}
          </li>
          {shop.city && (
            <li className="flex items-center gap-1">
              <Icon name="map-pin" className="size-4" />
              {shop.city}
            </li>
          )}
          <li>
            {t("Member since {date}", { date: formatDay(page, shop.joinedAt, { month: "long", year: "numeric" }) })}
          </li>
        </ul>
      </div>
      {shop.onHolidayUntil && (
        <div className="mt-5">
          <Notice kind="warning" title={t("On vacation until {date}", { date: formatDay(page, shop.onHolidayUntil) })}>
            {shop.holidayMessage && (
              <p className="whitespace-pre-line">
                <bdi>{shop.holidayMessage}</bdi>
              </p>
            )}
            {t("This shop isn't taking orders until then. You can still browse and follow it.")}
          </Notice>
        </div>
      )}
      <ShopInformation shop={shop} />
      <ShopTabs tab={tab} counts={{ ...counts, reviews: shop.reviewsCount }} />
    </header>
  );
}

/** The shop's rules and hours, and its legal identity. */
function ShopInformation({ shop }: Pick<ShopHeadProps, "shop">) {
  const { t } = usePage();
  const parts = [
    { title: t("Policies"), text: shop.policies, language: undefined },
    { title: t("Opening hours"), text: shop.openingHours, language: UNKNOWN_LANGUAGE },
    { title: t("Imprint"), text: shop.imprint.join("\n"), language: UNKNOWN_LANGUAGE },
  ].filter(({ text }) => text !== "");
  if (parts.length === 0) return null;
  return (
    <details className="mt-4 px-1 sm:px-5">
      <summary className="min-h-6 w-fit cursor-pointer text-sm font-semibold text-primary-text">
        {t("About this shop")}
      </summary>
      <div className="mt-3 grid gap-5 text-sm sm:grid-cols-3">
        {parts.map(({ title, text, language }) => (
          <div key={title} className="min-w-0">
            <h2 className="text-base">{title}</h2>
            <p className="mt-1 whitespace-pre-line text-muted wrap-anywhere">
              <bdi lang={language}>{text}</bdi>
            </p>
          </div>
        ))}
      </div>
    </details>
  );
}

function ShopTabs({ tab: shown, counts }: { tab: ShopTab; counts: Record<Exclude<ShopTab, "products">, number> }) {
  const page = usePage();
  const { t } = page;
  const tabs = [
    { tab: "products", label: t("Products"), search: "", count: null },
    { tab: "coupons", label: t("Coupons"), search: "?tab=coupons", count: counts.coupons },
    { tab: "videos", label: t("Videos"), search: "?tab=videos", count: counts.videos },
    { tab: "reviews", label: t("Reviews"), search: "?tab=reviews", count: counts.reviews },
  ] as const;
  return (
    <nav aria-label={t("In this shop")} className="mt-5 overflow-x-auto border-b border-line [scrollbar-width:none]">
      <ul className="flex gap-1">
        {tabs.map(({ tab, label, search, count }) => (
          <li key={tab}>
            <Link
              to={{ search }}
              preventScrollReset
              prefetch="intent"
              aria-current={tab === shown ? "page" : undefined}
              className="flex min-h-11 items-center gap-2 border-b-2 border-transparent px-4 font-semibold whitespace-nowrap text-muted hover:text-ink aria-[current=page]:border-primary-text aria-[current=page]:text-primary-text"
            >
              {label}
              {count !== null && (
                <span className="figures rounded-full bg-sunken px-2 text-xs">{formatNumber(page, count)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
