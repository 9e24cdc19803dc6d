import type { Route } from "./+types/cart";
import { getCart } from "#domain/cart/get-cart.ts";
import { contextOf } from "#app/context.ts";
import { personalPageHeaders } from "#app/personal-page.ts";
import { dependsOn } from "#app/revalidation.ts";
import { CartScreen } from "#app/ui/cart/cart-screen.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { useCartActs } from "./use-cart-acts.ts";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("cart", "currency", "ship_to", "session");

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  return { cart: await getCart(ctx), taxDisplay: ctx.settings.taxDisplay };
}

export default function Cart({ loaderData }: Route.ComponentProps) {
  const { t } = usePage();
  const acts = useCartActs(loaderData.cart);
  return (
    <>
      <DocumentHead title={t("Cart")} isHidden />
      <CartScreen {...acts} taxDisplay={loaderData.taxDisplay} />
    </>
  );
}
