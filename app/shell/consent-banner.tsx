import { useEffect, useState } from "react";
import type { RootView } from "#app/loaders/root-data.server.ts";
import { ConsentBar } from "#app/ui/shell/consent-bar.tsx";
import { useConsent, useDecideConsent } from "#app/visitor/consent.ts";
import { ConsentSettings, purposesOf } from "./consent-settings.tsx";
import { limitLocalStorage } from "./kept-locally.ts";

type BannerProps = { settings: RootView["settingsData"] };

/** Asks for the optional purposes that are configured, and loads what was accepted. */
export function ConsentBanner({ settings }: BannerProps) {
  const decide = useDecideConsent();
  const preferences = useConsent("preferences");
  const statistics = useConsent("statistics");
  const [isPending, setPending] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const { asksForPreferences, statisticsScript } = settings;

  useEffect(() => {
    if (asksForPreferences) limitLocalStorage(!preferences.isAllowed);
  }, [asksForPreferences, preferences.isAllowed]);

  useEffect(() => {
    if (!statisticsScript || !statistics.isAllowed) return;
    if (document.querySelector(`script[src=${JSON.stringify(statisticsScript)}]`)) return;
    const script = document.createElement("script");
    script.src = statisticsScript;
    script.defer = true;
    script.dataset.domain = window.location.hostname;
    document.head.append(script);
  }, [statisticsScript, statistics.isAllowed]);

  async function decideAll(isAccepted: boolean): Promise<void> {
    setPending(true);
    await decide(Object.fromEntries(purposesOf(settings).map((purpose) => [purpose, isAccepted])));
    setPending(false);
  }

  const isAsking = (asksForPreferences && preferences.isOpen) || (statisticsScript && statistics.isOpen);
  return (
    <>
      {isAsking && (
        <ConsentBar
          isPending={isPending}
          onAcceptAll={() => void decideAll(true)}
          onDeclineAll={() => void decideAll(false)}
          onChoose={() => setChoosing(true)}
        />
      )}
      {isChoosing && <ConsentSettings settings={settings} onClose={() => setChoosing(false)} />}
    </>
  );
}
