/** Whether this browser gets push messages. `unsupported`: it cannot; `blocked`: the user has denied permission. */
export type PushState = "unsupported" | "blocked" | "off" | "on";

export type Subscribed = { endpoint: string; keys: { p256dh: string; auth: string } };

export async function readPushState(): Promise<PushState> {
  if (!("Notification" in window) || !("PushManager" in window)) return "unsupported";
  if (Notification.permission === "denied") return "blocked";
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ? "on" : "off";
}

/** Asks the user and then the browser's push service; null without a permission. */
export async function askForPushes(publicKey: string): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  return endpoint && keys?.p256dh && keys.auth ? { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } } : null;
}

/** Returns the endpoint that was unsubscribed. */
export async function endPushes(): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint ?? null;
}
