import { useState } from "react";
import type { Route } from "./+types/track-order";
import { findDownloads } from "#domain/fulfilment/download/find-downloads.ts";
import { getOwnAddress } from "#domain/orders/order/get-own-address.ts";
import { findOrderMessages } from "#domain/orders/message/find-order-messages.ts";
import { getLinkedTracking, type Tracking } from "#domain/orders/tracking/get-tracking.ts";
import { fromWire } from "#shared/wire.ts";
import { useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import { contextOf } from "#app/loaders/context.ts";
import { OrderAddress } from "#app/orders/order-address.tsx";
import { OrderMessages } from "#app/orders/order-messages.tsx";
import { dependsOn } from "#app/api-client/revalidation.ts";
import type { FieldErrors } from "#app/ui/form/read-form.ts";
import { DeliveryAddressPart } from "#app/ui/order/delivery-address-part.tsx";
import { TrackScreen } from "#app/ui/order/track-screen.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { DownloadList } from "../../account/digital-product-orders/download-list.tsx";

export const shouldRevalidate = dependsOn("purchase");

const MAX_DOWNLOADS = 100;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const code = searchParams.get("code") ?? "";
  const key = searchParams.get("key") ?? undefined;
  const ctx = contextOf(context);
  const tracked = code ? await getLinkedTracking(ctx, code, key) : null;
  const [written, bought, address] = tracked
    ? await Promise.all([
        findOrderMessages(ctx, { code, side: "shopper", key }),
        findDownloads(ctx, { page: 1, perPage: MAX_DOWNLOADS, code, key }),
        getOwnAddress(ctx, code, key),
      ])
    : [];
  const messages = written?.ok ? written.value : null;
  const prefix = ctx.settings.orderPrefix;
  return { code, key, prefix, tracked, messages, downloads: bought?.items ?? [], address: address ?? null };
}

export default function TrackOrder({ loaderData }: Route.ComponentProps) {
  const { code, key, prefix, messages, downloads, address } = loaderData;
  const { t } = usePage();
  const call = useCall();
  const [searched, setSearched] = useState<Tracking | null | undefined>(undefined);
  const tracked = searched === undefined ? loaderData.tracked : searched;
  const [contact, setContact] = useState("");
  const [isOpen, setOpen] = useState(false);
  const isLinked = tracked !== null && tracked?.code === loaderData.tracked?.code;

  async function sendLink(found: string): Promise<boolean> {
    return (await call.post("/order-link", { json: { code: found, contact } }, { isSuccessShown: false })).ok;
  }

  async function track(typedCode: string, typed: string): Promise<FieldErrors | null> {
    const outcome = await call.post("/track-order", { json: { code: typedCode, contact: typed } });
    setContact(typed);
    setSearched(outcome.ok ? fromWire<Tracking>(outcome.answer.order) : null);
    return fieldErrorsOf(outcome);
  }

  return (
    <>
      <DocumentHead
        title={t("Track Order")}
        description={t("Track your order with its order code and your email address.")}
      />
      <TrackScreen
        code={code}
        prefix={prefix}
        tracked={tracked}
        messages={
          messages &&
          isLinked && (
            <OrderMessages
              side="shopper"
              code={code}
              messages={messages}
              otherName={tracked?.shop.name ?? ""}
              secretKey={key}
            />
          )
        }
        downloads={downloads.length > 0 && isLinked && <DownloadList lines={downloads} secretKey={key ?? null} />}
        address={
          tracked?.isAddressOpen &&
          (contact !== "" || (isLinked && address)) && (
            <DeliveryAddressPart
              key={tracked.code}
              address={isLinked ? address : null}
              onChange={() => setOpen(true)}
              onSendLink={() => sendLink(tracked.code)}
            />
          )
        }
        onTrack={track}
      />
      {isOpen && address && (
        <OrderAddress side="shopper" code={code} {...{ address, secretKey: key }} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
