import { useState } from "react";
import { href } from "react-router";
import { useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import type { FieldErrors } from "#app/ui/form/read-form.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { ResetPasswordForm } from "#app/ui/session/reset-password-form.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export default function ResetPassword() {
  const { t } = usePage();
  const call = useCall();
  const [sentence, setSentence] = useState<string | null>(null);

  async function send(email: string): Promise<FieldErrors | null> {
    const outcome = await call.post("/reset-password", { json: { email } }, { isSuccessShown: false, refusal: "none" });
    if (outcome.ok) setSentence(outcome.answer.success);
    return fieldErrorsOf(outcome);
  }

  return (
    <>
      <DocumentHead title={t("Reset Password")} isHidden />
      <ResetPasswordForm loginPath={href("/login")} sentence={sentence} onSend={send} />
    </>
  );
}
