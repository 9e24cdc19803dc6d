import { data } from "react-router";
import type { Route } from "./+types/get-invoice";
import { getInvoice } from "#domain/orders/document/get-invoice.ts";
import { contextOf } from "#app/loaders/context.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { InvoiceScreen } from "#app/ui/order/invoice-screen.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const shouldRevalidate = dependsOn("purchase", "session");

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const key = new URL(request.url).searchParams.get("key") ?? undefined;
  const purchase = await getInvoice(contextOf(context), { code: params.orderCode, key });
  if (!purchase) throw data(null, { status: 404 });
  // The key of one order opens that order, not the payment of the purchase.
  return { purchase: key ? { ...purchase, isPayable: false } : purchase, key };
}

export default function GetInvoice({ loaderData }: Route.ComponentProps) {
  const { t } = usePage();
  return (
    <>
      <DocumentHead title={t("Get Invoice")} isHidden />
      <InvoiceScreen
        purchase={loaderData.purchase}
        code={loaderData.purchase.orders[0]!.code}
        title={t("Invoice")}
        secretKey={loaderData.key ?? null}
      />
    </>
  );
}
