import { href } from "react-router";
import type { Route } from "./+types/campaigns";
import { findOpenCampaigns, OPEN_CAMPAIGN_ROWS } from "#domain/pricing/campaign-admin/find-admin-campaigns.ts";
import { pageOfRows } from "#domain/platform/list/row-list.ts";
import type { CampaignRecord } from "#domain/pricing/campaign-admin/campaign-admin.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { openCampaignColumns, openCampaignFilters } from "#app/ui/sale/open-campaign-columns.tsx";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";
import { OPEN_CAMPAIGN_LIST } from "#shared/list/desk-lists.ts";

export const shouldRevalidate = dependsOn("session", "sales");

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, "products.read");
  const query = readList(OPEN_CAMPAIGN_LIST, request);
  const found = pageOfRows(query, await findOpenCampaigns(ctx), OPEN_CAMPAIGN_ROWS);
  return { shop, query, found, timeZone: ctx.settings.timeZone };
}

const pathOf = ({ id }: CampaignRecord) => href("/seller/campaigns/:id", { id: String(id) });

export default function SellerCampaigns({ loaderData: { shop, query, found, timeZone } }: Route.ComponentProps) {
  const page = usePage();
  const { t } = page;
  const columns = openCampaignColumns(page, timeZone);
  return (
    <SellerFrame shop={shop} title={t("Campaigns")}>
      <DataTable
        name="seller-campaigns"
        label={t("Campaigns")}
        definition={OPEN_CAMPAIGN_LIST}
        {...{ query, found, columns, pathOf }}
        filters={openCampaignFilters(page)}
        searchHint={t("Part of a name")}
        empty={{
          icon: "zap",
          title: t("No campaigns to join"),
          text: t("When the marketplace announces one, you can ask to join here."),
        }}
      />
    </SellerFrame>
  );
}
