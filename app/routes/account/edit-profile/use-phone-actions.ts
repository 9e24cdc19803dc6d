import { useState } from "react";
import { useCall } from "#app/api-client/call.ts";
import type { FieldErrors } from "#app/ui/form/read-form.ts";

const AFTER = { changes: ["account"] } as const;

/** Confirms the customer's phone number. */
export function usePhoneActions() {
  const call = useCall();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isPending, setPending] = useState(false);
  return {
    errors,
    isPending,
    onErrors: setErrors,
    async send(): Promise<void> {
      setPending(true);
      await call.post("/user/phone/send-code", {}, AFTER);
      setPending(false);
    },
    async verify(code: string): Promise<void> {
      setPending(true);
      const outcome = await call.post("/user/phone/verify", { json: { code } }, AFTER);
      setPending(false);
      setErrors(outcome.ok ? {} : outcome.errors);
    },
  };
}
