import { useState } from "react";
import type { RootView } from "#app/loaders/root-data.server.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { NewsletterForm } from "#app/ui/shell/newsletter-form.tsx";
import { NewsletterPopup } from "#app/ui/shell/newsletter-popup.tsx";
import { keepLocally, readLocally } from "./kept-locally.ts";
import { useNewsletter } from "./use-newsletter.ts";

/** The newsletter pop-up with the visitor's dismissal flag; initially open. */
export function VisitorPopup({ settings }: { settings: RootView["settingsData"] }) {
  const { t } = usePage();
  const newsletter = useNewsletter();
  const [isOpen, setOpen] = useState(true);
  const [isDismissed, setDismissed] = useState(() => readLocally("popup") !== null);

  function dismiss(isWanted: boolean): void {
    keepLocally("popup", isWanted ? "1" : null);
    setDismissed(isWanted);
  }

  async function subscribe(email: string): Promise<boolean> {
    const isDone = await newsletter.onSubscribe(email);
    // Subscribers are not asked again.
    if (isDone) dismiss(true);
    return isDone;
  }

  return (
    <NewsletterPopup
      isOpen={isOpen}
      title={settings.popupTitle ? t(settings.popupTitle) : t("Be the first to know")}
      description={
        settings.popupDescription
          ? t(settings.popupDescription)
          : t("New shops, new arrivals and special offers, about twice a month.")
      }
      image={settings.popupImage}
      form={<NewsletterForm {...newsletter} onSubscribe={subscribe} />}
      social={settings}
      isDismissed={isDismissed}
      onDismiss={dismiss}
      onClose={() => setOpen(false)}
    />
  );
}
