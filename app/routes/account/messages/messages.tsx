import { href, redirect } from "react-router";
import type { Route } from "./+types/messages";
import type { InboxThread } from "#domain/orders/message/conversation.ts";
import { findInbox, THREADS_PER_PAGE } from "#domain/orders/message/find-inbox.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { contextOf } from "#app/loaders/context.ts";
import { readPage } from "#app/loaders/read-page.server.ts";
import { AccountFrame } from "#app/ui/account/account-frame.tsx";
import { readInboxState, ThreadList } from "#app/ui/messages/thread-list.tsx";
import { PageLinks } from "#app/ui/parts/page-links.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { loginPath } from "#app/ui/session/way-back.ts";
import { useVisitor } from "#app/visitor/visitor-store.tsx";

export const shouldRevalidate = dependsOn("session", "purchase");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const path = href("/user/messages");
  const { search, searchParams } = new URL(request.url);
  const state = readInboxState(searchParams);
  const threads = await readPage(request, THREADS_PER_PAGE, async ({ page }) => {
    const found = await findInbox(ctx, "shopper", { state, page });
    if (!found.ok) throw redirect(loginPath(path + search));
    return found.value;
  });
  return { state, threads, path };
}

function pathOf({ orderCode, conversationId }: InboxThread): string {
  return orderCode === null
    ? href("/user/messages/:id", { id: String(conversationId) })
    : href("/user/order-history/:code", { code: orderCode });
}

export default function MessagesRoute({ loaderData: { state, threads, path } }: Route.ComponentProps) {
  const { t } = usePage();
  const user = useVisitor((visitor) => visitor.user);
  return (
    <AccountFrame user={user} title={t("Messages")} path={path}>
      <ThreadList
        threads={threads.items}
        {...{ pathOf, state }}
        emptyText={t("Questions to shops and their answers will appear here.")}
      />
      <PageLinks page={threads} />
    </AccountFrame>
  );
}
