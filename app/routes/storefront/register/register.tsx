import { href, redirect, useNavigate, useSearchParams } from "react-router";
import type { Route } from "./+types/register";
import { useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import { contextOf } from "#app/loaders/context.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import type { FieldErrors } from "#app/ui/form/read-form.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { RegisterForm, type SentAccount } from "#app/ui/session/register-form.tsx";
import { wayBack } from "#app/ui/session/way-back.ts";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { useVisitor } from "#app/visitor/visitor-store.tsx";

export const shouldRevalidate = dependsOn();

export function loader({ request, context }: Route.LoaderArgs) {
  if (contextOf(context).visitor.customerId !== null)
    throw redirect(wayBack(new URL(request.url).searchParams.get("redirect")));
  return null;
}

export default function Register() {
  const { t } = usePage();
  const call = useCall();
  const navigate = useNavigate();
  const addToast = useVisitor((state) => state.addToast);
  const [search] = useSearchParams();

  async function register(account: SentAccount): Promise<FieldErrors | null> {
    const invitation = /^\/admin\/join\/([\w-]+)$/.exec(search.get("redirect") ?? "")?.[1];
    const json = { ...account, ...(invitation === undefined ? {} : { invitation }) };
    const outcome = await call.post("/register", { json }, { changes: ["session"] });
    if (outcome.ok) {
      for (const { message } of outcome.answer.changes) addToast({ kind: "warning", message });
      await navigate(wayBack(search.get("redirect")), { replace: true });
    }
    return fieldErrorsOf(outcome);
  }

  return (
    <>
      <DocumentHead title={t("SignUp")} isHidden />
      <RegisterForm
        loginPath={href("/login") + (search.size > 0 ? `?${search.toString()}` : "")}
        onRegister={register}
      />
    </>
  );
}
