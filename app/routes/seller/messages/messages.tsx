import { data, href } from "react-router";
import type { Route } from "./+types/messages";
import type { InboxThread } from "#domain/orders/message/conversation.ts";
import { findThreads } from "#domain/orders/message/find-inbox.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { threadColumns, threadFilters } from "#app/ui/messages/thread-columns.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";
import { CONVERSATION_LIST } from "#shared/list/desk-lists.ts";

export const shouldRevalidate = dependsOn("session", "purchase");

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, "orders.read");
  const query = readList(CONVERSATION_LIST, request);
  const found = await findThreads(ctx, "shop", query);
  if (!found.ok) throw data(null, { status: 404 });
  const rows = found.value.rows.map((thread) => ({ ...thread, id: thread.orderCode ?? `${thread.conversationId}` }));
  return { shop, query, found: { ...found.value, rows } };
}

function pathOf({ orderCode, conversationId }: InboxThread): string {
  return orderCode === null
    ? href("/seller/messages/:id", { id: String(conversationId) })
    : href("/seller/orders/:code", { code: orderCode });
}

export default function SellerMessages({ loaderData: { shop, query, found } }: Route.ComponentProps) {
  const page = usePage();
  const { t } = page;
  const columns = threadColumns(page);
  return (
    <SellerFrame shop={shop} title={t("Messages")}>
      <DataTable
        name="seller-messages"
        label={t("Conversations")}
        definition={CONVERSATION_LIST}
        {...{ query, found, columns, pathOf }}
        filters={threadFilters(page)}
        searchHint={t("Customer, order code or text")}
        empty={{
          icon: "mail",
          title: t("No messages"),
          text: t("Messages from your customers will appear here."),
        }}
      />
    </SellerFrame>
  );
}
