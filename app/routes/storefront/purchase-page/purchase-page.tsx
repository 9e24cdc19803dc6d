import { data } from "react-router";
import type { Route } from "./+types/purchase-page";
import { getPurchasePage } from "#domain/orders/order/get-purchase-page.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { contextOf } from "#app/loaders/context.ts";
import { PageScreen } from "#app/ui/page/page-screen.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const shouldRevalidate = dependsOn("purchase", "session");

export async function loader({ request, params: { trxId, version }, context }: Route.LoaderArgs) {
  const key = new URL(request.url).searchParams.get("key") ?? undefined;
  const versionId = /^[1-9]\d{0,8}$/.test(version) ? Number(version) : 0;
  const page = await getPurchasePage(contextOf(context), { trxId, versionId, key });
  if (!page) throw data(null, { status: 404 });
  return { page };
}

export default function PurchasePage({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <DocumentHead title={page.title} isHidden />
      <PageScreen page={page} languageCode={page.languageCode} />
    </>
  );
}
