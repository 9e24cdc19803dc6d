import { type CacheHandle, LISTING_PARAMETERS } from "#app/loaders/cache-handle.ts";
import { contextOf } from "#app/loaders/context.ts";
import { ListingRoute } from "#app/routes/storefront/products/listing-route.tsx";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { CampaignBrands } from "#app/ui/campaign/campaign-brands.tsx";
import { CampaignCount } from "#app/ui/campaign/campaign-count.tsx";
import { CampaignHead } from "#app/ui/campaign/campaign-head.tsx";
import { CampaignIsEmpty, CampaignIsOver } from "#app/ui/campaign/campaign-empty.tsx";
import { CampaignShops } from "#app/ui/campaign/campaign-shops.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { useSaleChange } from "#app/products/use-sale-change.ts";
import type { Route } from "./+types/campaign";
import { type CampaignScreenData, loadCampaign } from "./load-campaign.server.ts";

export const handle: CacheHandle = { cache: { parameters: [...LISTING_PARAMETERS, "tab"] } };

export const shouldRevalidate = dependsOn("currency", "time");

export function loader({ context, request, params }: Route.LoaderArgs) {
  return loadCampaign(contextOf(context), request, params.slug);
}

export default function CampaignRoute({ loaderData }: Route.ComponentProps) {
  const { t } = usePage();
  const onChangeDue = useSaleChange();
  const { campaign, shown } = loaderData;
  const tabName = shown.tab === "brands" ? t("Brands") : shown.tab === "shops" ? t("Shops") : null;
  const hasOwnHead = shown.tab !== "products" || campaign.state === "over";
  return (
    <>
      {hasOwnHead && (
        <DocumentHead
          title={t("Campaign Details")}
          name={tabName ? `${campaign.title}: ${tabName}` : campaign.title}
          description={[tabName, campaign.description].filter(Boolean).join(". ")}
          image={campaign.banner}
        />
      )}
      <CampaignHead campaign={campaign} tab={shown.tab} onChangeDue={onChangeDue} />
      <CampaignTabContent campaign={campaign} shown={shown} />
    </>
  );
}

function CampaignTabContent({ campaign, shown }: CampaignScreenData) {
  if (campaign.state === "over") return <CampaignIsOver />;
  switch (shown.tab) {
    case "products": {
      const { total } = shown.screen.listing.products;
      return <ListingRoute screen={shown.screen} header={<CampaignCount campaign={campaign} count={total} />} />;
    }
    case "brands":
      return (
        <div className="content-width py-6">
          {shown.brands.length > 0 ? <CampaignBrands brands={shown.brands} /> : <CampaignIsEmpty />}
        </div>
      );
    case "shops":
      return (
        <div className="content-width py-6">
          {shown.shops.length > 0 ? <CampaignShops shops={shown.shops} /> : <CampaignIsEmpty />}
        </div>
      );
  }
}
