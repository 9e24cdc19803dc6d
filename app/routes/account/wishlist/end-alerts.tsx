import { useState } from "react";
import { useCall } from "#app/api-client/call.ts";
import { ActionButton } from "#app/ui/parts/action-button.tsx";
import { Notice } from "#app/ui/parts/notice.tsx";
import { usePage } from "#app/ui/parts/page.tsx";

/** The target of the link in an alert's mail. It acts only on a click, because mail clients open links automatically. */
export function EndAlerts({ waiting, alertKey }: { waiting: number; alertKey: string }) {
  const { t } = usePage();
  const call = useCall();
  const [isEnded, setEnded] = useState(waiting === 0);

  async function end(): Promise<void> {
    const outcome = await call.post("/home/product-alert/end", { json: { key: alertKey } }, { isSuccessShown: false });
    setEnded(outcome.ok);
  }

  return (
    <div className="mb-6">
      {isEnded ? (
        <Notice kind="success" title={t("There are no alerts for your address.")} />
      ) : (
        <Notice title={t("{count} alerts are on for your address.", { count: waiting })}>
          <ActionButton size="small" className="mt-2" onAction={end}>
            {t("Turn off all alerts")}
          </ActionButton>
        </Notice>
      )}
    </div>
  );
}
