import { useState } from "react";
import { data, href } from "react-router";
import type { Route } from "./+types/return";
import { findReturnDesk } from "#domain/orders/return/find-return-desk.ts";
import type { ReturnAction } from "#domain/orders/return/return.ts";
import { hasShopRight } from "#shared/shop-role.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { useReturnActions } from "#app/orders/use-return-actions.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { OwnerReturn } from "#app/ui/return/owner-return.tsx";
import { ReturnBadge } from "#app/ui/return/return-badge.tsx";
import { ReturnDialog } from "#app/ui/return/return-dialogs.tsx";
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
  const actions = useReturnActions("shop", view.id);
  const [asked, setAsked] = useState<Exclude<ReturnAction, "withdraw"> | null>(null);
  const shown = hasShopRight(shop.role, "orders.write") ? view : { ...view, actions: [] };
  const title = t("Return {number}", { number: view.id });
  return (
    <SellerFrame
      shop={shop}
      title={title}
      note={<ReturnBadge status={view.status} />}
      back={{ to: href("/seller/returns"), label: t("All returns") }}
    >
      <OwnerReturn
        view={shown}
        isDisputed={isDisputed}
        orderPath={href("/seller/orders/:code", { code: view.orderCode })}
        onAction={setAsked}
      />
      {asked && (
        <ReturnDialog
          asked={asked}
          view={view}
          address={address}
          choice={choice}
          actions={actions}
          onClose={() => setAsked(null)}
        />
      )}
    </SellerFrame>
  );
}
