import { useState } from "react";
import { href } from "react-router";
import type { Route } from "./+types/verify-email";
import { useCall } from "#app/call.ts";
import { personalPageHeaders } from "#app/personal-page.ts";
import { Button, ButtonLink } from "#app/ui/parts/button.tsx";
import { Notice } from "#app/ui/parts/notice.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { SessionCard } from "#app/ui/session/session-card.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const headers = personalPageHeaders;

/** Asks once more before it confirms: mail programs open links by themselves. */
export default function VerifyEmail({ params: { code } }: Route.ComponentProps) {
  const { t } = usePage();
  const call = useCall();
  const [isDone, setDone] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  async function verify(): Promise<void> {
    setPending(true);
    setRefusal(null);
    const outcome = await call.post(
      "/verify-email",
      { json: { code } },
      { changes: ["session"], isSuccessTold: false, refusal: "none" },
    );
    setPending(false);
    setDone(outcome.ok);
    if (!outcome.ok) setRefusal(outcome.error);
  }

  return (
    <>
      <DocumentHead title={t("Confirm your e-mail address")} isHidden />
      <SessionCard
        title={t("Confirm your e-mail address")}
        {...(isDone ? {} : { text: t("One press, and we know that this address is yours.") })}
      >
        <div aria-live="polite" className="space-y-4">
          {isDone && <Notice kind="success" title={t("Your e-mail address is confirmed.")} />}
          {refusal && <Notice kind="error">{refusal}</Notice>}
          {isDone ? (
            <ButtonLink to="/" size="large" className="w-full">
              {t("Look around")}
            </ButtonLink>
          ) : refusal ? (
            <ButtonLink to={href("/user/change-password")} size="large" className="w-full">
              {t("Send me a new link")}
            </ButtonLink>
          ) : (
            <Button size="large" className="w-full" data-act="" isPending={isPending} onClick={() => void verify()}>
              {t("Confirm my e-mail address")}
            </Button>
          )}
        </div>
      </SessionCard>
    </>
  );
}
