import { useState } from "react";
import type { RootView } from "#app/loaders/root-data.server.ts";
import { ConsentDialog } from "#app/ui/shell/consent-dialog.tsx";
import { useDecideConsent } from "#app/visitor/consent.ts";
import { type ConsentPurpose, readConsent } from "#shared/consent.ts";

type Settings = Pick<RootView["settingsData"], "asksForPreferences" | "statisticsScript">;

/** The optional purposes of a shop; sellers may embed videos in every shop. */
export function purposesOf({ asksForPreferences, statisticsScript }: Settings): ConsentPurpose[] {
  return [
    ...(asksForPreferences ? (["preferences"] as const) : []),
    "media",
    ...(statisticsScript ? (["statistics"] as const) : []),
  ];
}

/** The dialog with the visitor's decisions. */
export function ConsentSettings({ settings, onClose }: { settings: Settings; onClose: () => void }) {
  const decide = useDecideConsent();
  const [isPending, setPending] = useState(false);
  const purposes = purposesOf(settings);

  async function save(accepted: readonly ConsentPurpose[]): Promise<void> {
    setPending(true);
    const isDone = await decide(Object.fromEntries(purposes.map((each) => [each, accepted.includes(each)])));
    setPending(false);
    if (isDone) onClose();
  }

  return (
    <ConsentDialog
      purposes={purposes}
      accepted={readConsent(document.cookie).accepted}
      isPending={isPending}
      onSave={(accepted) => void save(accepted)}
      onClose={onClose}
    />
  );
}
