import { href, redirect } from "react-router";
import type { Route } from "./+types/dashboard";
import { findAddresses } from "#domain/customers/address/find-addresses.ts";
import { show } from "#domain/context.ts";
import { getCustomer } from "#domain/customers/customer/get-customer.ts";
import { findLatestPurchases } from "#domain/orders/order/find-latest-purchases.ts";
import { findToDo } from "#domain/orders/order/find-to-do.ts";
import { getPoints } from "#domain/accounts/reward/get-points.ts";
import { findFollowedIds } from "#domain/shops/follower/find-followed-ids.ts";
import { getBalance } from "#domain/accounts/wallet/get-balance.ts";
import { findWishlists } from "#domain/cart/wishlist/find-wishlists.ts";
import { getWishlist } from "#domain/cart/wishlist/get-wishlist.ts";
import { contextOf } from "#app/loaders/context.ts";
import { ProductCards } from "#app/products/product-cards.tsx";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { AccountFrame } from "#app/ui/account/account-frame.tsx";
import { AccountPart } from "#app/ui/account/account-part.tsx";
import { AccountTiles } from "#app/ui/account/account-tiles.tsx";
import { PurchaseRow } from "#app/ui/account/purchase-row.tsx";
import { ToDoList } from "#app/ui/account/to-do-list.tsx";
import { ButtonLink } from "#app/ui/parts/button.tsx";
import { EmptyState } from "#app/ui/parts/empty-state.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { loginPath } from "#app/ui/session/way-back.ts";
import { ViewedProducts } from "#app/visitor/viewed-products.tsx";

const MAX_WISHES = 8;

export const shouldRevalidate = dependsOn("session", "lists", "currency", "ship_to", "account", "purchase");

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const user = await getCustomer(ctx);
  if (!user) throw redirect(loginPath(href("/user/dashboard")));
  const [purchases, wished, addresses, followed, toDo, balance, points] = await Promise.all([
    findLatestPurchases(ctx),
    findWishlists(ctx),
    findAddresses(ctx),
    findFollowedIds(ctx),
    findToDo(ctx),
    getBalance(ctx, user.id),
    getPoints(ctx, user.id),
  ]);
  const list = wished.lists.find(({ productsCount }) => productsCount > 0);
  return {
    ...purchases,
    ...toDo,
    user,
    balance: show(ctx, balance).formatted,
    points: points.available,
    wishes: list ? (await getWishlist(ctx, list, MAX_WISHES)).products : [],
    wishesCount: new Set(wished.wishlists.map(({ productId }) => productId)).size,
    address: addresses.find(({ isDefaultShipping }) => isDefaultShipping) ?? null,
    followedCount: followed.length,
  };
}

export default function DashboardRoute({ loaderData }: Route.ComponentProps) {
  const { t } = usePage();
  const { user, latest, wishes } = loaderData;
  return (
    <>
      <AccountFrame user={user} title={t("Dashboard")} path={href("/user/dashboard")}>
        <div className="space-y-8">
          <ToDoList {...loaderData} unverifiedEmail={user.isEmailVerified ? null : user.email} />
          <AccountTiles {...loaderData} unread={user.unreadNotifications} />
          <AccountPart title={t("Latest orders")} {...(latest.length > 0 ? { to: href("/user/order-history") } : {})}>
            {latest.length > 0 ? (
              <ul className="grid gap-3">
                {latest.map((purchase) => (
                  <PurchaseRow key={purchase.trxId} purchase={purchase} />
                ))}
              </ul>
            ) : (
              <EmptyState
                icon="package-open"
                title={t("You haven't placed any orders yet")}
                text={t("Your latest order will appear here.")}
              >
                <ButtonLink to={href("/products")}>{t("Shop all products")}</ButtonLink>
              </EmptyState>
            )}
          </AccountPart>
          {wishes.length > 0 && (
            <AccountPart title={t("Wishlist")} to={href("/user/wishlist")}>
              <ProductCards
                products={wishes.map(({ product }) => product)}
                layout="scrollBeside"
                label={t("Wishlist")}
              />
            </AccountPart>
          )}
        </div>
      </AccountFrame>
      <ViewedProducts className="pb-12" />
    </>
  );
}
