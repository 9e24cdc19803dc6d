import { data, href } from "react-router";
import type { Route } from "./+types/order";
import { getShopOrder } from "#domain/fulfilment/fulfilment/get-shop-order.ts";
import { findOrderMessages } from "#domain/orders/message/find-order-messages.ts";
import { findCarriers } from "#domain/checkout/shipping/find-carriers.ts";
import { findOfferedPackages } from "#domain/checkout/shipping/find-packages.ts";
import { hasShopRight } from "#shared/shop-role.ts";
import { DeskHistory, DeskRecord } from "#app/records/desk-record.tsx";
import { readRecord } from "#app/loaders/read-record.server.ts";
import { OrderAddress } from "#app/orders/order-address.tsx";
import { OrderMessages } from "#app/orders/order-messages.tsx";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { GoodwillDialog } from "#app/ui/order/goodwill-dialog.tsx";
import { ButtonLink } from "#app/ui/parts/button.tsx";
import { Icon } from "#app/ui/parts/icon.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { CancelOrderDialog, FailedParcelDialog } from "#app/ui/seller/order-dialogs.tsx";
import { ParcelDialog } from "#app/ui/seller/parcel-dialog.tsx";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";
import { ShopOrderScreen } from "#app/ui/seller/shop-order-screen.tsx";
import { useShopOrderActions } from "./use-shop-order-actions.ts";

export const shouldRevalidate = dependsOn("session", "purchase");

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, "orders.read");
  const shopOrder = await getShopOrder(ctx, shop.id, params.code);
  if (!shopOrder) throw data(null, { status: 404 });
  const written = await findOrderMessages(ctx, { code: shopOrder.order.code, side: "shop" });
  return {
    shop,
    shopOrder,
    messages: written.ok ? written.value : [],
    kept: await readRecord(ctx, "shop", { kind: "order", code: shopOrder.order.code }, request),
    carriers: await findCarriers(ctx, shop.id),
    packages: await findOfferedPackages(ctx, shop.id),
  };
}

export default function SellerOrder({ loaderData }: Route.ComponentProps) {
  const { shop, shopOrder, messages, kept, carriers, packages } = loaderData;
  const { order, purchase, lines } = shopOrder;
  const { t } = usePage();
  const { dialog, close, save, end, cancel, refund, ...handlers } = useShopOrderActions(order.code);
  const isReadOnly = !hasShopRight(shop.role, "orders.write");
  const shown = { side: "shop", subject: { kind: "order", code: order.code }, record: kept, isReadOnly } as const;
  const shopper = purchase.shippingAddress?.name ?? purchase.billingAddress?.name ?? purchase.email;
  return (
    <>
      <SellerFrame
        shop={shop}
        title={t("Order {code}", { code: order.code })}
        back={{ to: href("/seller/orders"), label: t("All orders") }}
        actions={
          lines.some(({ isDigital }) => !isDigital) && (
            <ButtonLink
              variant="secondary"
              size="small"
              to={href("/seller/orders/:code/packing-slip", { code: order.code })}
            >
              <Icon name="printer" className="size-4" /> {t("Packing slip")}
            </ButtonLink>
          )
        }
      >
        <ShopOrderScreen
          shopOrder={shopOrder}
          isReadOnly={isReadOnly}
          {...handlers}
          kept={<DeskRecord {...shown} />}
          timeline={<DeskHistory {...shown} />}
          messages={
            <OrderMessages
              side="shop"
              code={order.code}
              messages={messages}
              otherName={shopper}
              isReadOnly={isReadOnly}
            />
          }
        />
      </SellerFrame>
      {(dialog?.kind === "pack" || dialog?.kind === "change") && (
        <ParcelDialog
          parcel={dialog.kind === "change" ? dialog.parcel : null}
          lines={dialog.kind === "pack" ? lines.filter(({ open }) => open > 0) : []}
          {...{ carriers, packages }}
          onClose={close}
          onSave={save}
        />
      )}
      {dialog?.kind === "failed" && <FailedParcelDialog parcel={dialog.parcel} onClose={close} onEnd={end} />}
      {dialog?.kind === "goodwill" && (
        <GoodwillDialog currency={order.total.currency} onClose={close} onRefund={refund} />
      )}
      {dialog?.kind === "address" && purchase.shippingAddress && (
        <OrderAddress
          side="shop"
          code={order.code}
          address={purchase.shippingAddress}
          version={shopOrder.addressVersion}
          onClose={close}
        />
      )}
      {dialog?.kind === "cancel" && (
        <CancelOrderDialog
          code={order.code}
          isPaid={order.paymentStatus !== "unpaid"}
          onClose={close}
          onCancel={cancel}
        />
      )}
    </>
  );
}
