import { data, href, redirect } from "react-router";
import type { Route } from "./+types/conversation";
import { idParameter } from "#domain/id.input.ts";
import { getConversation } from "#domain/orders/message/get-conversation.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { contextOf } from "#app/loaders/context.ts";
import { Conversation } from "#app/orders/conversation.tsx";
import { AccountFrame } from "#app/ui/account/account-frame.tsx";
import { ButtonLink } from "#app/ui/parts/button.tsx";
import { Icon } from "#app/ui/parts/icon.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { loginPath } from "#app/ui/session/way-back.ts";
import { useVisitor } from "#app/visitor/visitor-store.tsx";

export const shouldRevalidate = dependsOn("session", "purchase");

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const path = href("/user/messages/:id", params);
  if (ctx.visitor.customerId === null) throw redirect(loginPath(path));
  const wanted = idParameter.safeParse(params);
  const found = wanted.success ? await getConversation(ctx, { id: wanted.data.id, side: "shopper" }) : null;
  if (!found?.ok) throw data(null, { status: 404 });
  return { conversation: found.value, path };
}

export default function ConversationRoute({ loaderData: { conversation, path } }: Route.ComponentProps) {
  const { t } = usePage();
  const user = useVisitor((state) => state.user);
  const { shopName, shopSlug } = conversation;
  return (
    <AccountFrame
      user={user}
      title={shopName}
      path={path}
      actions={
        <>
          <ButtonLink variant="quiet" size="small" to={href("/user/messages")}>
            <Icon name="chevron-left" className="mirrored size-4" /> {t("All messages")}
          </ButtonLink>
          {shopSlug && (
            <ButtonLink variant="secondary" size="small" to={href("/shop/:slug", { slug: shopSlug })}>
              {t("Visit shop")}
            </ButtonLink>
          )}
        </>
      }
    >
      <Conversation side="shopper" conversation={conversation} />
    </AccountFrame>
  );
}
