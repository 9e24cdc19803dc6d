import { useState } from "react";
import { data, href, redirect } from "react-router";
import type { Route } from "./+types/order-detail";
import { getOwnOrder } from "#domain/orders/order/get-own-order.ts";
import { findOrderMessages } from "#domain/orders/message/find-order-messages.ts";
import { findCreditNotes } from "#domain/orders/document/find-credit-notes.ts";
import { findReturnPart } from "#domain/orders/return/find-return-part.ts";
import { findReviewableLines } from "#domain/catalog/review/find-reviewable-lines.ts";
import { findParcels } from "#domain/fulfilment/parcel/find-parcels.ts";
import { contextOf } from "#app/loaders/context.ts";
import { OrderAddress } from "#app/orders/order-address.tsx";
import { OrderMessages } from "#app/orders/order-messages.tsx";
import { OrderReviews } from "#app/reviews/order-reviews.tsx";
import { OrderReturns } from "#app/orders/order-returns.tsx";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { AccountFrame } from "#app/ui/account/account-frame.tsx";
import { CancelDialog } from "#app/ui/order/cancel-dialog.tsx";
import { OrderDocuments } from "#app/ui/order/order-documents.tsx";
import { OrderScreen } from "#app/ui/order/order-screen.tsx";
import { ParcelList } from "#app/ui/parcel/parcel-list.tsx";
import { Button, ButtonLink } from "#app/ui/parts/button.tsx";
import { Icon } from "#app/ui/parts/icon.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { loginPath } from "#app/ui/session/way-back.ts";
import { useVisitor } from "#app/visitor/visitor-store.tsx";
import { useOrderActions } from "../order-history/use-order-actions.ts";

export const shouldRevalidate = dependsOn("purchase", "session");

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const path = href("/user/order-history/:code", params);
  if (ctx.visitor.customerId === null) throw redirect(loginPath(path));
  const own = await getOwnOrder(ctx, params.code);
  if (!own) throw data(null, { status: 404 });
  const [parcels, returns, creditNotes, written, reviews] = await Promise.all([
    findParcels(ctx, [own.id]),
    findReturnPart(ctx, { id: own.id, code: own.order.code }),
    findCreditNotes(ctx, own.id),
    findOrderMessages(ctx, { code: own.order.code, side: "shopper" }),
    findReviewableLines(ctx, own.id),
  ]);
  return { own, path, parcels, returns, creditNotes, messages: written.ok ? written.value : [], reviews };
}

export default function OrderDetail({
  loaderData: { own, path, parcels, returns, creditNotes, messages, reviews },
}: Route.ComponentProps) {
  const { t } = usePage();
  const user = useVisitor((state) => state.user);
  const { confirming, cancel, buyAgain, keep, ...actions } = useOrderActions();
  const [isAddressing, setAddressing] = useState(false);
  const title = t("Order {code}", { code: own.order.code });
  return (
    <AccountFrame
      user={user}
      title={title}
      head={`${own.order.code} · ${t("Order History")}`}
      path={path}
      actions={
        <>
          <ButtonLink variant="quiet" size="small" to={href("/user/order-history")}>
            <Icon name="chevron-left" className="mirrored size-4" /> {t("All orders")}
          </ButtonLink>
          <Button variant="secondary" size="small" data-action="" onClick={() => window.print()}>
            <Icon name="printer" className="size-4" /> {t("Print")}
          </Button>
        </>
      }
    >
      <OrderScreen
        {...own}
        {...actions}
        onAddress={() => setAddressing(true)}
        onBuyAgain={(code) => void buyAgain(code)}
        parcels={parcels.length > 0 && <ParcelList parcels={parcels} />}
        returns={returns && <OrderReturns code={own.order.code} part={returns} />}
        reviews={reviews.length > 0 && <OrderReviews lines={reviews} />}
        documents={<OrderDocuments order={own.order} purchase={own.purchase} creditNotes={creditNotes} />}
        messages={
          <OrderMessages side="shopper" code={own.order.code} messages={messages} otherName={own.order.shop.name} />
        }
      />
      {isAddressing && own.purchase.shippingAddress && (
        <OrderAddress
          side="shopper"
          code={own.order.code}
          address={own.purchase.shippingAddress}
          onClose={() => setAddressing(false)}
        />
      )}
      {confirming && (
        <CancelDialog
          code={confirming}
          isPaid={own.order.paymentStatus !== "unpaid"}
          onClose={keep}
          onCancel={(reason) => cancel(confirming, reason)}
        />
      )}
    </AccountFrame>
  );
}
