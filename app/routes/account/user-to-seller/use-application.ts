import { useState } from "react";
import type { DocumentKind } from "#shared/shop-application.ts";
import { useCall } from "#app/api-client/call.ts";
import type { SentApplication } from "#app/ui/application/application-screen.tsx";
import type { FieldErrors } from "#app/ui/form/read-form.ts";

const CHANGES = ["account"] as const;
const QUIETLY = { changes: CHANGES, refusal: "none" } as const;

/** Actions on one's own application. */
export function useApplication() {
  const call = useCall();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  return {
    errors,
    refusal,
    isPending,
    /** Saves what was typed; errors are shown on submission. */
    async keep({ terms_accepted: _later, ...typed }: SentApplication, isFirst: boolean): Promise<void> {
      // Documents and bank account can be entered once there is an application.
      const options = { isSuccessShown: false, refusal: "none", changes: isFirst ? CHANGES : [] } as const;
      await call.post("/user/user-to-seller", { json: { ...typed, draft: true } }, options);
    },
    async submit(json: SentApplication): Promise<FieldErrors | null> {
      setPending(true);
      setRefusal(null);
      const outcome = await call.post("/user/user-to-seller", { json: { ...json, draft: false } }, QUIETLY);
      setPending(false);
      setErrors(outcome.ok ? {} : outcome.errors);
      if (outcome.ok) return null;
      if (outcome.status !== 422) setRefusal(outcome.error);
      return outcome.errors;
    },
    async answer(answer: string): Promise<string | null> {
      const outcome = await call.post("/user/seller-application/answer", { json: { answer } }, QUIETLY);
      return outcome.ok ? null : (outcome.errors.answer ?? outcome.error);
    },
    async addDocument(kind: DocumentKind, file: File): Promise<void> {
      await call.post("/user/seller-application/documents", { form: { kind, file } }, { changes: CHANGES });
    },
    async removeDocument(id: number): Promise<void> {
      const param = { id: String(id) };
      await call.post("/user/seller-application/documents/:id/remove", { param }, { changes: CHANGES });
    },
    async setBank(json: { holder: string; account: string; bank_code: string }): Promise<FieldErrors | null> {
      const outcome = await call.post("/user/seller-application/bank-account", { json }, QUIETLY);
      return outcome.ok ? null : { account: outcome.error, ...outcome.errors };
    },
    async confirmBank(code: string): Promise<FieldErrors | null> {
      const outcome = await call.post("/user/seller-application/bank-account-code", { json: { code } }, QUIETLY);
      return outcome.ok ? null : { code: outcome.error, ...outcome.errors };
    },
  };
}
