import { href } from "react-router";
import type { EarningsQuery } from "#domain/accounts/commission/commission.input.ts";
import { DayFilter } from "../parts/day-filter.tsx";
import { usePage } from "../parts/page.tsx";
import { EARNING_TABS, earningStateName } from "./earning-words.ts";

/** Filters earnings by state and date. */
export function EarningFilter({ query: { state, from, to } }: { query: EarningsQuery }) {
  const { t } = usePage();
  const options = EARNING_TABS.map((value) => ({ value, name: earningStateName(value, t) }));
  return (
    <DayFilter
      path={href("/seller/earnings")}
      tablePath="seller/earnings.csv"
      label={t("Filter earnings")}
      choice={{ name: "state", label: t("Status"), value: state, options }}
      from={from}
      to={to}
      className="mb-5"
    />
  );
}
