import { data } from "react-router";
import type { Route } from "./+types/invoice";
import { getInvoice } from "#domain/orders/document/get-invoice.ts";
import { contextOf } from "#app/loaders/context.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { InvoiceScreen } from "#app/ui/order/invoice-screen.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const shouldRevalidate = dependsOn("purchase", "session");

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const key = new URL(request.url).searchParams.get("key") ?? undefined;
  const purchase = await getInvoice(contextOf(context), { code: params.trxId, key });
  if (!purchase) throw data(null, { status: 404 });
  return { purchase, key };
}

export default function Invoice({ loaderData }: Route.ComponentProps) {
  const { t } = usePage();
  return (
    <>
      <DocumentHead title={t("Invoice")} isHidden />
      <InvoiceScreen
        purchase={loaderData.purchase}
        code={loaderData.purchase.trxId}
        title={t("Invoice")}
        secretKey={loaderData.key ?? null}
      />
    </>
  );
}
