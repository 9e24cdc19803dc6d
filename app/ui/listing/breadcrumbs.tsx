import { Link } from "react-router";
import { usePage } from "#app/ui/parts/page.tsx";
import { Icon } from "../parts/icon.tsx";

/** The path to this screen; the last entry is the screen itself. */
export function Breadcrumbs({ crumbs, here }: { crumbs: readonly { name: string; to: string }[]; here: string }) {
  const { t } = usePage();
  return (
    <nav aria-label={t("Breadcrumbs")} className="text-sm text-muted">
      <ol className="flex items-center gap-x-1 overflow-x-auto whitespace-nowrap [scrollbar-width:none]">
        {[{ name: t("Home"), to: "/" }, ...crumbs].map(({ name, to }) => (
          <li key={to} className="flex items-center gap-1">
            <Link to={to} prefetch="intent" className="rounded-sm py-1 hover:text-ink hover:underline">
              {name}
            </Link>
            <Icon name="chevron-right" className="mirrored size-3.5 shrink-0" />
          </li>
        ))}
        <li aria-current="page" className="min-w-24 truncate py-1 text-ink">
          {here}
        </li>
      </ol>
    </nav>
  );
}
