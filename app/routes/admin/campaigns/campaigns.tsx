import { data, href } from "react-router";
import type { Route } from "./+types/campaigns";
import { campaignsQuery } from "#domain/pricing/campaign-admin/campaign-admin.input.ts";
import { findAdminCampaigns } from "#domain/pricing/campaign-admin/find-admin-campaigns.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { readQuery } from "#app/loaders/read-query.server.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { ButtonLink } from "#app/ui/parts/button.tsx";
import { EmptyState } from "#app/ui/parts/empty-state.tsx";
import { Icon } from "#app/ui/parts/icon.tsx";
import { PageLinks } from "#app/ui/parts/page-links.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { CampaignRows } from "#app/ui/sale/campaign-rows.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "sales");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "campaigns.manage");
  const found = await findAdminCampaigns(ctx, readQuery(campaignsQuery, request).page);
  if (!found.ok) throw data(null, { status: 404 });
  return { permissions: ctx.visitor.permissions, campaigns: found.value, timeZone: ctx.settings.timeZone };
}

export default function AdminCampaigns({ loaderData: { permissions, campaigns, timeZone } }: Route.ComponentProps) {
  const { t } = usePage();
  const newOne = (
    <ButtonLink to={href("/admin/campaigns/:id", { id: "new" })}>
      <Icon name="plus" className="size-4.5" />
      {t("New campaign")}
    </ButtonLink>
  );
  return (
    <>
      <DocumentHead title={t("Campaigns")} isHidden />
      <AdminFrame permissions={permissions} title={t("Campaigns")} actions={newOne}>
        {campaigns.items.length > 0 ? (
          <CampaignRows
            campaigns={campaigns.items}
            timeZone={timeZone}
            isWhole
            pathOf={(id) => href("/admin/campaigns/:id", { id: String(id) })}
          />
        ) : (
          <EmptyState
            icon="zap"
            title={t("No campaigns yet")}
            text={t("Create one, and shops can ask to join with their products.")}
          />
        )}
        <PageLinks page={campaigns} />
      </AdminFrame>
    </>
  );
}
