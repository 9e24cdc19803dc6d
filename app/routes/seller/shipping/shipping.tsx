import { data } from "react-router";
import type { Route } from "./+types/shipping";
import { findCountries } from "#domain/platform/country/find-countries.ts";
import { findRegionsToFill } from "#domain/platform/region/find-country-groups.ts";
import { findShopShipping } from "#domain/checkout/shipping/find-shop-shipping.ts";
import { hasShopRight } from "#shared/shop-role.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { usePracticeActions } from "#app/shipping/use-practice-actions.ts";
import { usePickupActions, useShippingActions } from "#app/shipping/use-shipping-actions.ts";
import { ReadOnlyPart } from "#app/ui/desk/read-only-part.tsx";
import { Notice } from "#app/ui/parts/notice.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";
import { PickupEditor } from "#app/ui/shipping/pickup-editor.tsx";
import { PracticeEditor } from "#app/ui/shipping/practice-editor.tsx";
import { RateList } from "#app/ui/shipping/rate-list.tsx";
import { ShippingEditor } from "#app/ui/shipping/shipping-editor.tsx";

export const shouldRevalidate = dependsOn("session", "account");

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, "shop.read");
  const [found, countries, regions] = await Promise.all([
    findShopShipping(ctx),
    findCountries(ctx),
    findRegionsToFill(ctx),
  ]);
  if (!found.ok) throw data(null, { status: 404 });
  return {
    shop,
    shipping: found.value,
    countries: countries.map(({ code, name }) => ({ code, name })),
    regions,
    timeZone: ctx.settings.timeZone,
  };
}

export default function SellerShippingRoute({ loaderData }: Route.ComponentProps) {
  const { shop, shipping, countries, regions, timeZone } = loaderData;
  const { t } = usePage();
  const actions = useShippingActions("seller");
  const pickup = usePickupActions();
  const practice = usePracticeActions("seller");
  return (
    <SellerFrame shop={shop} title={t("Shipping")} head={{ title: t("Shipping") }}>
      <ReadOnlyPart isReadOnly={!hasShopRight(shop.role, "shop.write")}>
        <ShippingEditor
          shipping={shipping}
          products={shipping.products}
          countries={countries}
          regions={regions}
          actions={actions}
          withoutRates={
            <div className="grid gap-4">
              <Notice>{t("You're using the default shipping methods. Add your own to replace them:")}</Notice>
              <RateList label={t("Default shipping methods")} rates={shipping.commonRates} actions={null} />
            </div>
          }
        />
        <PracticeEditor shipping={shipping} timeZone={timeZone} actions={practice} />
        <PickupEditor points={shipping.pickupPoints} countries={countries} actions={pickup} />
      </ReadOnlyPart>
    </SellerFrame>
  );
}
