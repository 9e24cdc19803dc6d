import { Link } from "react-router";
import type { AffiliatesQuery } from "#domain/accounts/affiliate/affiliate.input.ts";
import { usePage } from "../parts/page.tsx";
import { affiliateStatusName } from "./affiliate-words.ts";

const TABS = ["applied", "approved", "suspended", "rejected"] as const;

/** Filters affiliates by state, in the URL. */
export function AffiliateTabs({ status }: { status: AffiliatesQuery["status"] }) {
  const { t } = usePage();
  return (
    <nav aria-label={t("Filter affiliates")} className="mb-4 flex flex-wrap gap-2">
      {[...TABS, "all" as const].map((value) => (
        <Link
          key={value}
          to={value === "applied" ? "?" : `?status=${value}`}
          aria-current={value === status ? "page" : undefined}
          className="inline-flex min-h-9 items-center rounded-full border border-line px-3 text-sm aria-[current=page]:border-transparent aria-[current=page]:bg-primary-soft aria-[current=page]:font-medium aria-[current=page]:text-primary-text"
        >
          {value === "all" ? t("All") : affiliateStatusName(value, t)}
        </Link>
      ))}
    </nav>
  );
}
