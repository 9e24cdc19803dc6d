import { useState } from "react";
import { data, href } from "react-router";
import type { Route } from "./+types/campaign";
import { idParameter } from "#domain/id.input.ts";
import { getShopCampaign } from "#domain/pricing/campaign-admin/find-admin-campaigns.ts";
import { hasShopRight } from "#shared/shop-role.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { usePriceRules } from "#app/sales/use-price-rules.ts";
import { useShopCampaigns } from "#app/sales/use-campaigns.ts";
import { AccountCard } from "#app/ui/account/account-card.tsx";
import { Chip } from "#app/ui/admin/chip.tsx";
import { Button } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { CampaignJoinDialog } from "#app/ui/sale/campaign-join-dialog.tsx";
import { CampaignProductRows } from "#app/ui/sale/campaign-product-rows.tsx";
import { SALE_TONES, saleInterval, saleStateName } from "#app/ui/sale/sale-labels.ts";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";

export const shouldRevalidate = dependsOn("session", "sales");

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, "products.read");
  const read = idParameter.safeParse(params);
  const found = read.success ? await getShopCampaign(ctx, shop.id, read.data.id) : null;
  if (!found) throw data(null, { status: 404 });
  return { shop, ...found, timeZone: ctx.settings.timeZone, currency: ctx.baseCurrency.code };
}

export default function SellerCampaign({ loaderData }: Route.ComponentProps) {
  const { shop, campaign, products, timeZone, currency } = loaderData;
  const page = usePage();
  const { t } = page;
  const { join, leave } = useShopCampaigns();
  const { search } = usePriceRules("shop");
  const [isJoining, setJoining] = useState(false);
  const { id, title, state, description } = campaign;
  const canJoin = hasShopRight(shop.role, "products.write");
  return (
    <SellerFrame
      shop={shop}
      title={title}
      back={{ to: href("/seller/campaigns"), label: t("Campaigns") }}
      note={<Chip tone={SALE_TONES[state]}>{saleStateName(state, t)}</Chip>}
      actions={
        canJoin &&
        state !== "over" && (
          <Button data-action="" onClick={() => setJoining(true)}>
            {t("Ask to join")}
          </Button>
        )
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <AccountCard title={t("About this campaign")}>
          <p className="text-muted">{saleInterval(page, campaign.startsAt, campaign.endsAt, timeZone)}</p>
          {description && (
            <p className="mt-2" dir="auto">
              {description}
            </p>
          )}
        </AccountCard>
        <AccountCard title={t("Your products")}>
          {products.length === 0 ? (
            <p className="text-muted">{t("None of your products is in this campaign yet.")}</p>
          ) : (
            <CampaignProductRows
              products={products}
              isShopNamed={false}
              actionsOf={(product) =>
                canJoin &&
                (product.status !== "accepted" || state === "upcoming") &&
                product.soldUnits === 0 && (
                  <Button size="small" variant="quiet" onClick={() => void leave(product.id)}>
                    {t("Withdraw")}
                    <span className="sr-only">: {product.product.name}</span>
                  </Button>
                )
              }
            />
          )}
        </AccountCard>
      </div>
      {isJoining && (
        <CampaignJoinDialog
          title={t("Ask to join {campaign}", { campaign: title })}
          currency={currency}
          hasCaps={false}
          onSearch={search}
          onSave={({ maximum_per_buyer: _perBuyer, maximum_units: _units, ...typed }) => join(id, typed)}
          onClose={() => setJoining(false)}
        />
      )}
    </SellerFrame>
  );
}
