import { useState } from "react";
import { useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import type { FieldErrors } from "#app/ui/form/read-form.ts";

const AFTER = { changes: ["account"] } as const;

/** Confirms the customer's phone number. */
export function usePhoneActions() {
  const call = useCall();
  const [isPending, setPending] = useState(false);
  return {
    isPending,
    async send(): Promise<void> {
      setPending(true);
      await call.post("/user/phone/send-code", {}, AFTER);
      setPending(false);
    },
    verify: async (code: string): Promise<FieldErrors | null> =>
      fieldErrorsOf(await call.post("/user/phone/verify", { json: { code } }, AFTER)),
  };
}
