import { useState } from "react";
import { data, href } from "react-router";
import type { Route } from "./+types/order";
import { findOrderMessages } from "#domain/orders/message/find-order-messages.ts";
import { getOrderRecord } from "#domain/orders/order-admin/get-order-record.ts";
import type { OrderRecordAction } from "#domain/orders/order-admin/order-admin.ts";
import { findCarriers } from "#domain/checkout/shipping/find-carriers.ts";
import { findOfferedPackages } from "#domain/checkout/shipping/find-packages.ts";
import { allows } from "#shared/permission.ts";
import { DeskHistory, DeskRecord } from "#app/records/desk-record.tsx";
import { readRecord } from "#app/loaders/read-record.server.ts";
import { OrderAddress } from "#app/orders/order-address.tsx";
import { OrderMessages } from "#app/orders/order-messages.tsx";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { OrderDialog } from "#app/ui/admin/order-dialog.tsx";
import { OrderRecordScreen } from "#app/ui/admin/order-record.tsx";
import { ReadOnlyMessages } from "#app/ui/admin/read-only-messages.tsx";
import { RecordActionButtons } from "#app/ui/admin/record-action-buttons.tsx";
import { RecordParcels } from "#app/ui/admin/record-parcels.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { useParcelCalls } from "./use-parcel-calls.ts";
import { useRecordActions } from "./use-record-actions.ts";

export const shouldRevalidate = dependsOn("session", "purchase");

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "orders.read");
  const record = await getOrderRecord(ctx, params.code);
  if (!record.ok) throw data(null, { status: 404 });
  const written = await findOrderMessages(ctx, { code: record.value.order.code, side: "operator" });
  return {
    permissions: ctx.visitor.permissions,
    record: record.value,
    carriers: await findCarriers(ctx, record.value.order.shop.id),
    packages: await findOfferedPackages(ctx, record.value.order.shop.id),
    messages: written.ok ? written.value : [],
    kept: await readRecord(ctx, "operator", { kind: "order", code: record.value.order.code }, request),
  };
}

export default function AdminOrderRoute({ loaderData }: Route.ComponentProps) {
  const { permissions, record, carriers, packages, messages, kept } = loaderData;
  const { t } = usePage();
  const [dialog, setDialog] = useState<OrderRecordAction | null>(null);
  const { code, shop, total } = record.order;
  const actions = useRecordActions(code);
  const parcelCalls = useParcelCalls(code);
  const title = t("Order {code}", { code });
  const shown = {
    side: "operator",
    subject: { kind: "order", code },
    record: kept,
    isReadOnly: !allows(permissions, "orders.write"),
  } as const;
  return (
    <>
      <AdminFrame
        permissions={permissions}
        title={title}
        back={{ to: href("/admin/orders"), label: t("All orders") }}
        actions={<RecordActionButtons actions={record.actions} isDisputed={record.isDisputed} onAction={setDialog} />}
      >
        <OrderRecordScreen
          record={record}
          mayOpenCustomer={allows(permissions, "customers.read")}
          maySeeMails={allows(permissions, "mails.read")}
          mayDecideReturns={allows(permissions, "returns.decide")}
          kept={<DeskRecord {...shown} />}
          timeline={<DeskHistory {...shown} />}
          parcels={
            (record.parcels.length > 0 || record.canSend) && (
              <RecordParcels record={record} {...{ carriers, packages }} calls={parcelCalls} />
            )
          }
          messages={
            allows(permissions, "orders.write") ? (
              <OrderMessages
                side="operator"
                code={code}
                messages={messages}
                otherName={t("the customer and {shop}", { shop: shop.name })}
              />
            ) : (
              <ReadOnlyMessages messages={messages} />
            )
          }
        />
      </AdminFrame>
      {dialog === "address" && record.purchase.shippingAddress && (
        <OrderAddress
          side="operator"
          code={code}
          address={record.purchase.shippingAddress}
          version={record.addressVersion}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog && dialog !== "address" && (
        <OrderDialog action={dialog} currency={total.currency} actions={actions} onClose={() => setDialog(null)} />
      )}
    </>
  );
}
