import { data, href } from "react-router";
import type { Route } from "./+types/order-confirmation";
import { findDownloads } from "#domain/fulfilment/download/find-downloads.ts";
import { getLastPurchase, getPurchase } from "#domain/orders/order/get-purchase.ts";
import { contextOf } from "#app/loaders/context.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { ConfirmationScreen } from "#app/ui/order/confirmation-screen.tsx";
import { ButtonLink } from "#app/ui/parts/button.tsx";
import { EmptyState } from "#app/ui/parts/empty-state.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { DownloadList } from "../../account/digital-product-orders/download-list.tsx";

export const shouldRevalidate = dependsOn("purchase", "session");

const MAX_DOWNLOADS = 100;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const ctx = contextOf(context);
  const trxId = searchParams.get("trx_id");
  const key = searchParams.get("key") ?? undefined;
  const purchase = trxId ? await getPurchase(ctx, { trxId, key }) : await getLastPurchase(ctx);
  if (trxId && !purchase) throw data(null, { status: 404 });
  const hasFiles = purchase?.orders.some((order) => order.lines.some((line) => line.isDigital));
  const bought = hasFiles
    ? await findDownloads(ctx, { page: 1, perPage: MAX_DOWNLOADS, code: purchase?.trxId, key })
    : null;
  return { purchase, key, downloads: bought?.items ?? [], isGuest: ctx.visitor.customerId === null };
}

export default function OrderConfirmation({ loaderData }: Route.ComponentProps) {
  const { t } = usePage();
  return (
    <>
      <DocumentHead title={t("Order Confirmation")} isHidden />
      {loaderData.purchase ? (
        <ConfirmationScreen
          purchase={loaderData.purchase}
          secretKey={loaderData.key ?? null}
          isGuest={loaderData.isGuest}
          downloads={
            loaderData.downloads.length > 0 && (
              <DownloadList lines={loaderData.downloads} secretKey={loaderData.key ?? null} />
            )
          }
        />
      ) : (
        <EmptyState
          isHeading
          icon="package-open"
          title={t("You haven't placed any orders yet")}
          text={t("Your latest order will appear here.")}
        >
          <ButtonLink to={href("/products")}>{t("Shop all products")}</ButtonLink>
          <ButtonLink variant="secondary" to={href("/track-order")}>
            {t("Track an order")}
          </ButtonLink>
        </EmptyState>
      )}
    </>
  );
}
