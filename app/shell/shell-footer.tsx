import type { RootView } from "#app/loaders/root-data.server.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { Footer } from "#app/ui/shell/footer.tsx";
import { NewsletterForm } from "#app/ui/shell/newsletter-form.tsx";
import { useNewsletter } from "./use-newsletter.ts";

/** Loads with the page and hydrates after the rest. */
export function ShellFooter({ data: { settingsData, pages, categories } }: { data: RootView }) {
  const { t, madeAt } = usePage();
  const newsletter = useNewsletter();
  return (
    <Footer
      logo={settingsData.shopLogo}
      tagline={t(settingsData.shopTagline)}
      email={settingsData.shopEmail}
      phone={settingsData.shopPhone}
      pages={pages}
      categories={categories}
      social={settingsData}
      year={new Date(madeAt).getUTCFullYear()}
      paymentMarks={settingsData.paymentMarks}
      newsletter={<NewsletterForm {...newsletter} />}
    />
  );
}
