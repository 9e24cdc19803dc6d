import { data, href, useNavigate } from "react-router";
import type { Route } from "./+types/join";
import { getCustomer } from "#domain/customers/customer/get-customer.ts";
import { getInvitedAddress } from "#domain/platform/staff/join-staff.ts";
import { useCall } from "#app/api-client/call.ts";
import { contextOf } from "#app/loaders/context.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { JoinScreen } from "#app/ui/admin/join-screen.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const shouldRevalidate = dependsOn("session");

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const invited = await getInvitedAddress(ctx, params.code);
  if (!invited) throw data(null, { status: 404 });
  const user = await getCustomer(ctx);
  return { invited, own: user?.email ?? null, isVerified: user?.isEmailVerified ?? false };
}

export default function AdminJoinRoute({ loaderData, params }: Route.ComponentProps) {
  const { shopName, t } = usePage();
  const call = useCall();
  const navigate = useNavigate();

  async function join(): Promise<void> {
    const outcome = await call.post("/user/join-staff", { json: { code: params.code } }, { changes: ["session"] });
    if (outcome.ok) await navigate(href("/admin"));
  }

  return (
    <>
      <DocumentHead title={t("Invitation")} isHidden />
      <JoinScreen
        {...loaderData}
        title={t("You're invited to help run {shop}", { shop: shopName })}
        path={href("/admin/join/:code", params)}
        verifyPath={href("/user/change-password")}
        onJoin={join}
      />
    </>
  );
}
