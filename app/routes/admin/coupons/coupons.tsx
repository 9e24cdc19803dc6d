import { href } from "react-router";
import type { Route } from "./+types/coupons";
import { allCouponsQuery } from "#domain/pricing/coupon-admin/coupon-admin.input.ts";
import { COUPON_FILTERS } from "#shared/coupon-choices.ts";
import { findAdminCoupons } from "#domain/pricing/coupon-admin/find-admin-coupons.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { readQuery } from "#app/loaders/read-query.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { FilterBar, FilterChoice, FilterText } from "#app/ui/admin/filter-bar.tsx";
import { CouponRows } from "#app/ui/coupon-book/coupon-rows.tsx";
import { couponFilterName } from "#app/ui/coupon-book/admin-coupons-words.ts";
import { ButtonLink } from "#app/ui/parts/button.tsx";
import { EmptyState } from "#app/ui/parts/empty-state.tsx";
import { Icon } from "#app/ui/parts/icon.tsx";
import { PageLinks } from "#app/ui/parts/page-links.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "coupons");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "coupons.manage");
  const query = readQuery(allCouponsQuery, request);
  const coupons = await findAdminCoupons(ctx, { kind: "operator", shopId: null }, query);
  return { permissions: ctx.visitor.permissions, query, coupons };
}

export default function AdminCoupons({ loaderData: { permissions, query, coupons } }: Route.ComponentProps) {
  const { t } = usePage();
  const newOne = (
    <ButtonLink to={href("/admin/coupons/:id", { id: "new" })}>
      <Icon name="plus" className="size-4.5" />
      {t("New coupon")}
    </ButtonLink>
  );
  return (
    <>
      <DocumentHead title={t("Coupons")} isHidden />
      <AdminFrame permissions={permissions} title={t("Coupons")} actions={newOne}>
        <FilterBar
          label={t("Coupons")}
          search={<FilterText name="q" label={t("Search")} value={query.q} hint={t("Code, title or shop")} />}
        >
          <FilterChoice
            name="owner"
            label={t("Owner")}
            value={query.owner === "shops" ? "shops" : undefined}
            all={t("Marketplace coupons")}
            choices={[{ value: "shops", label: t("Shop coupons") }]}
          />
          <FilterChoice
            name="state"
            label={t("State")}
            value={query.state === "all" ? undefined : query.state}
            all={couponFilterName("all", t)}
            choices={COUPON_FILTERS.filter((state) => state !== "all").map((state) => ({
              value: state,
              label: couponFilterName(state, t),
            }))}
          />
        </FilterBar>
        {coupons.items.length > 0 ? (
          <CouponRows
            coupons={coupons.items}
            pathOf={(id) => href("/admin/coupons/:id", { id: String(id) })}
            isShopNamed
          />
        ) : (
          <EmptyState
            icon="ticket-percent"
            title={t("No matching coupons")}
            text={t("Try another status or search.")}
          />
        )}
        <PageLinks page={coupons} />
      </AdminFrame>
    </>
  );
}
