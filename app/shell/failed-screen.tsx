import { useEffect, useEffectEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { canReach } from "#app/api-client/call.ts";
import { isConnectionLost, isChunkLoadError } from "#app/hydration/chunk-error.ts";
import { ErrorScreen } from "#app/ui/shell/error-screen.tsx";

/** Replaces a screen whose data failed to load. Offline, it reloads as soon as there is a connection. */
export function FailedScreen({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator();
  if (!isConnectionLost(error))
    return <ErrorScreen kind={isChunkLoadError(error) ? "chunk" : "fault"} onRetry={() => window.location.reload()} />;
  return <OfflineScreen isPending={state === "loading"} onRetry={() => void revalidate()} />;
}

/** Replaces a screen whose script failed to load: it is loaded as a document. */
export function LostScreen({ address }: { address: string }) {
  const [isOffline] = useState(() => !navigator.onLine);
  const [isPending, setPending] = useState(false);

  async function load(): Promise<void> {
    setPending(true);
    const isThere = await canReach(address);
    setPending(false);
    if (isThere) window.location.assign(address);
  }

  if (isOffline) return <OfflineScreen isPending={isPending} onRetry={() => void load()} />;
  return <ErrorScreen kind="chunk" isPending={isPending} onRetry={() => void load()} />;
}

function OfflineScreen({ isPending, onRetry }: { isPending: boolean; onRetry: () => void }) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const onOnline = () => retry();
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, []);
  return <ErrorScreen kind="offline" isPending={isPending} onRetry={onRetry} />;
}
