import { useState } from "react";
import type { Route } from "./+types/track-order";
import type { TrackedOrder } from "#domain/order/order.ts";
import { trackOrder } from "#domain/order/track-order.ts";
import { fromWire } from "#shared/wire.ts";
import { useCall } from "#app/call.ts";
import { contextOf } from "#app/context.ts";
import { personalPageHeaders } from "#app/personal-page.ts";
import { dependsOn } from "#app/revalidation.ts";
import type { FieldErrors } from "#app/ui/form/read-form.ts";
import { TrackScreen } from "#app/ui/order/track-screen.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn();

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const code = searchParams.get("code") ?? "";
  const key = searchParams.get("key");
  const found = code && key ? await trackOrder(contextOf(context), { code, key }) : null;
  return { code, tracked: found?.ok ? found.value : null };
}

export default function TrackOrder({ loaderData }: Route.ComponentProps) {
  const { t } = usePage();
  const call = useCall();
  const [tracked, setTracked] = useState<TrackedOrder | null>(loaderData.tracked);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  async function track(code: string, contact: string): Promise<void> {
    setPending(true);
    setRefusal(null);
    const outcome = await call.post("/track-order", { json: { code, contact } });
    setPending(false);
    if (outcome.ok) return setTracked(fromWire<TrackedOrder>(outcome.answer.order));
    setTracked(null);
    setErrors(outcome.errors);
    if (outcome.status !== 422) setRefusal(outcome.error);
  }

  return (
    <>
      <DocumentHead
        title={t("Track Order")}
        description={t("See where an order is, with its code and your e-mail address.")}
      />
      <TrackScreen
        code={loaderData.code}
        tracked={tracked}
        errors={errors}
        refusal={refusal}
        isPending={isPending}
        onErrors={setErrors}
        onTrack={(code, contact) => void track(code, contact)}
      />
    </>
  );
}
