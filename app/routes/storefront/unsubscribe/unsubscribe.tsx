import { useState } from "react";
import { data, href } from "react-router";
import type { Route } from "./+types/unsubscribe";
import { getUnsubscribeTopic } from "#domain/customers/unsubscribe/unsubscribe.ts";
import { useCall } from "#app/api-client/call.ts";
import { contextOf } from "#app/loaders/context.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { topicName } from "#app/ui/account/topic-name.ts";
import { Button, ButtonLink } from "#app/ui/parts/button.tsx";
import { Notice } from "#app/ui/parts/notice.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { SessionCard } from "#app/ui/session/session-card.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const shouldRevalidate = dependsOn();

export async function loader({ params: { key }, context }: Route.LoaderArgs) {
  const topic = await getUnsubscribeTopic(contextOf(context), key);
  if (topic === null) throw data(null, { status: 404 });
  return { topic };
}

/** The target of the link at the end of a mail. */
export default function Unsubscribe({ params: { key }, loaderData: { topic } }: Route.ComponentProps) {
  const { t } = usePage();
  const call = useCall();
  const [isDone, setDone] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  async function end(): Promise<void> {
    setPending(true);
    setRefusal(null);
    const options = { changes: ["account"], isSuccessShown: false, refusal: "none" } as const;
    const outcome = await call.post("/unsubscribe/:key", { param: { key } }, options);
    setPending(false);
    setDone(outcome.ok);
    if (!outcome.ok) setRefusal(outcome.error);
  }

  return (
    <>
      <DocumentHead title={t("Unsubscribe")} isHidden />
      <SessionCard
        title={t("Unsubscribe")}
        {...(isDone ? {} : { text: t("We'll stop sending you emails about: {topic}", { topic: topicName(t, topic) }) })}
      >
        <div aria-live="polite" className="space-y-4">
          {isDone && <Notice kind="success" title={t("You've unsubscribed from these emails.")} />}
          {refusal && <Notice kind="error">{refusal}</Notice>}
          {isDone ? (
            <ButtonLink to={`${href("/user/edit-profile")}#topics`} size="large" className="w-full">
              {t("Choose which emails you get")}
            </ButtonLink>
          ) : (
            <Button size="large" className="w-full" data-action="" isPending={isPending} onClick={() => void end()}>
              {t("Unsubscribe")}
            </Button>
          )}
        </div>
      </SessionCard>
    </>
  );
}
