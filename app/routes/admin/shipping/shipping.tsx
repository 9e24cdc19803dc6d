import { data } from "react-router";
import type { Route } from "./+types/shipping";
import { findCountries } from "#domain/platform/country/find-countries.ts";
import { findRegionsToFill } from "#domain/platform/region/find-country-groups.ts";
import { findCommonShipping } from "#domain/checkout/shipping/find-shop-shipping.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { usePracticeActions } from "#app/shipping/use-practice-actions.ts";
import { useShippingActions } from "#app/shipping/use-shipping-actions.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { Notice } from "#app/ui/parts/notice.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { PracticeEditor } from "#app/ui/shipping/practice-editor.tsx";
import { ShippingEditor } from "#app/ui/shipping/shipping-editor.tsx";

export const shouldRevalidate = dependsOn("session", "account");

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "shipping.manage");
  const [found, countries, regions] = await Promise.all([
    findCommonShipping(ctx),
    findCountries(ctx),
    findRegionsToFill(ctx),
  ]);
  if (!found.ok) throw data(null, { status: 404 });
  return {
    permissions: ctx.visitor.permissions,
    shipping: found.value,
    countries: countries.map(({ code, name }) => ({ code, name })),
    regions,
    timeZone: ctx.settings.timeZone,
  };
}

export default function AdminShippingRoute({ loaderData }: Route.ComponentProps) {
  const { permissions, shipping, countries, regions, timeZone } = loaderData;
  const { t } = usePage();
  const actions = useShippingActions("admin");
  const practice = usePracticeActions("admin");
  return (
    <AdminFrame permissions={permissions} title={t("Shipping")}>
      <p className="mb-6 max-w-3xl text-muted">{t("These apply to every shop without its own shipping methods.")}</p>
      <ShippingEditor
        shipping={shipping}
        products={[]}
        countries={countries}
        regions={regions}
        actions={actions}
        withoutRates={
          <Notice kind="warning">{t("Shops without their own shipping methods can't ship anything.")}</Notice>
        }
      />
      <PracticeEditor shipping={shipping} timeZone={timeZone} actions={practice} />
    </AdminFrame>
  );
}
