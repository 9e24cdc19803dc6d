import { href, redirect } from "react-router";
import { contextOf } from "#app/loaders/context.ts";
import { FollowButton } from "#app/visitor/follow-button.tsx";
import { readPage } from "#app/loaders/read-page.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { AccountFrame } from "#app/ui/account/account-frame.tsx";
import { ButtonLink } from "#app/ui/parts/button.tsx";
import { EmptyState } from "#app/ui/parts/empty-state.tsx";
import { PageLinks } from "#app/ui/parts/page-links.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { loginPath } from "#app/ui/session/way-back.ts";
import { ShopTile } from "#app/ui/shop/shop-tile.tsx";
import { useVisitor } from "#app/visitor/visitor-store.tsx";
import { FOLLOWED_PER_PAGE, findFollowedSellers } from "#domain/shops/follower/find-followed-sellers.ts";
import type { Route } from "./+types/followed-shop";

export const shouldRevalidate = dependsOn("session");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const path = href("/user/followed-shop");
  const sellers = await readPage(request, FOLLOWED_PER_PAGE, async ({ page }) => {
    const found = await findFollowedSellers(ctx, page);
    if (!found.ok) throw redirect(loginPath(path + new URL(request.url).search));
    return found.value;
  });
  return { sellers, path };
}

export default function FollowedShopRoute({ loaderData: { sellers, path } }: Route.ComponentProps) {
  const { t } = usePage();
  const user = useVisitor((state) => state.user);
  return (
    <AccountFrame user={user} title={t("Followed shops")} head={t("Followed Shop")} path={path}>
      {sellers.items.length === 0 ? (
        <EmptyState
          icon="store"
          title={t("You aren't following any shops yet")}
          text={t("Follow the shops you like to find them here.")}
        >
          <ButtonLink to={href("/sellers")}>{t("See all shops")}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3 lg:gap-5">
            {sellers.items.map((shop) => (
              <li key={shop.id}>
                <ShopTile
                  shop={shop}
                  headingLevel="h2"
                  actions={<FollowButton shop={shop} size="small" className="w-full" />}
                />
              </li>
            ))}
          </ul>
          <PageLinks page={sellers} />
        </>
      )}
    </AccountFrame>
  );
}
