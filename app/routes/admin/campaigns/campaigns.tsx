import { data, href } from "react-router";
import type { Route } from "./+types/campaigns";
import type { CampaignRecord } from "#domain/pricing/campaign-admin/campaign-admin.ts";
import { findAdminCampaigns } from "#domain/pricing/campaign-admin/find-admin-campaigns.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { ButtonLink } from "#app/ui/parts/button.tsx";
import { Icon } from "#app/ui/parts/icon.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { campaignColumns, campaignFilters } from "#app/ui/sale/campaign-columns.tsx";
import { CAMPAIGN_LIST } from "#shared/list/sale-lists.ts";

export const shouldRevalidate = dependsOn("session", "sales");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "campaigns.manage");
  const query = readList(CAMPAIGN_LIST, request);
  const found = await findAdminCampaigns(ctx, query);
  if (!found.ok) throw data(null, { status: 404 });
  return { permissions: ctx.visitor.permissions, query, found: found.value, timeZone: ctx.settings.timeZone };
}

const pathOf = ({ id }: CampaignRecord) => href("/admin/campaigns/:id", { id: String(id) });

export default function AdminCampaigns({ loaderData: { permissions, query, found, timeZone } }: Route.ComponentProps) {
  const page = usePage();
  const { t } = page;
  const columns = campaignColumns(page, timeZone);
  const actions = (
    <>
      <ButtonLink variant="secondary" to={href("/admin/campaigns/calendar")}>
        <Icon name="clock-3" className="size-4.5" />
        {t("Calendar")}
      </ButtonLink>
      <ButtonLink to={href("/admin/campaigns/:id", { id: "new" })}>
        <Icon name="plus" className="size-4.5" />
        {t("New campaign")}
      </ButtonLink>
    </>
  );
  return (
    <AdminFrame permissions={permissions} title={t("Campaigns")} actions={actions}>
      <DataTable
        name="admin-campaigns"
        label={t("Campaigns")}
        definition={CAMPAIGN_LIST}
        {...{ query, found, columns, pathOf }}
        filters={campaignFilters(t)}
        searchLabel={t("Search campaigns")}
        searchHint={t("Part of the title")}
        empty={{
          icon: "zap",
          title: t("No campaigns"),
          text: t("Create one, and shops can ask to join with their products. Or try fewer filters."),
        }}
      />
    </AdminFrame>
  );
}
