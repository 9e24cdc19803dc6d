import { data, href } from "react-router";
import type { Route } from "./+types/return";
import { findReturnDesk } from "#domain/orders/return/find-return-desk.ts";
import { hasShopRight } from "#shared/shop-role.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { ReturnWorkspace } from "#app/orders/return-workspace.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { ReturnBadge } from "#app/ui/return/return-badge.tsx";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";

export const shouldRevalidate = dependsOn("session", "purchase");

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, "orders.read");
  const desk = await findReturnDesk(ctx, "shop", Number(params.id));
  if (!desk.ok) throw data(null, { status: 404 });
  return { shop, ...desk.value };
}

export default function SellerReturn({ loaderData }: Route.ComponentProps) {
  const { shop, view, address, choice, isDisputed } = loaderData;
  const { t } = usePage();
  const shown = hasShopRight(shop.role, "orders.write") ? view : { ...view, actions: [] };
  const title = t("Return {number}", { number: view.id });
  return (
    <SellerFrame
      shop={shop}
      title={title}
      note={<ReturnBadge status={view.status} />}
      back={{ to: href("/seller/returns"), label: t("All returns") }}
    >
      <ReturnWorkspace
        side="shop"
        view={shown}
        {...{ address, choice, isDisputed }}
        orderPath={href("/seller/orders/:code", { code: view.orderCode })}
      />
    </SellerFrame>
  );
}
