/** The periods of an overview: by day, and the last one by month. */
export const OVERVIEW_PERIODS = ["7d", "30d", "90d", "12m"] as const;
export type OverviewPeriod = (typeof OVERVIEW_PERIODS)[number];

/** The period that a URL names; a month if it names none. */
export function readOverviewPeriod(parameters: URLSearchParams): OverviewPeriod {
  return OVERVIEW_PERIODS.find((period) => period === parameters.get("period")) ?? "30d";
}
