import type { Route } from "./+types/overview";
import { getShopOverview, limitOverview } from "#domain/fulfilment/fulfilment/get-shop-overview.ts";
import { getShopSales } from "#domain/platform/overview/get-shop-sales.ts";
import { getOnboarding } from "#domain/shops/profile/get-onboarding.ts";
import { readOverviewPeriod } from "#shared/overview-period.ts";
import { hasShopRight } from "#shared/shop-role.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { OnboardingList } from "#app/ui/seller/onboarding-list.tsx";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";
import { SellerOverview } from "#app/ui/seller/seller-overview.tsx";

export const shouldRevalidate = dependsOn("session", "purchase", "products", "account");

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, "shop.read");
  const period = readOverviewPeriod(new URL(request.url).searchParams);
  const [overview, sales, onboarding] = await Promise.all([
    getShopOverview(ctx, shop.id),
    getShopSales(ctx, shop, period),
    getOnboarding(ctx, shop.id),
  ]);
  return { shop, overview: limitOverview(overview, shop.role), sales, onboarding };
}

export default function Seller({ loaderData: { shop, overview, sales, onboarding } }: Route.ComponentProps) {
  const { t } = usePage();
  return (
    <SellerFrame shop={shop} title={t("Overview")} head={{ title: t("Your shop"), name: shop.name }}>
      {onboarding && hasShopRight(shop.role, "shop.write") && <OnboardingList steps={onboarding} />}
      <SellerOverview {...overview} sales={sales} />
    </SellerFrame>
  );
}
