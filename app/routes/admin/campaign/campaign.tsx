import { useState } from "react";
import { href, useNavigate } from "react-router";
import type { Route } from "./+types/campaign";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { readCampaignScreen } from "#app/loaders/read-campaign-screen.server.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { CampaignProducts } from "#app/sales/campaign-products.tsx";
import { useCampaigns } from "#app/sales/use-campaigns.ts";
import { LibraryButton } from "#app/media/library-button.tsx";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { Chip } from "#app/ui/admin/chip.tsx";
import { ConfirmDialog } from "#app/ui/admin/confirm-dialog.tsx";
import { Button, ButtonLink } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { CampaignForm } from "#app/ui/sale/campaign-form.tsx";
import { SALE_TONES, saleStateName } from "#app/ui/sale/sale-labels.ts";

export const shouldRevalidate = dependsOn("session", "sales");

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "campaigns.manage");
  return { permissions: ctx.visitor.permissions, ...(await readCampaignScreen(ctx, params.id)) };
}

export default function AdminCampaign({ loaderData: { permissions, found, ...form } }: Route.ComponentProps) {
  const { t } = usePage();
  const campaigns = useCampaigns();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<"end" | "remove" | null>(null);
  const campaign = found?.campaign ?? null;
  const title = campaign?.title ?? t("New campaign");
  return (
    <>
      <AdminFrame
        permissions={permissions}
        title={title}
        back={{ to: href("/admin/campaigns"), label: t("Campaigns") }}
        note={campaign && <Chip tone={SALE_TONES[campaign.state]}>{saleStateName(campaign.state, t)}</Chip>}
        actions={
          campaign && (
            <>
              {campaign.status === "published" && (
                <ButtonLink variant="quiet" to={href("/campaign/:slug", { slug: campaign.slug })}>
                  {t("View as a customer")}
                </ButtonLink>
              )}
              {campaign.state === "running" ? (
                <Button variant="secondary" data-action="" onClick={() => setDialog("end")}>
                  {t("End now")}
                </Button>
              ) : (
                <Button variant="secondary" data-action="" onClick={() => setDialog("remove")}>
                  {t("Delete")}
                </Button>
              )}
            </>
          )
        }
      >
        <div className="grid grid-cols-1 gap-5">
          {found && <CampaignProducts campaign={found.campaign} products={found.products} currency={form.currency} />}
          {campaign?.state !== "over" && (
            <CampaignForm
              key={campaign?.id ?? "new"}
              {...form}
              campaign={campaign}
              library={(onChoose) => <LibraryButton side="operator" onChoose={onChoose} />}
              onImage={campaigns.addImage}
              onSave={async (sent) => {
                if (campaign) return campaigns.change(campaign, sent);
                const made = await campaigns.create(sent);
                if (typeof made !== "number") return made;
                await navigate(href("/admin/campaigns/:id", { id: String(made) }));
                return null;
              }}
            />
          )}
        </div>
      </AdminFrame>
      {campaign && dialog && (
        <ConfirmDialog
          title={dialog === "end" ? t("End {name} now?", { name: title }) : t("Delete {name}?", { name: title })}
          text={
            dialog === "end"
              ? t("Its products go back to their regular prices right away. Existing orders aren't affected.")
              : t("Requests of shops are deleted too. This can't be undone.")
          }
          action={dialog === "end" ? t("End now") : t("Delete")}
          onClose={() => setDialog(null)}
          onAction={async () => {
            if (dialog === "end") await campaigns.end(campaign.id);
            else if (await campaigns.remove(campaign.id)) await navigate(href("/admin/campaigns"));
          }}
        />
      )}
    </>
  );
}
