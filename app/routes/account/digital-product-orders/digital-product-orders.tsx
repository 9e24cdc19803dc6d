import { href, redirect } from "react-router";
import type { Route } from "./+types/digital-product-orders";
import { findDownloads } from "#domain/fulfilment/download/find-downloads.ts";
import { contextOf } from "#app/loaders/context.ts";
import { readPage } from "#app/loaders/read-page.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { AccountFrame } from "#app/ui/account/account-frame.tsx";
import { NoDownloads } from "#app/ui/download/no-downloads.tsx";
import { PageLinks } from "#app/ui/parts/page-links.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { loginPath } from "#app/ui/session/way-back.ts";
import { useVisitor } from "#app/visitor/visitor-store.tsx";
import { DownloadList } from "./download-list.tsx";

export const shouldRevalidate = dependsOn("purchase", "session");

const PER_PAGE = 12;

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const { search, searchParams } = new URL(request.url);
  const code = searchParams.get("code") ?? undefined;
  const key = searchParams.get("key") ?? undefined;
  if (ctx.visitor.customerId === null) {
    // Mails already sent link here; a guest's files are on the page of their order.
    if (code && key) throw redirect(`${href("/track-order")}?${new URLSearchParams({ code, key }).toString()}`);
    throw redirect(loginPath(href("/user/digital-product-orders") + search));
  }
  const lines = await readPage(request, PER_PAGE, (page) => findDownloads(ctx, { ...page, code, key }));
  return { lines, secretKey: key ?? null };
}

export default function DigitalProductOrders({ loaderData }: Route.ComponentProps) {
  const { lines, secretKey } = loaderData;
  const { t } = usePage();
  const user = useVisitor((state) => state.user);
  return (
    <AccountFrame
      user={user}
      title={t("Downloads")}
      head={t("Digital Product Orders")}
      path={href("/user/digital-product-orders")}
    >
      {lines.items.length === 0 ? <NoDownloads /> : <DownloadList lines={lines.items} secretKey={secretKey} />}
      <PageLinks page={lines} />
    </AccountFrame>
  );
}
