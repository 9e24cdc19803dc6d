import { useEffect, useEffectEvent } from "react";
import { useCall } from "#app/api-client/call.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { useVisitor, useVisitorStore } from "#app/visitor/visitor-store.tsx";
import { registerWorker, takeWaitingAdds, notifyWorker, updateNow, watchForUpdate } from "./worker-client.ts";

const A_DAY_MILLISECONDS = 86_400_000;

/** The service worker, the offline notice, and additions to the cart that wait for a connection. */
export function OfflineShop() {
  const { t, appPath, language } = usePage();
  const call = useCall();
  const store = useVisitorStore();
  const carts = useVisitor((state) => state.carts);

  const offerUpdate = useEffectEvent((registration: ServiceWorkerRegistration) =>
    store.getState().addToast({
      kind: "info",
      message: t("A new version of the shop is ready."),
      action: { label: t("Update"), run: () => updateNow(registration) },
    }),
  );

  const sendTexts = useEffectEvent(() =>
    notifyWorker("texts", {
      lang: language.code,
      dir: language.direction,
      title: t("You're offline"),
      text: t("Check your internet connection and try again."),
      retry: t("Try again"),
      cart: t("Your cart"),
      stale: t("You're offline. Prices and stock may have changed since {time}.", { time: "{time}" }),
      waiting: t("You're offline. We'll add it when you're back online."),
    }),
  );

  const sendWaiting = useEffectEvent(async () => {
    if (!navigator.onLine) return;
    for (const { form, at } of await takeWaitingAdds()) {
      if (Date.now() - at > A_DAY_MILLISECONDS) continue;
      await call.post("/user/addToCart", { json: form }, { changes: ["cart"] });
    }
  });

  useEffect(() => {
    let isOver = false;
    let stopWatching = () => {};
    void registerWorker(appPath).then(async (registration) => {
      if (!registration || isOver) return;
      stopWatching = watchForUpdate(registration, () => offerUpdate(registration));
      await navigator.serviceWorker.ready;
      if (isOver) return;
      sendTexts();
      void sendWaiting();
    });
    const send = () => void sendWaiting();
    window.addEventListener("online", send);
    return () => {
      isOver = true;
      stopWatching();
      window.removeEventListener("online", send);
    };
  }, [appPath]);

  useEffect(() => {
    const time = new Date().toLocaleString(language.code, { dateStyle: "medium", timeStyle: "short" });
    const lines = carts.map(({ name, variantsName, quantity, total }) => ({
      name: variantsName ? `${name} (${variantsName})` : name,
      quantity,
      price: total.formatted,
    }));
    notifyWorker("cart", { time, lines });
  }, [carts, language.code]);

  return null;
}
