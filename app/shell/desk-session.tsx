import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { useCall } from "#app/api-client/call.ts";
import type { RootView } from "#app/loaders/root-data.server.ts";
import { type DeskSession, DeskSessionContext } from "#app/ui/desk/desk-session.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { useVisitor } from "#app/visitor/visitor-store.tsx";
import { DeskNotifications } from "./desk-notifications.tsx";
import { useChoices } from "./use-choices.ts";

/** Provides the desk frame with the user, open tasks, languages and sign-out. */
export function DeskSessionProvider({ data, children }: { data: RootView | null; children: ReactNode }) {
  const user = useVisitor((state) => state.user);
  const { chooseLanguage, signOut } = useChoices();
  const call = useCall();
  const { appPath } = usePage();
  const { counters, isClosed } = useCounters();

  async function stopLooking(): Promise<void> {
    const outcome = await call.post("/admin/shop-look/stop", {});
    if (outcome.ok) location.assign(`${appPath}admin/shops`);
  }

  const session = user &&
    data && {
      user,
      counters,
      isClosed,
      notifications: (close: () => void) => <DeskNotifications onLeave={close} />,
      languages: data.languages,
      defaultLanguage: data.settingsData.defaultLanguage,
      onLanguage: chooseLanguage,
      onSignOut: signOut,
      onStopLooking: () => void stopLooking(),
    };
  return <DeskSessionContext value={session}>{children}</DeskSessionContext>;
}

const NOTHING = { counters: [], isClosed: false };

/** Refreshed on each screen, and with each new order and notification. */
function useCounters(): Pick<DeskSession, "counters" | "isClosed"> {
  const { pathname } = useLocation();
  const isSignedIn = useVisitor(({ user }) => user !== null);
  const ordersHeard = useVisitor((state) => state.ordersHeard);
  const unread = useVisitor(({ user }) => user?.unreadNotifications);
  const call = useCall();
  const [counted, setCounted] = useState<Pick<DeskSession, "counters" | "isClosed">>(NOTHING);

  const count = useEffectEvent(async () => {
    const path = pathname.startsWith("/admin") ? "/admin/counters" : "/seller/counters";
    const outcome = await call.get(path, {}, { refusal: "none" });
    if (outcome.ok) setCounted({ counters: outcome.answer.counters, isClosed: outcome.answer.is_closed });
  });
  useEffect(() => {
    if (isSignedIn) void count();
  }, [isSignedIn, pathname, ordersHeard, unread]);

  return counted;
}
