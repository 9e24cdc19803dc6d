import { data, href } from "react-router";
import type { Route } from "./+types/messages";
import type { InboxThread } from "#domain/orders/message/conversation.ts";
import { findInbox, THREADS_PER_PAGE } from "#domain/orders/message/find-inbox.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { readPage } from "#app/loaders/read-page.server.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { readInboxState, ThreadList } from "#app/ui/messages/thread-list.tsx";
import { PageLinks } from "#app/ui/parts/page-links.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "purchase");

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, "orders.read");
  const state = readInboxState(new URL(request.url).searchParams);
  const threads = await readPage(request, THREADS_PER_PAGE, async ({ page }) => {
    const found = await findInbox(ctx, "shop", { state, page });
    if (!found.ok) throw data(null, { status: 404 });
    return found.value;
  });
  return { shop, state, threads };
}

function pathOf({ orderCode, conversationId }: InboxThread): string {
  return orderCode === null
    ? href("/seller/messages/:id", { id: String(conversationId) })
    : href("/seller/orders/:code", { code: orderCode });
}

export default function SellerMessages({ loaderData: { shop, state, threads } }: Route.ComponentProps) {
  const { t } = usePage();
  return (
    <>
      <DocumentHead title={t("Messages")} name={shop.name} isHidden />
      <SellerFrame shop={shop} title={t("Messages")}>
        <ThreadList
          threads={threads.items}
          {...{ pathOf, state }}
          emptyText={t("Messages from your customers will appear here.")}
        />
        <PageLinks page={threads} />
      </SellerFrame>
    </>
  );
}
