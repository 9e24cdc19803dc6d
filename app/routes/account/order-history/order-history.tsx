import { href, redirect } from "react-router";
import type { Route } from "./+types/order-history";
import { findOrderHistory, HISTORY_PER_PAGE } from "#domain/orders/order/find-order-history.ts";
import { findUnreadCounts } from "#domain/orders/message/find-order-messages.ts";
import { findParcels } from "#domain/fulfilment/parcel/find-parcels.ts";
import { contextOf } from "#app/loaders/context.ts";
import { readPage } from "#app/loaders/read-page.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { AccountFrame } from "#app/ui/account/account-frame.tsx";
import { ClaimOrders } from "#app/ui/order/claim-orders.tsx";
import { CancelDialog } from "#app/ui/order/cancel-dialog.tsx";
import { HistoryFilter } from "#app/ui/order/history-filter.tsx";
import { HistoryPurchaseCard } from "#app/ui/order/history-purchase-card.tsx";
import { readOrdersUrl } from "#app/ui/order/orders-url.ts";
import { HISTORY_STATES } from "#shared/history-state.ts";
import { NoOrders } from "#app/ui/order/no-orders.tsx";
import { PageLinks } from "#app/ui/parts/page-links.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { loginPath } from "#app/ui/session/way-back.ts";
import { useVisitor } from "#app/visitor/visitor-store.tsx";
import { useClaim } from "./use-claim.ts";
import { useOrderActions } from "./use-order-actions.ts";

export const shouldRevalidate = dependsOn("purchase", "session");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const path = href("/user/order-history");
  const { search: query, searchParams } = new URL(request.url);
  const wanted = readOrdersUrl(searchParams, HISTORY_STATES);
  const purchases = await readPage(request, HISTORY_PER_PAGE, async ({ page }) => {
    const found = await findOrderHistory(ctx, { ...wanted, page });
    if (!found.ok) throw redirect(loginPath(path + query));
    return found.value;
  });
  const orderIds = purchases.items.flatMap(({ orders }) => orders.map(({ id }) => id));
  const [parcels, unread] = await Promise.all([findParcels(ctx, orderIds), findUnreadCounts(ctx, orderIds)]);
  return { purchases, wanted, path, parcels, unread };
}

export default function OrderHistory({ loaderData }: Route.ComponentProps) {
  const { purchases, wanted, path, parcels, unread } = loaderData;
  const { t } = usePage();
  const user = useVisitor((state) => state.user);
  const { confirming, cancel, buyAgain, keep, ...actions } = useOrderActions();
  const { isClaiming, claim } = useClaim();
  const isFiltered = wanted.state !== "all" || wanted.search !== "";
  const askedOrder = purchases.items.flatMap(({ orders }) => orders).find(({ code }) => code === confirming);
  return (
    <AccountFrame user={user} title={t("Order history")} head={t("Order History")} path={path}>
      {(purchases.total > 0 || isFiltered) && <HistoryFilter {...wanted} />}
      {purchases.items.length === 0 ? (
        <NoOrders isFiltered={isFiltered} />
      ) : (
        <ul className="grid gap-5">
          {purchases.items.map((purchase) => (
            <HistoryPurchaseCard
              key={purchase.trxId}
              purchase={purchase}
              parcels={parcels}
              unread={unread}
              {...actions}
              onBuyAgain={(code) => void buyAgain(code)}
            />
          ))}
        </ul>
      )}
      <PageLinks page={purchases} />
      {user && <ClaimOrders email={user.email} isPending={isClaiming} onClaim={() => void claim()} />}
      {askedOrder && (
        <CancelDialog
          code={askedOrder.code}
          isPaid={askedOrder.paymentStatus !== "unpaid"}
          onClose={keep}
          onCancel={(reason) => cancel(askedOrder.code, reason)}
        />
      )}
    </AccountFrame>
  );
}
