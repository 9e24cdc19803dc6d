import { href, redirect, useLocation } from "react-router";
import type { Route } from "./+types/checkout";
import { findAddressForms } from "#domain/platform/country/address-forms.ts";
import { findCountries, findStates } from "#domain/platform/country/find-countries.ts";
import type { CheckoutView } from "#domain/checkout/purchase/checkout.ts";
import { getCheckout } from "#domain/checkout/purchase/get-checkout.ts";
import { contextOf } from "#app/loaders/context.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { CartChanges } from "#app/ui/cart/cart-changes.tsx";
import type { Places } from "#app/ui/checkout/address-fields.tsx";
import { CheckoutForm } from "#app/ui/checkout/checkout-form.tsx";
import { ButtonLink } from "#app/ui/parts/button.tsx";
import { EmptyState } from "#app/ui/parts/empty-state.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { loginPath } from "#app/ui/session/way-back.ts";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { useCouponActions } from "#app/coupons/use-coupon-actions.ts";
import { useVoucher } from "#app/coupons/use-voucher.ts";
import { useCheckout } from "./use-checkout.ts";
import { usePlaces } from "./use-places.ts";

export const shouldRevalidate = dependsOn("cart", "currency", "ship_to", "session");

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const { search, searchParams } = new URL(request.url);
  const isSignedIn = ctx.visitor.customerId !== null;
  if (ctx.settings.disableGuest && !isSignedIn) throw redirect(loginPath(`/checkout${search}`));
  const [checkout, countries] = await Promise.all([
    getCheckout(ctx, searchParams.get("trx_id") ?? undefined),
    findCountries(ctx),
  ]);
  const states = await findStates(ctx, checkout.shipTo);
  return {
    checkout,
    countries: countries.map(({ code, name }) => ({ code, name })),
    states: { [checkout.shipTo]: states ?? [] },
    forms: await findAddressForms(ctx),
    isSignedIn,
  };
}

export default function Checkout({ loaderData }: Route.ComponentProps) {
  const { t } = usePage();
  return (
    <>
      <DocumentHead title={t("Checkout")} isHidden />
      {loaderData.checkout.carts.length === 0 ? (
        <EmptyState
          isHeading
          icon="shopping-bag"
          title={t("There's nothing to check out")}
          text={t("Your cart is empty, or you've already placed this order.")}
        >
          <ButtonLink to={href("/products")}>{t("Shop all products")}</ButtonLink>
          <ButtonLink variant="secondary" to={href("/order-confirmation")}>
            {t("See your last order")}
          </ButtonLink>
        </EmptyState>
      ) : (
        <FilledCheckout key={loaderData.checkout.trxId} {...loaderData} />
      )}
    </>
  );
}

type FilledCheckoutProps = {
  checkout: CheckoutView;
  countries: Places["countries"];
  states: Places["states"];
  forms: Places["forms"];
  isSignedIn: boolean;
};

function FilledCheckout({ checkout: loaded, countries, states, forms, isSignedIn }: FilledCheckoutProps) {
  const { t } = usePage();
  const { pathname, search } = useLocation();
  const { checkout, ...actions } = useCheckout(loaded);
  const couponActions = useCouponActions(checkout.trxId);
  const voucher = useVoucher(null);
  const { places, findStates: seeCountry, findCities } = usePlaces(countries, states, checkout.shipTo, forms);
  return (
    <div className="content-width py-6 sm:py-10">
      <h1 className="mb-6 text-3xl">{t("Checkout")}</h1>
      <CheckoutForm
        checkout={checkout}
        places={places}
        couponActions={couponActions}
        voucher={voucher}
        isSignedIn={isSignedIn}
        loginPath={isSignedIn ? null : loginPath(pathname + search)}
        changes={
          <CartChanges
            changes={checkout.changes}
            isPending={actions.isAcknowledging}
            onAcknowledge={() => void actions.acknowledge()}
          />
        }
        errors={actions.errors}
        refusal={actions.refusal}
        isPricing={actions.isPricing}
        isPlacing={actions.isPlacing}
        onErrors={actions.setErrors}
        onReprice={actions.reprice}
        onCountrySeen={(country) => void seeCountry(country)}
        onStateSeen={(state) => void findCities(state)}
        onOrder={(sent, payment, isAddressKept) => void actions.order(sent, payment, isAddressKept)}
      />
    </div>
  );
}
