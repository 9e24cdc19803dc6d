import { useState } from "react";
import { href } from "react-router";
import type { Route } from "./+types/verify-email";
import { getVerification } from "#domain/customers/email/verify-email.ts";
import { FAILURES } from "#shared/failures.ts";
import { useCall } from "#app/api-client/call.ts";
import { contextOf } from "#app/loaders/context.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { VerifyEmailCard } from "#app/ui/session/verify-email-card.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const shouldRevalidate = dependsOn("session");

export async function loader({ params: { code }, context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const found = await getVerification(ctx, code);
  const isGuest = ctx.visitor.customerId === null;
  return {
    session: found?.isOwnSession ? ("own" as const) : isGuest ? ("none" as const) : ("other" as const),
    ended: found ? null : ctx.t(FAILURES.link_ended.keyword),
  };
}

/** Asks for confirmation: mail clients open links automatically. */
export default function VerifyEmail({ params: { code }, loaderData: { session, ended } }: Route.ComponentProps) {
  const { t, baseUrl } = usePage();
  const call = useCall();
  const [done, setDone] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  async function verify(): Promise<void> {
    setPending(true);
    setRefusal(null);
    const outcome = await call.post(
      "/verify-email",
      { json: { code } },
      { changes: ["session"], isSuccessShown: false, refusal: "none" },
    );
    if (outcome.ok && outcome.answer.new_password) {
      // Load a new document, so that no old state remains.
      const path = href("/reset/:email/:code", outcome.answer.new_password);
      return window.location.assign(baseUrl + path.slice(1));
    }
    setPending(false);
    if (outcome.ok) setDone(outcome.answer.success);
    else setRefusal(outcome.error);
  }

  return (
    <>
      <DocumentHead title={t("Confirm your email address")} isHidden />
      <VerifyEmailCard
        session={session}
        path={href("/verify-email/:code", { code })}
        sendPath={href("/user/change-password")}
        done={done}
        refusal={refusal ?? (done === null ? ended : null)}
        isPending={isPending}
        onVerify={() => void verify()}
      />
    </>
  );
}
