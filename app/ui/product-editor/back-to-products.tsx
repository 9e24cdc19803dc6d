import { Link } from "react-router";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";

export function BackToProducts({ to }: { to: string }) {
  const { t } = usePage();
  return (
    <Link
      to={to}
      className="mb-2 inline-flex min-h-9 items-center gap-1.5 text-sm font-medium text-muted hover:text-ink"
    >
      <Icon name="chevron-left" className="mirrored size-4" />
      {t("All products")}
    </Link>
  );
}
