import { href, useNavigate } from "react-router";
import type { Route } from "./+types/reset";
import { isResetLinkOpen } from "#domain/customers/password-change/create-new-password.ts";
import { useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import { contextOf } from "#app/loaders/context.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import type { FieldErrors } from "#app/ui/form/read-form.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { NewPasswordForm } from "#app/ui/session/new-password-form.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const shouldRevalidate = dependsOn();

export async function loader({ params, context }: Route.LoaderArgs) {
  return { isOpen: await isResetLinkOpen(contextOf(context), params) };
}

export default function Reset({ loaderData, params: { email, code } }: Route.ComponentProps) {
  const { t } = usePage();
  const call = useCall();
  const navigate = useNavigate();

  async function save(sent: { password: string; password_confirmation: string }): Promise<FieldErrors | null> {
    const outcome = await call.post(
      "/create-new-password",
      { json: { email, code, ...sent } },
      { changes: ["session"], refusal: "none" },
    );
    if (outcome.ok) await navigate(href("/login"), { replace: true });
    else if (outcome.errors.email || outcome.errors.code) return { ...outcome.errors, form: outcome.error };
    return fieldErrorsOf(outcome);
  }

  return (
    <>
      <DocumentHead title={t("Set a new password")} isHidden />
      <NewPasswordForm email={email} isOpen={loaderData.isOpen} resetPath={href("/reset-password")} onSave={save} />
    </>
  );
}
