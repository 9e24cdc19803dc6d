import { href } from "react-router";
import type { Route } from "./+types/returns";
import { findReturns } from "#domain/orders/return/find-returns.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { readPage } from "#app/loaders/read-page.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { EmptyState } from "#app/ui/parts/empty-state.tsx";
import { PageLinks } from "#app/ui/parts/page-links.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { ReturnRows } from "#app/ui/return/return-rows.tsx";
import { readReturnState, ReturnTabs } from "#app/ui/return/return-tabs.tsx";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

const PER_PAGE = 20;

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "purchase");

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, "orders.read");
  const state = readReturnState(new URL(request.url).searchParams);
  const keeper = { kind: "shop" as const, shopId: shop.id, customerId: ctx.visitor.customerId! };
  const returns = await readPage(request, PER_PAGE, (page) => findReturns(ctx, keeper, { state, ...page }));
  return { shop, state, returns };
}

export default function SellerReturns({ loaderData: { shop, state, returns } }: Route.ComponentProps) {
  const { t } = usePage();
  return (
    <>
      <DocumentHead title={t("Returns")} name={shop.name} isHidden />
      <SellerFrame shop={shop} title={t("Returns")}>
        <ReturnTabs state={state} />
        {returns.items.length > 0 ? (
          <ReturnRows
            returns={returns.items}
            label={t("Returns")}
            pathOf={(id) => href("/seller/returns/:id", { id: String(id) })}
          />
        ) : (
          <EmptyState
            icon="rotate-ccw"
            title={t("No matching returns")}
            text={t("Return requests will appear here.")}
          />
        )}
        <PageLinks page={returns} />
      </SellerFrame>
    </>
  );
}
