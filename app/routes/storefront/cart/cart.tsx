import type { Route } from "./+types/cart";
import { getCart } from "#domain/cart/cart/get-cart.ts";
import { findOpenCoupons } from "#domain/pricing/coupon/find-open-coupons.ts";
import { contextOf } from "#app/loaders/context.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { CartScreen } from "#app/ui/cart/cart-screen.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { useCouponActions } from "#app/coupons/use-coupon-actions.ts";
import { useCartActions } from "./use-cart-actions.ts";

export const shouldRevalidate = dependsOn("cart", "currency", "ship_to", "session");

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const cart = await getCart(ctx);
  const shopIds = [...new Set(cart.carts.map(({ shop }) => shop.id))];
  const offered = await Promise.all([null, ...shopIds].map((owner) => findOpenCoupons(ctx, owner)));
  return { cart, offered: offered.flat(), taxDisplay: ctx.settings.taxDisplay };
}

export default function Cart({ loaderData }: Route.ComponentProps) {
  const { t } = usePage();
  const actions = useCartActions(loaderData.cart);
  const couponActions = useCouponActions(loaderData.cart.trxId);
  return (
    <>
      <DocumentHead title={t("Cart")} isHidden />
      <CartScreen
        {...actions}
        couponActions={couponActions}
        offered={loaderData.offered}
        taxDisplay={loaderData.taxDisplay}
      />
    </>
  );
}
