import { data, href, Link, redirect, useNavigate } from "react-router";
import type { Route } from "./+types/seller-register";
import { useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import { contextOf } from "#app/loaders/context.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import type { FieldErrors } from "#app/ui/form/read-form.ts";
import { textOf } from "#app/ui/form/read-form.ts";
import { TextField } from "#app/ui/parts/field.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { RegisterForm, type SentAccount } from "#app/ui/session/register-form.tsx";
import { loginPath } from "#app/ui/session/way-back.ts";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { readApplicationType } from "#shared/shop-application.ts";

export const shouldRevalidate = dependsOn();

export function loader({ context, params }: Route.LoaderArgs) {
  const type = readApplicationType(params.type);
  if (!type) throw data(null, { status: 404 });
  if (contextOf(context).visitor.customerId !== null) throw redirect(`${href("/user/user-to-seller")}?type=${type}`);
  return { type };
}

export default function SellerRegister({ loaderData: { type } }: Route.ComponentProps) {
  const { t } = usePage();
  const call = useCall();
  const navigate = useNavigate();
  const isBusiness = type === "business";
  const other = isBusiness ? "individual" : "business";

  async function register(account: SentAccount, form: FormData): Promise<FieldErrors | null> {
    const json = { ...account, shop_name: textOf(form, "shop_name") };
    const outcome = await call.post("/register/:type", { param: { type }, json }, { changes: ["session"] });
    if (outcome.ok) await navigate(href("/user/user-to-seller"), { replace: true });
    return fieldErrorsOf(outcome);
  }

  return (
    <>
      <DocumentHead title={t("Seller SingUp")} isHidden />
      <RegisterForm
        title={isBusiness ? t("Sell as a business") : t("Sell as an individual")}
        text={t("Create your account first. Then tell us about your shop. You can keep shopping in the meantime.")}
        loginPath={loginPath(href("/user/user-to-seller"))}
        onRegister={register}
      >
        <p className="text-sm">
          <Link to={href("/register/:type", { type: other })} className="font-semibold text-primary-text underline">
            {isBusiness ? t("Sell as an individual instead") : t("Sell as a business instead")}
          </Link>
        </p>
        <TextField name="shop_name" label={t("Shop name")} autoComplete="organization" required maxLength={80} />
      </RegisterForm>
    </>
  );
}
