import { href, Link } from "react-router";
import type { ProductDetails } from "#domain/catalog/product/product.ts";
import { Countdown } from "#app/ui/parts/countdown.tsx";
import { Icon } from "#app/ui/parts/icon.tsx";
import { usePage } from "#app/ui/parts/page.tsx";

/** How long the lower price is valid, its campaign, and the limit per buyer. */
export function OfferNote({ product: { offerEndsAt, campaign } }: { product: ProductDetails }) {
  const { t } = usePage();
  const isUsedUp = campaign?.unitsLeft === 0;
  if (!offerEndsAt && !campaign) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 rounded-card border border-line bg-surface p-4 text-sm">
      {campaign && (
        <Link
          to={campaign.isFlashSale ? href("/flash-sale") : href("/campaign/:slug", { slug: campaign.slug })}
          prefetch="intent"
          className="inline-flex min-h-6 items-center gap-1.5 font-semibold text-deal-text hover:underline"
        >
          <Icon name="zap" className="size-4" />
          {campaign.title}
        </Link>
      )}
      {offerEndsAt && (
        <p className="text-muted">
          {campaign ? t("Ends in") : t("Offer ends in")} <Countdown until={offerEndsAt} variant="line" />
        </p>
      )}
      {isUsedUp && <p className="text-muted">{t("Sold out at sale price")}</p>}
      {campaign?.maximumPerBuyer && !isUsedUp && (
        <p className="text-muted">{t("Limit {count} per customer", { count: campaign.maximumPerBuyer })}</p>
      )}
    </div>
  );
}
