import { useState } from "react";
import { useNavigate, useRevalidator, useSearchParams } from "react-router";
import { useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import type { FieldErrors } from "#app/ui/form/read-form.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import type { SentSignIn } from "#app/ui/session/login-form.tsx";
import { wayBack } from "#app/ui/session/way-back.ts";
import { useVisitor } from "#app/visitor/visitor-store.tsx";

type Entered = { changes: readonly { message: string }[] };
type Answered =
  | { ok: true; answer: Entered | { second_step: "code" } }
  | { ok: false; status: number; error: string; errors: FieldErrors };

/** All sign-in methods of the login screen. */
export function useSignIn() {
  const { t } = usePage();
  const call = useCall();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const addToast = useVisitor((state) => state.addToast);
  const [search] = useSearchParams();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const redirect = wayBack(search.get("redirect"));

  async function take(answering: Promise<Answered>): Promise<FieldErrors | null> {
    setPending(true);
    setRefusal(null);
    const outcome = await answering;
    if (outcome.ok && !("second_step" in outcome.answer)) {
      for (const { message } of outcome.answer.changes) addToast({ kind: "warning", message });
      await navigate(redirect, { replace: true });
    } else if (outcome.ok) await revalidate();
    setPending(false);
    return fieldErrorsOf(outcome);
  }

  async function passkey(): Promise<void> {
    const requested = await call.post("/login/passkey-options", {});
    if (!requested.ok) return;
    const { startAuthentication } = await import("@simplewebauthn/browser");
    const response = await startAuthentication({ optionsJSON: requested.answer.options }).catch(() => null);
    if (!response) return setRefusal(t("The passkey wasn't used. Try again, or sign in another way."));
    const refused = await take(
      call.post("/login/passkey", { json: { response } } as never, { changes: ["session"], refusal: "none" }),
    );
    setRefusal(refused?.form ?? null);
  }

  return {
    refusal,
    isPending,
    passkey,
    login: (json: SentSignIn) => take(call.post("/login", { json }, { changes: ["session"] })),
    secondStep: (code: string) =>
      take(call.post("/login/second-step", { json: { code } }, { changes: ["session"], refusal: "none" })),
    connect: (password: string) =>
      take(call.post("/login/connect", { json: { password } }, { changes: ["session"], refusal: "none" })),
    async provider(code: string): Promise<void> {
      const begun = await call.post("/login/with/:provider", { param: { provider: code }, json: { redirect } });
      if (begun.ok) window.location.assign(begun.answer.redirect_url);
    },
    async giveUp(): Promise<void> {
      await call.post("/login/give-up", {});
      setRefusal(null);
      await revalidate();
    },
  };
}
