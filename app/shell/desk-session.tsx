import type { ReactNode } from "react";
import { useCall } from "#app/api-client/call.ts";
import type { RootView } from "#app/loaders/root-data.server.ts";
import { DeskSessionContext } from "#app/ui/desk/desk-session.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { useVisitor } from "#app/visitor/visitor-store.tsx";
import { useChoices } from "./use-choices.ts";

/** Gives the frame of a desk its user, the languages and sign-out. */
export function DeskSessionProvider({ data, children }: { data: RootView | null; children: ReactNode }) {
  const user = useVisitor((state) => state.user);
  const { chooseLanguage, signOut } = useChoices();
  const call = useCall();
  const { appPath } = usePage();

  async function stopLooking(): Promise<void> {
    const outcome = await call.post("/admin/shop-look/stop", {});
    if (outcome.ok) location.assign(`${appPath}admin/shops`);
  }

  const session = user &&
    data && {
      user,
      languages: data.languages,
      defaultLanguage: data.settingsData.defaultLanguage,
      onLanguage: chooseLanguage,
      onSignOut: signOut,
      onStopLooking: () => void stopLooking(),
    };
  return <DeskSessionContext value={session}>{children}</DeskSessionContext>;
}
