import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import { useCall } from "#app/api-client/call.ts";
import { revalidateAfter, type Dependency } from "#app/api-client/revalidation.ts";
import { useDocumentFrame } from "#app/hydration/document-frame.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { type ToastKind, useVisitor, useVisitorStore } from "#app/visitor/visitor-store.tsx";
import { NEW_ORDER_EVENT, NOTIFICATIONS_CHANNEL, PUSH_EVENT, SHARE_EVENT } from "#shared/live-channel.ts";
import { isOrderSoundOn } from "#app/ui/desk/order-sound.ts";
import { OfflineShop } from "./offline-shop.tsx";
import { readLastNotification, writeLastNotification } from "./last-notification.ts";
import { playOrderSound } from "./order-sound.ts";
import type { LiveMessage } from "./pusher-connection.ts";
import { joinSharedConnection } from "./shared-connection.ts";
import { useWantedChannels } from "./use-wanted-channels.ts";

/** Spreads the requests of all open pages over time. */
const SPREAD_MILLISECONDS = 3_000;
const CART_PAUSE_MILLISECONDS = 400;
const MAX_CAUGHT_UP_TOASTS = 3;
const KINDS: readonly string[] = ["success", "error", "warning"];

type Notified = {
  id?: number;
  title?: string;
  message: string;
  message_type?: string;
  link?: string | null;
  url?: string | null;
};

/** Updates the page with changes made elsewhere; loaded after everything else. */
export function LiveUpdates() {
  const { marks } = useDocumentFrame();
  const { t, appPath } = usePage();
  const call = useCall();
  const store = useVisitorStore();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { wanted, productId } = useWantedChannels();
  const shared = useRef<ReturnType<typeof joinSharedConnection> | null>(null);
  const cartTimer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const due = useRef(new Set<Dependency>());
  const isRefreshing = useRef(false);
  const userId = useVisitor(({ user }) => user?.id ?? null);

  /** Runs once for all events until then. */
  function reload(dependency: Dependency): void {
    if (due.current.has(dependency)) return;
    due.current.add(dependency);
    setTimeout(() => {
      due.current.delete(dependency);
      // Events received before the connection was lost are older than the data loaded now.
      if (dependency === "products") store.setState({ stocks: {} });
      if (dependency === "time") store.setState({ soldUnits: {} });
      void revalidateAfter([dependency], revalidate);
    }, Math.random() * SPREAD_MILLISECONDS);
  }

  async function refreshCart(): Promise<void> {
    isRefreshing.current = true;
    await call.get("/cart/list", { query: {} }, { refusal: "none" });
    isRefreshing.current = false;
    if (/\/cart$/.test(pathname)) await revalidateAfter(["cart"], revalidate);
  }

  function refreshCartSoon(): void {
    clearTimeout(cartTimer.current);
    cartTimer.current = setTimeout(() => void refreshCart(), CART_PAUSE_MILLISECONDS);
  }

  function showNotification({ title, message, message_type: type, link, url }: Notified): void {
    const kind = KINDS.includes(type ?? "") ? (type as ToastKind) : "info";
    const target = link ?? (url ? pathOf(url, appPath) : null);
    store.getState().addToast({
      kind,
      message,
      ...(title ? { title } : {}),
      ...(target ? { action: { label: t("View details"), run: () => void navigate(target) } } : {}),
    });
  }

  function takeNotification(notified: Notified): void {
    const { user, update } = store.getState();
    showNotification(notified);
    if (!user || notified.id === undefined) return;
    writeLastNotification(user.id, notified.id);
    update({ user: { ...user, unreadNotifications: user.unreadNotifications + 1 } });
    if (/\/user\/notification$/.test(pathname)) reload("session");
  }

  /** On a desk: updates the counters and the lists of orders. */
  function takeOrder({ code }: { code: string }): void {
    playOrderSound(code);
    countAnew();
    reload("purchase");
  }

  function countAnew(): void {
    store.setState(({ ordersHeard = 0 }) => ({ ordersHeard: ordersHeard + 1 }));
  }

  function applySoldUnits({ products }: { products: { product_id: number; sold_units: number }[] }): void {
    store.setState(({ soldUnits }) => ({
      soldUnits: { ...soldUnits, ...Object.fromEntries(products.map((each) => [each.product_id, each.sold_units])) },
    }));
  }

  async function catchUp({ isQuiet } = { isQuiet: false }): Promise<void> {
    const { user, update } = store.getState();
    if (!user) return;
    const after = readLastNotification(user.id);
    const query = after === null ? {} : { after: String(after) };
    const outcome = await call.get("/user-notification/all", { query }, { refusal: "none" });
    if (!outcome.ok) return;
    const { notifications, unread_count: unreadNotifications } = outcome.answer;
    const newest = Math.max(after ?? 0, ...notifications.map(({ id }) => id));
    writeLastNotification(user.id, newest);
    update({ user: { ...user, unreadNotifications } });
    if (after !== null && !isQuiet)
      for (const missed of notifications.filter(({ is_seen: isSeen }) => !isSeen).slice(-MAX_CAUGHT_UP_TOASTS))
        showNotification(missed);
  }

  function isInCart(channel: string): boolean {
    return store.getState().carts.some((line) => channel === `product.${line.productId}`);
  }

  const onMessage = useEffectEvent(({ channel, name, data }: LiveMessage) => {
    const isOfPage = productId !== null && channel === `product.${productId}`;
    if (name === PUSH_EVENT) {
      takeNotification(data as Notified);
      // A notification to everyone also counts as unread.
      if (channel === NOTIFICATIONS_CHANNEL) void catchUp({ isQuiet: true });
    } else if (name === "order-status" || name === "parcel" || name === "message") reload("purchase");
    else if (name === "cart") refreshCartSoon();
    else if (name === NEW_ORDER_EVENT) takeOrder(data as { code: string });
    else if (name === SHARE_EVENT) applySoldUnits(data as { products: { product_id: number; sold_units: number }[] });
    else if (name === "stock" && isOfPage) {
      const { variant_id: id, current_stock: stock } = data as { variant_id: number; current_stock: number };
      store.setState(({ stocks }) => ({ stocks: { ...stocks, [id]: stock } }));
    } else if (name === "price" && isOfPage) reload("products");
    if ((name === "stock" || name === "price") && isInCart(channel)) refreshCartSoon();
  });

  const onConnected = useEffectEvent((socketId: string, isAgain: boolean) => {
    store.setState({ socketId });
    void catchUp();
    if (!isAgain) return;
    refreshCartSoon();
    countAnew();
    if (productId !== null) reload("products");
    if (wanted.some(({ name }) => name.startsWith("flash-sale."))) reload("time");
    if (wanted.some(({ name }) => /^private-(?:order|shop|staff)\./.test(name))) reload("purchase");
  });

  const onVisitorChanged = useEffectEvent(async () => {
    isRefreshing.current = true;
    await call.get("/visitor", {}, { refusal: "none" });
    isRefreshing.current = false;
    await catchUp();
  });

  const authorize = useEffectEvent(async (socketId: string, channel: string, key?: string) => {
    const body = { socket_id: socketId, channel_name: channel, ...(key === undefined ? {} : { key }) };
    // The contract also accepts a form; JSON is sent.
    const outcome = await call.post(
      "/broadcasting/auth",
      { json: body, form: body },
      { refusal: "none", isSuccessShown: false },
    );
    return outcome.ok ? outcome.answer : null;
  });

  const staysHidden = useEffectEvent(() => /^\/(?:seller|admin)(?:\/|$)/.test(pathname) && isOrderSoundOn());

  useEffect(() => {
    const joined = joinSharedConnection(
      `souk:live:${appPath}`,
      {
        key: marks.pusher_app_key ?? "",
        cluster: marks.pusher_app_cluster ?? "",
        host: marks.pusher_host ?? "",
        port: marks.pusher_port ?? "",
        path: marks.pusher_path ?? "",
      },
      {
        authorize: (socketId, channel, key) => authorize(socketId, channel, key),
        staysHidden: () => staysHidden(),
        onMessage: (message) => onMessage(message),
        onConnected: (socketId, isAgain) => onConnected(socketId, isAgain),
        onVisitorChanged: () => void onVisitorChanged(),
      },
    );
    shared.current = joined;
    const stop = store.subscribe((now, before) => {
      const isChanged = now.carts !== before.carts || now.user?.id !== before.user?.id;
      if (isChanged && !isRefreshing.current) joined.notifyVisitorChanged();
    });
    return () => {
      stop();
      joined.end();
      shared.current = null;
    };
  }, [appPath, marks, store]);

  useEffect(() => shared.current?.want(wanted), [wanted]);

  const onSignedIn = useEffectEvent(() => void catchUp());
  useEffect(() => {
    if (userId !== null && store.getState().socketId) onSignedIn();
  }, [userId, store]);

  return <OfflineShop />;
}

/** A path of this shop, without its base path; null for another site's address. */
function pathOf(url: string, appPath: string): string | null {
  const target = URL.parse(url, window.location.origin);
  if (!target || target.origin !== window.location.origin || !target.pathname.startsWith(appPath)) return null;
  return `/${target.pathname.slice(appPath.length)}${target.search}`;
}
