import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { Logo } from "./logo.tsx";
import { SkipLink } from "./skip-link.tsx";

/** The header of checkout and payment: only the way home, so that nothing distracts from buying. */
export function CheckoutHeader({ logo }: { logo: string }) {
  const { t } = usePage();
  return (
    <>
      <SkipLink />
      <header data-shell="" className="border-b border-line bg-paper">
        <div className="content-width flex min-h-16 items-center justify-between gap-4">
          <Logo file={logo} className="min-h-14" />
          <p className="flex items-center gap-2 text-sm font-medium text-muted">
            <Icon name="lock" className="size-4" />
            {t("Secure checkout")}
          </p>
        </div>
      </header>
    </>
  );
}
