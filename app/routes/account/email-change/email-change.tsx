import { useState } from "react";
import { href } from "react-router";
import type { Route } from "./+types/email-change";
import { useCall } from "#app/api-client/call.ts";
import { contextOf } from "#app/loaders/context.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { ActionButton } from "#app/ui/parts/action-button.tsx";
import { ButtonLink } from "#app/ui/parts/button.tsx";
import { Notice } from "#app/ui/parts/notice.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { SessionCard } from "#app/ui/session/session-card.tsx";
import { loginPath } from "#app/ui/session/way-back.ts";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const shouldRevalidate = dependsOn("session");

export function loader({ context }: Route.LoaderArgs) {
  return { isGuest: contextOf(context).visitor.customerId === null };
}

/** Asks for confirmation before the address counts: mail clients open links automatically. */
export default function EmailChange({ params: { code }, loaderData: { isGuest } }: Route.ComponentProps) {
  const { t } = usePage();
  const call = useCall();
  const [email, setEmail] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function confirm(): Promise<void> {
    setRefusal(null);
    const outcome = await call.post(
      "/confirm-email-change",
      { json: { code } },
      { changes: ["session", "account"], isSuccessShown: false, refusal: "none" },
    );
    if (outcome.ok) setEmail(outcome.answer.email);
    else setRefusal(outcome.error);
  }

  return (
    <>
      <DocumentHead title={t("Confirm your new email address")} isHidden />
      <SessionCard
        title={t("Confirm your new email address")}
        {...(email ? {} : { text: t("You'll use it to sign in, and we'll send our emails there.") })}
      >
        <div aria-live="polite" className="space-y-4">
          {email && (
            <Notice kind="success" title={t("Your email address has been updated.")}>
              <bdi className="wrap-anywhere">{email}</bdi>
            </Notice>
          )}
          {refusal && <Notice kind="error">{refusal}</Notice>}
          {isGuest ? (
            <ButtonLink to={loginPath(href("/email-change/:code", { code }))} size="large" className="w-full">
              {t("Sign in to confirm")}
            </ButtonLink>
          ) : email || refusal ? (
            <ButtonLink to={href("/user/edit-profile")} size="large" className="w-full">
              {t("Go to my profile")}
            </ButtonLink>
          ) : (
            <ActionButton size="large" className="w-full" data-action="" onAction={confirm}>
              {t("Use this email address")}
            </ActionButton>
          )}
        </div>
      </SessionCard>
    </>
  );
}
