/** The service worker of the shop; null where the browser has none, or in development. */
export async function registerWorker(appPath: string): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return null;
  return navigator.serviceWorker.register(`${appPath}service-worker.js`, { scope: appPath }).catch(() => null);
}

export function notifyWorker(kind: "texts" | "cart", value: unknown): void {
  if ("serviceWorker" in navigator)
    void navigator.serviceWorker.getRegistration().then((known) => known?.active?.postMessage({ kind, value }));
}

/** An addition to the cart made while offline. */
export type WaitingAdd = { form: { product_id: number; quantity: number; variants_ids?: number }; at: number };

/** Takes the waiting additions out of the queue; the caller sends them. */
export async function takeWaitingAdds(): Promise<WaitingAdd[]> {
  const worker = (await navigator.serviceWorker?.getRegistration())?.active;
  if (!worker) return [];
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", ({ data }: MessageEvent<WaitingAdd[]>) => resolve(data));
    port1.start();
    worker.postMessage({ kind: "take-adds" }, [port2]);
  });
}

/** Calls back when a new version is waiting; returns a function that unsubscribes. */
export function watchForUpdate(registration: ServiceWorkerRegistration, onWaiting: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  // Without a controller, this is the first version and does not wait.
  const check = () => {
    if (registration.waiting && navigator.serviceWorker.controller) onWaiting();
  };
  check();
  registration.addEventListener(
    "updatefound",
    () => registration.installing?.addEventListener("statechange", check, { signal }),
    { signal },
  );
  return () => ended.abort();
}

/** Lets the new version take over, and loads the page with it. */
export function updateNow(registration: ServiceWorkerRegistration): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => window.location.reload(), { once: true });
  registration.waiting?.postMessage({ kind: "update" });
}
