import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { usePage } from "../parts/page.tsx";

/** A headed section of an account screen, with a link to the full list. */
export function AccountPart({ title, to, children }: { title: string; to?: string; children: ReactNode }) {
  const { t } = usePage();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="min-w-0">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id={titleId} className="text-2xl">
          {title}
        </h2>
        {to && (
          <Link to={to} className="text-sm font-semibold text-primary-text hover:underline">
            {t("See all")}
            <span className="sr-only">: {title}</span>
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
