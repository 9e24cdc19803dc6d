import { Link, useSearchParams } from "react-router";
import { COUPON_FILTERS, type CouponFilter } from "#shared/coupon-choices.ts";
import { usePage } from "../parts/page.tsx";
import { couponFilterName } from "./admin-coupons-words.ts";

const TAB =
  "flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-sm font-medium whitespace-nowrap hover:border-line-strong aria-[current=page]:border-transparent aria-[current=page]:bg-primary aria-[current=page]:text-on-primary";

/** Filters the coupons by state, stored in the URL; other parameters stay. */
export function CouponTabs({ state }: { state: CouponFilter }) {
  const { t } = usePage();
  const [parameters] = useSearchParams();
  return (
    <nav aria-label={t("Coupons by status")} className="mb-5">
      <ul className="scroll-row -mx-4 auto-cols-max justify-start gap-2 scroll-px-4 px-4 py-1">
        {COUPON_FILTERS.map((each) => (
          <li key={each}>
            <Link
              to={{ search: searchOf(parameters, each) }}
              preventScrollReset
              aria-current={each === state ? "page" : undefined}
              className={TAB}
            >
              {couponFilterName(each, t)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function searchOf(parameters: URLSearchParams, state: CouponFilter): string {
  const wanted = new URLSearchParams(parameters);
  wanted.delete("page");
  if (state === "all") wanted.delete("state");
  else wanted.set("state", state);
  return wanted.size > 0 ? `?${wanted.toString()}` : "";
}
