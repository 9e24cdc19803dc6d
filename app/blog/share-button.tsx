import { Button } from "#app/ui/parts/button.tsx";
import { Icon } from "#app/ui/parts/icon.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { useVisitor } from "#app/visitor/visitor-store.tsx";

/** Opens the share sheet of the device; where there is none, copies the address. */
export function ShareButton({ title }: { title: string }) {
  const { t } = usePage();
  const addToast = useVisitor((state) => state.addToast);

  async function share(): Promise<void> {
    const url = window.location.href.split("#")[0]!;
    const device: Partial<Pick<Navigator, "share">> = navigator;
    if (device.share) {
      // A closed share sheet rejects, too.
      await navigator.share({ title, url }).catch(() => null);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      addToast({ kind: "success", message: t("Link copied") });
    } catch {
      addToast({
        kind: "warning",
        message: t("Your browser doesn't allow copying. The link is {link}.", { link: url }),
      });
    }
  }

  return (
    <Button variant="secondary" size="small" data-action="" onClick={() => void share()}>
      <Icon name="share-2" className="size-4" /> {t("Share")}
    </Button>
  );
}
