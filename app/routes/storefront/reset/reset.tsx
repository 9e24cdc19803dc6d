import { useState } from "react";
import { href, useNavigate } from "react-router";
import type { Route } from "./+types/reset";
import { isResetLinkOpen } from "#domain/customers/password-change/create-new-password.ts";
import { useCall } from "#app/api-client/call.ts";
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
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  async function save(sent: { password: string; password_confirmation: string }): Promise<void> {
    setPending(true);
    setRefusal(null);
    const outcome = await call.post(
      "/create-new-password",
      { json: { email, code, ...sent } },
      { changes: ["session"], refusal: "none" },
    );
    if (outcome.ok) return void navigate(href("/login"), { replace: true });
    setPending(false);
    setErrors(outcome.errors);
    if (outcome.status !== 422 || outcome.errors.email || outcome.errors.code) setRefusal(outcome.error);
  }

  return (
    <>
      <DocumentHead title={t("Set a new password")} isHidden />
      <NewPasswordForm
        email={email}
        isOpen={loaderData.isOpen}
        resetPath={href("/reset-password")}
        errors={errors}
        refusal={refusal}
        isPending={isPending}
        onErrors={setErrors}
        onSave={(sent) => void save(sent)}
      />
    </>
  );
}
