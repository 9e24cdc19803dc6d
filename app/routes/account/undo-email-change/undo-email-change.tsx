import { useState } from "react";
import { href } from "react-router";
import type { Route } from "./+types/undo-email-change";
import { canUndoEmailChange } from "#domain/customers/email/undo-email-change.ts";
import { useCall } from "#app/api-client/call.ts";
import { leavePage } from "#app/api-client/leave-page.ts";
import { contextOf } from "#app/loaders/context.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { ActionButton } from "#app/ui/parts/action-button.tsx";
import { ButtonLink } from "#app/ui/parts/button.tsx";
import { Notice } from "#app/ui/parts/notice.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { SessionCard } from "#app/ui/session/session-card.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const shouldRevalidate = dependsOn();

export async function loader({ params: { key }, context }: Route.LoaderArgs) {
  return { canUndo: await canUndoEmailChange(contextOf(context), key) };
}

/** The old address undoes the email change. */
export default function UndoEmailChange({ params: { key }, loaderData: { canUndo } }: Route.ComponentProps) {
  const { t, baseUrl } = usePage();
  const call = useCall();
  const [refusal, setRefusal] = useState<string | null>(null);
  const ended = canUndo ? refusal : t("This link no longer works. Request a new one.");

  async function undo(): Promise<void> {
    setRefusal(null);
    const outcome = await call.post(
      "/undo-email-change",
      { json: { key } },
      { isSuccessShown: false, refusal: "none" },
    );
    if (outcome.ok) {
      // Load a new document: this browser is signed out too.
      const path = href("/reset/:email/:code", { email: outcome.answer.email, code: outcome.answer.code });
      return leavePage(baseUrl + path.slice(1));
    }
    setRefusal(outcome.error);
  }

  return (
    <>
      <DocumentHead title={t("Undo the email change")} isHidden />
      <SessionCard
        title={t("Undo the email change")}
        {...(ended
          ? {}
          : {
              text: t(
                "We'll restore your previous email address, sign you out on every device, remove other ways to sign in and ask you for a new password.",
              ),
            })}
      >
        <div aria-live="polite" className="space-y-4">
          {ended && <Notice kind="error">{ended}</Notice>}
          {ended ? (
            <ButtonLink to={href("/reset-password")} size="large" className="w-full">
              {t("Set a new password")}
            </ButtonLink>
          ) : (
            <ActionButton size="large" className="w-full" data-action="" onAction={undo}>
              {t("This wasn't me")}
            </ActionButton>
          )}
        </div>
      </SessionCard>
    </>
  );
}
