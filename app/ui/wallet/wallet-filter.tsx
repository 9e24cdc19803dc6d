import { href } from "react-router";
import type { WalletHistoryQuery } from "#domain/accounts/wallet/wallet.input.ts";
import { DayFilter } from "../parts/day-filter.tsx";
import { usePage } from "../parts/page.tsx";
import { HISTORY_KINDS, historyKindName } from "./wallet-labels.ts";

/** Filters the history by kind and date. */
export function WalletFilter({ query: { kind, from, to } }: { query: WalletHistoryQuery }) {
  const { t } = usePage();
  const options = HISTORY_KINDS.map((value) => ({ value, name: historyKindName(value, t) }));
  return (
    <DayFilter
      path={href("/my-wallet")}
      tablePath="user/wallet-history.csv"
      label={t("Filter history")}
      choice={{ name: "kind", label: t("Type"), value: kind, options }}
      from={from}
      to={to}
      className="mb-4"
    />
  );
}
