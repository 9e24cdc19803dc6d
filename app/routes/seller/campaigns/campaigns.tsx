import { href } from "react-router";
import type { Route } from "./+types/campaigns";
import { findOpenCampaigns } from "#domain/pricing/campaign-admin/find-admin-campaigns.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { EmptyState } from "#app/ui/parts/empty-state.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { CampaignRows } from "#app/ui/sale/campaign-rows.tsx";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "sales");

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, "products.read");
  return { shop, campaigns: await findOpenCampaigns(ctx), timeZone: ctx.settings.timeZone };
}

export default function SellerCampaigns({ loaderData: { shop, campaigns, timeZone } }: Route.ComponentProps) {
  const { t } = usePage();
  return (
    <>
      <DocumentHead title={t("Campaigns")} name={shop.name} isHidden />
      <SellerFrame shop={shop} title={t("Campaigns")}>
        {campaigns.length > 0 ? (
          <CampaignRows
            campaigns={campaigns}
            timeZone={timeZone}

            pathOf={(id) => href("/seller/campaigns/:id", { id: String(id) })}
          />
        ) : (
          <EmptyState
            icon="zap"
            title={t("No campaigns to join")}
            text={t("When the marketplace announces one, you can ask to join here.")}
          />
        )}
      </SellerFrame>
    </>
  );
}
