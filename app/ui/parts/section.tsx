import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "./icon.tsx";
import { usePage } from "./page.tsx";

/** A headed section of a screen, with a link to the full list. */
export function Section({
  title,
  to,
  beside,
  children,
  className = "",
}: {
  title: string;
  to?: string;
  /** After the title. */
  beside?: ReactNode;
  children: ReactNode;
  className?: string;
}) {
  const { t } = usePage();
  return (
    <section className={`content-width ${className}`}>
      <div
        className={`mb-4 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 sm:flex ${beside ? "items-center" : "items-baseline"}`}
      >
        <h2 className="text-2xl">{title}</h2>
        {beside && <div className="order-last col-span-2 sm:order-none">{beside}</div>}
        {to && (
          <Link
            to={to}
            prefetch="intent"
            className="ms-auto flex min-h-6 shrink-0 items-center gap-1 text-sm font-semibold text-primary-text hover:underline"
          >
            {t("See all")}
            <span className="sr-only">: {title}</span>
            <Icon name="chevron-right" className="mirrored size-4" />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
