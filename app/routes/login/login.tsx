import { useState } from "react";
import { href, redirect, useNavigate, useSearchParams } from "react-router";
import type { Route } from "./+types/login";
import { useCall } from "#app/call.ts";
import { contextOf } from "#app/context.ts";
import { personalPageHeaders } from "#app/personal-page.ts";
import { dependsOn } from "#app/revalidation.ts";
import type { FieldErrors } from "#app/ui/form/read-form.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { LoginForm, type SentSignIn } from "#app/ui/session/login-form.tsx";
import { isSentByCheckout, wayBack } from "#app/ui/session/way-back.ts";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { useVisitor } from "#app/visitor-store.tsx";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn();

export function loader({ request, context }: Route.LoaderArgs) {
  const wanted = new URL(request.url).searchParams.get("redirect");
  const ctx = contextOf(context);
  if (ctx.visitor.customerId !== null) throw redirect(wayBack(wanted));
  return { isLoginFirst: ctx.settings.disableGuest && isSentByCheckout(wanted) };
}

export default function Login({ loaderData }: Route.ComponentProps) {
  const { t } = usePage();
  const call = useCall();
  const navigate = useNavigate();
  const addToast = useVisitor((state) => state.addToast);
  const [search] = useSearchParams();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  async function login(sent: SentSignIn): Promise<void> {
    setPending(true);
    setRefusal(null);
    const outcome = await call.post("/login", { json: sent }, { changes: ["session"] });
    if (outcome.ok) {
      for (const { message } of outcome.answer.changes) addToast({ kind: "warning", message });
      return void navigate(wayBack(search.get("redirect")), { replace: true });
    }
    setPending(false);
    setErrors(outcome.errors);
    if (outcome.status !== 422) setRefusal(outcome.error);
  }

  return (
    <>
      <DocumentHead title={t("Login")} isHidden />
      <LoginForm
        isLoginFirst={loaderData.isLoginFirst}
        registerPath={href("/register") + (search.size > 0 ? `?${search.toString()}` : "")}
        resetPath={href("/reset-password")}
        errors={errors}
        refusal={refusal}
        isPending={isPending}
        onErrors={setErrors}
        onLogin={(sent) => void login(sent)}
      />
    </>
  );
}
