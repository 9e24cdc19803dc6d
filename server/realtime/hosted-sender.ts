import { createHash } from "node:crypto";
import type { SendHosted } from "#domain/platform/live/send-live-events.ts";
import type { PusherSettings } from "./live-settings.ts";
import { sign, signedRequest, type Credentials } from "./signature.ts";

const PATIENCE_MILLISECONDS = 10_000;
/** The batch limit of the service; an event counts once for each of its channels. */
const MAX_BATCH = 10;

/** Triggers events on a hosted Pusher, or a service that is compatible with it. */
export function createHostedSender(
  { apiHost, port, isTls, path }: NonNullable<PusherSettings["hosted"]>,
  { id, key, secret }: Credentials,
): SendHosted {
  const requestPath = `${path}/apps/${id}/batch_events`;
  const origin = `${isTls ? "https" : "http"}://${apiHost}:${port}`;

  async function post(batch: readonly object[]): Promise<void> {
    const body = JSON.stringify({ batch });
    const query = new URLSearchParams({
      auth_key: key,
      auth_timestamp: String(Math.floor(Date.now() / 1_000)),
      auth_version: "1.0",
      body_md5: createHash("md5").update(body).digest("hex"),
    });
    query.set("auth_signature", sign(secret, signedRequest("POST", requestPath, query)));
    const response = await fetch(`${origin}${requestPath}?${query}`, {
      method: "POST",
      body,
      headers: { "Content-Type": "application/json" },
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The live service answered ${response.status}`);
  }

  return async (events) => {
    const all = events.flatMap(({ channels, name, data, socketId }) =>
      channels.map((channel) => ({ channel, name, data, ...(socketId ? { socket_id: socketId } : {}) })),
    );
    for (let sent = 0; sent < all.length; sent += MAX_BATCH) await post(all.slice(sent, sent + MAX_BATCH));
  };
}
