import type { ReactNode } from "react";
import type { RootView } from "#app/loaders/root-data.server.ts";
import { DeskSessionContext } from "#app/ui/desk/desk-session.ts";
import { useVisitor } from "#app/visitor/visitor-store.tsx";
import { useChoices } from "./use-choices.ts";

/** Gives the frame of a desk its user, the languages and sign-out. */
export function DeskSessionProvider({ data, children }: { data: RootView | null; children: ReactNode }) {
  const user = useVisitor((state) => state.user);
  const { chooseLanguage, signOut } = useChoices();
  const session = user &&
    data && {
      user,
      languages: data.languages,
      defaultLanguage: data.settingsData.defaultLanguage,
      onLanguage: chooseLanguage,
      onSignOut: signOut,
    };
  return <DeskSessionContext value={session}>{children}</DeskSessionContext>;
}
