import { Link } from "react-router";
import type { CampaignShop } from "#domain/pricing/campaign/campaign.ts";
import { Icon } from "../parts/icon.tsx";
import { formatNumber, usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";
import { Stars } from "../parts/stars.tsx";

/** The shops of a campaign. */
export function CampaignShops({ shops }: { shops: readonly CampaignShop[] }) {
  const page = usePage();
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5">
      {shops.map(({ id, slug, name, tagline, logo, rating, productsCount }) => (
        <li key={id}>
          <Link
            to={`/shop/${slug}`}
            prefetch="intent"
            className="flex h-full items-center gap-4 rounded-card border border-line bg-surface p-4 transition-colors hover:border-primary-text"
          >
            <span className="flex size-16 shrink-0 items-center justify-center overflow-hidden rounded-full bg-primary-soft text-primary-text">
              {logo ? (
                <Picture file={logo} alt="" sizes="64px" width={64} height={64} className="size-full" />
              ) : (
                <Icon name="store" className="size-6" />
              )}
            </span>
            <span className="min-w-0 flex-1">
              <span className="block truncate font-heading text-lg font-bold">{name}</span>
              <span className="block truncate text-sm text-muted">{tagline}</span>
              <span className="mt-1 flex flex-wrap items-center justify-between gap-x-3">
                <Stars rating={rating} />
                <span className="figures text-xs text-muted">
                  {page.t("{count} products in this campaign", {
                    count: productsCount,
                    number: formatNumber(page, productsCount),
                  })}
                </span>
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
