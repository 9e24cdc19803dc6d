import { data, href, useNavigate } from "react-router";
import type { Route } from "./+types/join";
import { getCustomer } from "#domain/customers/customer/get-customer.ts";
import { getTeamInvitation } from "#domain/shops/team/join-team.ts";
import { useCall } from "#app/api-client/call.ts";
import { contextOf } from "#app/loaders/context.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { JoinScreen } from "#app/ui/admin/join-screen.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const shouldRevalidate = dependsOn("session");

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const invitation = await getTeamInvitation(ctx, params.code);
  if (!invitation) throw data(null, { status: 404 });
  const user = await getCustomer(ctx);
  const { email: invited, shopName } = invitation;
  return { shopName, invited, own: user?.email ?? null, isVerified: user?.isEmailVerified ?? false };
}

export default function SellerJoin({ loaderData: { shopName, ...invited }, params }: Route.ComponentProps) {
  const { t } = usePage();
  const call = useCall();
  const navigate = useNavigate();

  async function join(): Promise<void> {
    const outcome = await call.post("/user/join-team", { json: { code: params.code } }, { changes: ["session"] });
    if (outcome.ok) await navigate(href("/seller"));
  }

  return (
    <>
      <DocumentHead title={t("Invitation")} isHidden />
      <JoinScreen
        {...invited}
        title={t("You're invited to work for {shop}", { shop: shopName })}
        path={href("/seller/join/:code", params)}
        verifyPath={href("/user/change-password")}
        onJoin={join}
      />
    </>
  );
}
