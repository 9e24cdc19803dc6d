import { useState } from "react";
import { useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import type { SentPassword } from "#app/ui/account/change-password-form.tsx";
import type { FieldErrors } from "#app/ui/form/read-form.ts";

/** Security actions of a customer. */
export function usePasswordActions() {
  const call = useCall();
  const [pending, setPending] = useState<"sessions" | "verification" | null>(null);

  return {
    pending,
    async change(sent: SentPassword): Promise<FieldErrors | null> {
      const outcome = await call.post(
        "/user/change-password",
        { json: sent },
        { changes: ["session"], refusal: "none" },
      );
      return fieldErrorsOf(outcome);
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
