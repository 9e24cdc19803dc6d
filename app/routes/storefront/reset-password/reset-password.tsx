import { useState } from "react";
import { href } from "react-router";
import { useCall } from "#app/api-client/call.ts";
import type { FieldErrors } from "#app/ui/form/read-form.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { ResetPasswordForm } from "#app/ui/session/reset-password-form.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export default function ResetPassword() {
  const { t } = usePage();
  const call = useCall();
  const [sentence, setSentence] = useState<string | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  async function send(email: string): Promise<void> {
    setPending(true);
    setRefusal(null);
    const outcome = await call.post("/reset-password", { json: { email } }, { isSuccessShown: false, refusal: "none" });
    setPending(false);
    if (outcome.ok) return setSentence(outcome.answer.success);
    setErrors(outcome.errors);
    if (outcome.status !== 422) setRefusal(outcome.error);
  }

  return (
    <>
      <DocumentHead title={t("Reset Password")} isHidden />
      <ResetPasswordForm
        loginPath={href("/login")}
        sentence={sentence}
        errors={errors}
        refusal={refusal}
        isPending={isPending}
        onErrors={setErrors}
        onSend={(email) => void send(email)}
      />
    </>
  );
}
