export type PushService = "web_push" | "fcm";

/** A browser to send to, whose keys encrypt the message only for it; or an app, whose endpoint is its token. */
export type PushTarget = { id: number; service: PushService; endpoint: string; publicKey: string; authKey: string };

/** What the service worker shows. */
export type PushMessage = { id: number; title: string; message: string; url: string | null };

/** `gone`: the browser has unsubscribed. */
export type PushOutcome = "sent" | "gone" | "failed";

/** Encrypts a message and hands it to the browser's push service. */
export type SendPush = (target: PushTarget, message: PushMessage) => Promise<PushOutcome>;

/** Whether an endpoint may be a push service: a public https address with a name, never an address of a network. */
export function isPushEndpoint(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.protocol !== "https:" || url.username || url.password || url.port) return false;
  const host = url.hostname.toLowerCase();
  return (
    /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(host) &&
    !/(^|\.)(localhost|local|internal|intranet|lan|home|corp|test|invalid|onion|arpa)$/.test(host)
  );
}
