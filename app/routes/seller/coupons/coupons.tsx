import { href } from "react-router";
import type { Route } from "./+types/coupons";
import { couponsQuery } from "#domain/pricing/coupon-admin/coupon-admin.input.ts";
import { findAdminCoupons } from "#domain/pricing/coupon-admin/find-admin-coupons.ts";
import { hasShopRight } from "#shared/shop-role.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { readQuery } from "#app/loaders/read-query.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { CouponRows } from "#app/ui/coupon-book/coupon-rows.tsx";
import { CouponTabs } from "#app/ui/coupon-book/coupon-tabs.tsx";
import { ButtonLink } from "#app/ui/parts/button.tsx";
import { EmptyState } from "#app/ui/parts/empty-state.tsx";
import { Icon } from "#app/ui/parts/icon.tsx";
import { PageLinks } from "#app/ui/parts/page-links.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "coupons");

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, "products.read");
  const query = readQuery(couponsQuery, request);
  const keeper = { kind: "shop", shopId: shop.id } as const;
  const coupons = await findAdminCoupons(ctx, keeper, { ...query, owner: "operator" });
  return { shop, state: query.state, coupons };
}

export default function SellerCoupons({ loaderData: { shop, state, coupons } }: Route.ComponentProps) {
  const { t } = usePage();
  const newOne = hasShopRight(shop.role, "products.write") && (
    <ButtonLink to={href("/seller/coupons/:id", { id: "new" })}>
      <Icon name="plus" className="size-4.5" />
      {t("New coupon")}
    </ButtonLink>
  );
  return (
    <>
      <DocumentHead title={t("Coupons")} name={shop.name} isHidden />
      <SellerFrame shop={shop} title={t("Coupons")} actions={newOne}>
        <CouponTabs state={state} />
        {coupons.items.length > 0 ? (
          <CouponRows coupons={coupons.items} pathOf={(id) => href("/seller/coupons/:id", { id: String(id) })} />
        ) : (
          <EmptyState
            icon="ticket-percent"
            title={t("No matching coupons")}
            text={t("Customers who enter the code get a discount. Your shop pays for it.")}
          />
        )}
        <PageLinks page={coupons} />
      </SellerFrame>
    </>
  );
}
