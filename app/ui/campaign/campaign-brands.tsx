import { Link } from "react-router";
import type { CampaignBrand } from "#domain/pricing/campaign/campaign.ts";
import { CHOICE_PARAMETERS, choiceToken } from "../listing/listing-url.ts";
import { formatNumber, usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";

/** The brands of a campaign; each links to its products in the campaign. */
export function CampaignBrands({ brands }: { brands: readonly CampaignBrand[] }) {
  const page = usePage();
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5 lg:gap-4">
      {brands.map(({ id, name, logo, productsCount }) => (
        <li key={id}>
          <Link
            to={{ search: new URLSearchParams({ [CHOICE_PARAMETERS.brands]: choiceToken(id, name) }).toString() }}
            prefetch="intent"
            className="flex h-full items-center gap-3 rounded-card border border-line bg-surface p-3 transition-colors hover:border-primary-text"
          >
            <Picture
              file={logo}
              alt=""
              sizes="56px"
              width={56}
              height={56}
              className="size-14 shrink-0 rounded-field"
            />
            <span className="min-w-0">
              <span className="block truncate font-semibold">{name}</span>
              <span className="figures block text-xs text-muted">
                {page.t("{count} products", { count: productsCount, number: formatNumber(page, productsCount) })}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
