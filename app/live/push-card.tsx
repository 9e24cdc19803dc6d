import { useEffect, useState } from "react";
import { useCall } from "#app/api-client/call.ts";
import { useDocumentFrame } from "#app/hydration/document-frame.tsx";
import { Button } from "#app/ui/parts/button.tsx";
import { Icon } from "#app/ui/parts/icon.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import type { ShownQuietHours } from "#domain/customers/push/choose-quiet-hours.ts";
import { QuietHoursForm } from "./quiet-hours-form.tsx";
import { askForPushes, endPushes, readPushState, type PushState } from "./push-permission.ts";

/** Explains push messages, and asks for permission only after a click. */
export function PushCard({ quietHours }: { quietHours: ShownQuietHours | null }) {
  const { t } = usePage();
  const { marks } = useDocumentFrame();
  const call = useCall();
  const [state, setState] = useState<PushState>("off");
  const [isPending, setPending] = useState(false);

  useEffect(() => {
    void readPushState().then(setState, () => setState("unsupported"));
  }, []);

  async function turnOn(): Promise<void> {
    if (state === "unsupported") return window.alert("Web Notification is not supported");
    setPending(true);
    const json = await askForPushes(marks.push_public_key ?? "").catch(() => null);
    if (json) await call.post("/push/subscribe", { json });
    setState(await readPushState());
    setPending(false);
  }

  async function turnOff(): Promise<void> {
    setPending(true);
    const endpoint = await endPushes();
    if (endpoint) await call.post("/push/unsubscribe", { json: { endpoint } });
    setState(await readPushState());
    setPending(false);
  }

  return (
    <section className="mb-6 flex flex-wrap items-center gap-4 rounded-card border border-line bg-surface p-4 sm:p-5">
      <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-primary-soft text-primary-text">
        <Icon name="bell" className="size-5" />
      </span>
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="font-sans text-base font-semibold tracking-normal">{t("Notifications in this browser")}</h2>
        <p className="mt-1 text-sm text-muted">
          {state === "blocked"
            ? t("Your browser blocks notifications from this shop. Allow them in its settings.")
            : t("Get order updates, messages and alerts even when the shop is closed. You can turn them off any time.")}
        </p>
      </div>
      {state !== "blocked" && (
        <Button
          variant={state === "on" ? "secondary" : "primary"}
          size="small"
          data-action=""
          isPending={isPending}
          onClick={() => void (state === "on" ? turnOff() : turnOn())}
        >
          {state === "on" ? t("Turn off") : t("Turn on notifications")}
        </Button>
      )}
      {state === "on" && <QuietHoursForm quietHours={quietHours} />}
    </section>
  );
}
