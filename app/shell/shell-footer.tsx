import { lazy, useState } from "react";
import { loadChunk } from "#app/hydration/chunk-error.ts";
import type { RootView } from "#app/loaders/root-data.server.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { Footer } from "#app/ui/shell/footer.tsx";
import { NewsletterForm } from "#app/ui/shell/newsletter-form.tsx";
import { LatePart } from "./failed-part.tsx";
import { useNewsletter } from "./use-newsletter.ts";

const ConsentSettings = lazy(() =>
  loadChunk(() => import("./consent-settings.tsx").then((module) => ({ default: module.ConsentSettings }))),
);

/** Loads with the page and hydrates after the rest. */
export function ShellFooter({ data: { settingsData, pages, categories } }: { data: RootView }) {
  const { t, madeAt } = usePage();
  const newsletter = useNewsletter();
  const [isConsentOpen, setConsentOpen] = useState(false);
  return (
    <>
      <Footer
        logo={settingsData.shopLogo}
        tagline={t(settingsData.shopTagline)}
        email={settingsData.shopEmail}
        phone={settingsData.shopPhone}
        pages={pages}
        categories={categories}
        social={settingsData}
        year={new Date(madeAt).getUTCFullYear()}
        newsletter={<NewsletterForm {...newsletter} />}
        onCookies={() => setConsentOpen(true)}
      />
      {isConsentOpen && (
        <LatePart>
          <ConsentSettings settings={settingsData} onClose={() => setConsentOpen(false)} />
        </LatePart>
      )}
    </>
  );
}
