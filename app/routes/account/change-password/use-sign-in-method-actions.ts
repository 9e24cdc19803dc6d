import { useState } from "react";
import { useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import type { TwoStepSetup } from "#app/ui/account/two-step-card.tsx";
import type { FieldErrors } from "#app/ui/form/read-form.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { useVisitor } from "#app/visitor/visitor-store.tsx";

const AFTER = { changes: ["account"] } as const;

/** What a customer does about the account's sign-in methods. */
export function useSignInMethodActions() {
  const { t } = usePage();
  const call = useCall();
  const addToast = useVisitor((state) => state.addToast);
  const [isPending, setPending] = useState(false);
  const [setup, setSetup] = useState<TwoStepSetup | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);

  async function during<Answer>(acting: Promise<Answer>): Promise<Answer> {
    setPending(true);
    const outcome = await acting;
    setPending(false);
    return outcome;
  }

  return {
    isPending,
    setup,
    recoveryCodes,
    async beginTwoStep(): Promise<void> {
      const begun = await during(call.post("/user/two-step/begin", {}));
      if (begun.ok) setSetup(begun.answer);
    },
    async turnOn(code: string): Promise<FieldErrors | null> {
      const on = await call.post("/user/two-step/turn-on", { json: { code } }, AFTER);
      if (on.ok) {
        setSetup(null);
        setRecoveryCodes(on.answer.recovery_codes);
      }
      return fieldErrorsOf(on);
    },
    async turnOff(password: string): Promise<FieldErrors | null> {
      const off = await call.post("/user/two-step/turn-off", { json: { password } }, AFTER);
      if (off.ok) setRecoveryCodes(null);
      return fieldErrorsOf(off);
    },
    async renewCodes(password: string): Promise<FieldErrors | null> {
      const made = await call.post("/user/two-step/recovery-codes", { json: { password } }, AFTER);
      if (made.ok) setRecoveryCodes(made.answer.recovery_codes);
      return fieldErrorsOf(made);
    },
    async addPasskey(): Promise<void> {
      const requested = await during(call.post("/user/passkey-options", {}));
      if (!requested.ok) return;
      const { startRegistration } = await import("@simplewebauthn/browser");
      const response = await startRegistration({ optionsJSON: requested.answer.options }).catch(() => null);
      if (response) await during(call.post("/user/passkeys", { json: { response } } as never, AFTER));
      else addToast({ kind: "warning", message: t("No passkey was added. Try again.") });
    },
    renamePasskey: (id: number, name: string) =>
      during(call.post("/user/passkeys/:id/rename", { param: { id: String(id) }, json: { name } }, AFTER)),
    deletePasskey: (id: number) => during(call.post("/user/passkeys/:id/delete", { param: { id: String(id) } }, AFTER)),
    disconnect: (id: number) =>
      during(call.post("/user/identities/:id/disconnect", { param: { id: String(id) } }, AFTER)),
    async connect(provider: string): Promise<void> {
      const json = { redirect: "/user/change-password" };
      const begun = await during(call.post("/login/with/:provider", { param: { provider }, json }));
      if (begun.ok) window.location.assign(begun.answer.redirect_url);
    },
  };
}
