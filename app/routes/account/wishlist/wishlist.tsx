import { data } from "react-router";
import type { Route } from "./+types/wishlist";
import { countAlertsOfKey } from "#domain/catalog/product-alert/end-alerts.ts";
import { findWishlists } from "#domain/cart/wishlist/find-wishlists.ts";
import { getSharedWishlist, getWishlist } from "#domain/cart/wishlist/get-wishlist.ts";
import { contextOf } from "#app/loaders/context.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { EndAlerts } from "./end-alerts.tsx";
import { OwnWishlist } from "./own-wishlist.tsx";
import { SharedWishlistScreen } from "./shared-wishlist-screen.tsx";

const PRODUCTS_BATCH_SIZE = 40;
const MAX_STEPS = 13;
const OWN_LIST = /^\d{1,10}$/;

export const shouldRevalidate = dependsOn("lists", "currency", "ship_to", "session");

/** `list`: the number of one of the visitor's own lists, or the key of a shared one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const { searchParams } = new URL(request.url);
  const wanted = searchParams.get("list") ?? "";
  if (wanted !== "" && !OWN_LIST.test(wanted)) {
    const shared = await getSharedWishlist(ctx, wanted);
    if (!shared) throw data(null, { status: 404 });
    return { shared };
  }
  const alertKey = searchParams.get("alert") ?? "";
  const steps = Math.min(MAX_STEPS, Math.max(1, Number(searchParams.get("show")) || 1));
  const { lists } = await findWishlists(ctx);
  const list = lists.find(({ id }) => id === Number(wanted)) ?? lists[0];
  const [view, waitingAlerts] = await Promise.all([
    list ? getWishlist(ctx, list, PRODUCTS_BATCH_SIZE * Math.floor(steps)) : null,
    alertKey === "" ? null : countAlertsOfKey(ctx, alertKey),
  ]);
  return { shared: null, lists, view, alertKey, waitingAlerts, steps };
}

export default function WishlistRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.shared) return <SharedWishlistScreen list={loaderData.shared} />;
  return (
    <OwnWishlist
      {...loaderData}
      notice={
        loaderData.waitingAlerts === null ? null : (
          <EndAlerts waiting={loaderData.waitingAlerts} alertKey={loaderData.alertKey} />
        )
      }
    />
  );
}
