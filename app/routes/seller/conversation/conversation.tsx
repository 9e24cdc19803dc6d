import { data, href } from "react-router";
import type { Route } from "./+types/conversation";
import { idParameter } from "#domain/id.input.ts";
import { getConversation } from "#domain/orders/message/get-conversation.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { Conversation } from "#app/orders/conversation.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";
import { hasShopRight } from "#shared/shop-role.ts";

export const shouldRevalidate = dependsOn("session", "purchase");

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, "orders.read");
  const wanted = idParameter.safeParse(params);
  const found = wanted.success ? await getConversation(ctx, { id: wanted.data.id, side: "shop" }) : null;
  if (!found?.ok) throw data(null, { status: 404 });
  return { shop, conversation: found.value };
}

export default function SellerConversation({ loaderData: { shop, conversation } }: Route.ComponentProps) {
  const { t } = usePage();
  const { otherName } = conversation;
  return (
    <SellerFrame shop={shop} title={otherName} back={{ to: href("/seller/messages"), label: t("Messages") }}>
      <Conversation side="shop" conversation={conversation} isReadOnly={!hasShopRight(shop.role, "orders.write")} />
    </SellerFrame>
  );
}
