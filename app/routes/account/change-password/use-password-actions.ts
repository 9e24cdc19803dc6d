import { useState } from "react";
import { useCall } from "#app/api-client/call.ts";
import type { SentPassword } from "#app/ui/account/change-password-form.tsx";
import type { FieldErrors } from "#app/ui/form/read-form.ts";

/** Security actions of a customer. */
export function usePasswordActions() {
  const call = useCall();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [pending, setPending] = useState<"password" | "sessions" | "verification" | null>(null);
  const [changes, setChanges] = useState(0);

  return {
    errors,
    setErrors,
    refusal,
    pending,
    /** How often the password was changed: each change resets its form. */
    changes,
    async change(sent: SentPassword): Promise<void> {
      setPending("password");
      setRefusal(null);
      const outcome = await call.post(
        "/user/change-password",
        { json: sent },
        { changes: ["session"], refusal: "none" },
      );
      setPending(null);
      setErrors(outcome.ok ? {} : outcome.errors);
      if (outcome.ok) setChanges((count) => count + 1);
      else if (outcome.status !== 422) setRefusal(outcome.error);
    },
    async endOthers(): Promise<void> {
      setPending("sessions");
      await call.post("/user/end-other-sessions", {}, { changes: ["session"] });
      setPending(null);
    },
    async sendVerification(): Promise<void> {
      setPending("verification");
      await call.post("/user/send-verification", {});
      setPending(null);
    },
  };
}
