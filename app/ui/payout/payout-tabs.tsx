import { Link } from "react-router";
import type { PayoutsQuery } from "#domain/accounts/payout/payout.input.ts";
import { usePage } from "../parts/page.tsx";

/** Filters payouts by state, in the URL. */
export function PayoutTabs({ status }: { status: PayoutsQuery["status"] }) {
  const { t } = usePage();
  const tabs: [PayoutsQuery["status"], string][] = [
    ["open", t("Open")],
    ["paid", t("Paid")],
    ["ended", t("Rejected, canceled or failed")],
    ["all", t("All")],
  ];
  return (
    <nav aria-label={t("Filter payouts")} className="mb-3 flex flex-wrap gap-2">
      {tabs.map(([value, name]) => (
        <Link
          key={value}
          to={value === "open" ? "?" : `?status=${value}`}
          aria-current={value === status ? "page" : undefined}
          className="inline-flex min-h-9 items-center rounded-full border border-line px-3 text-sm aria-[current=page]:border-transparent aria-[current=page]:bg-primary-soft aria-[current=page]:font-medium aria-[current=page]:text-primary-text"
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
