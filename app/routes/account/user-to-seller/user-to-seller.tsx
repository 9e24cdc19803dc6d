import { href, redirect } from "react-router";
import type { Route } from "./+types/user-to-seller";
import { getCustomer } from "#domain/customers/customer/get-customer.ts";
import { findCountries } from "#domain/platform/country/find-countries.ts";
import { getOwnApplication } from "#domain/shops/application/get-own-application.ts";
import { readApplicationType } from "#shared/shop-application.ts";
import { contextOf } from "#app/loaders/context.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { AccountFrame } from "#app/ui/account/account-frame.tsx";
import { ApplicationScreen } from "#app/ui/application/application-screen.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { loginPath } from "#app/ui/session/way-back.ts";
import { useApplication } from "./use-application.ts";

export const shouldRevalidate = dependsOn("session", "account");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const user = await getCustomer(ctx);
  if (!user) throw redirect(loginPath(href("/user/user-to-seller")));
  const [application, countries] = await Promise.all([getOwnApplication(ctx), findCountries(ctx)]);
  if (user.isSeller && application?.status !== "approved") throw redirect(href("/seller"));
  const requestedType = readApplicationType(new URL(request.url).searchParams.get("type") ?? "");
  return {
    user,
    application,
    type: application?.type ?? requestedType ?? "individual",
    countries: countries.map(({ code, name }) => ({ code, name })),
  };
}

export default function UserToSellerRoute({ loaderData }: Route.ComponentProps) {
  const { t } = usePage();
  const { user, ...screen } = loaderData;
  const actions = useApplication();
  return (
    <AccountFrame user={user} title={t("Become a seller")} path={href("/user/user-to-seller")}>
      <ApplicationScreen {...screen} isEmailVerified={user.isEmailVerified} actions={actions} />
    </AccountFrame>
  );
}
