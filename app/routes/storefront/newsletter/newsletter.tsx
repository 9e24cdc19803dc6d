import { useState } from "react";
import { data, href } from "react-router";
import type { Route } from "./+types/newsletter";
import { isConfirmationKey } from "#domain/platform/newsletter/confirm-subscription.ts";
import { useCall } from "#app/api-client/call.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { contextOf } from "#app/loaders/context.ts";
import { ActionButton } from "#app/ui/parts/action-button.tsx";
import { ButtonLink } from "#app/ui/parts/button.tsx";
import { Notice } from "#app/ui/parts/notice.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { SessionCard } from "#app/ui/session/session-card.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const shouldRevalidate = dependsOn();

export async function loader({ params: { key }, context }: Route.LoaderArgs) {
  if (!(await isConfirmationKey(contextOf(context), key))) throw data(null, { status: 404 });
  return null;
}

/** The target of the link in the confirmation mail. The button keeps mail scanners from confirming. */
export default function Newsletter({ params: { key } }: Route.ComponentProps) {
  const { t } = usePage();
  const call = useCall();
  const [isDone, setDone] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function confirm(): Promise<void> {
    const options = { isSuccessShown: false, refusal: "none" } as const;
    const outcome = await call.post("/newsletter/confirm/:key", { param: { key } }, options);
    setDone(outcome.ok);
    setRefusal(outcome.ok ? null : outcome.error);
  }

  return (
    <>
      <DocumentHead title={t("Newsletter")} isHidden />
      <SessionCard
        title={t("Newsletter")}
        {...(isDone ? {} : { text: t("Confirm that you'd like our newsletter. You can unsubscribe at any time.") })}
      >
        <div aria-live="polite" className="space-y-4">
          {isDone && <Notice kind="success" title={t("You're subscribed to our newsletter.")} />}
          {refusal && <Notice kind="error">{refusal}</Notice>}
          {isDone ? (
            <ButtonLink to={href("/products")} size="large" className="w-full">
              {t("Start shopping")}
            </ButtonLink>
          ) : (
            <ActionButton size="large" className="w-full" data-action="" onAction={confirm}>
              {t("Confirm subscription")}
            </ActionButton>
          )}
        </div>
      </SessionCard>
    </>
  );
}
