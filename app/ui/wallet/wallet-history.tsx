import { Link, href } from "react-router";
import type { WalletEntry } from "#domain/accounts/wallet/find-wallet-history.ts";
import type { WalletHistoryQuery } from "#domain/accounts/wallet/wallet.input.ts";
import type { Page as ListPage } from "#shared/page.ts";
import { Amount } from "../cart/amount.tsx";
import { Moment } from "../order/moment.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { usePage } from "../parts/page.tsx";
import { WalletFilter } from "./wallet-filter.tsx";
import { entryName } from "./wallet-labels.ts";

type WalletHistoryProps = { history: ListPage<WalletEntry>; query: WalletHistoryQuery };

/** Credits and debits, with their reasons. */
export function WalletHistory({ history, query }: WalletHistoryProps) {
  const { t } = usePage();
  const isFiltered = Boolean(query.kind ?? query.from ?? query.to);
  return (
    <section aria-labelledby="history" className="min-w-0">
      <h2 id="history" className="mb-4 text-2xl">
        {t("History")}
      </h2>
      {(history.total > 0 || isFiltered) && <WalletFilter query={query} />}
      {history.items.length === 0 ? (
        <EmptyState
          icon="wallet"
          title={isFiltered ? t("Nothing matches your filters") : t("No activity yet")}
          text={isFiltered ? t("Try another type or other dates.") : t("Top up your wallet to get started.")}
        />
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {history.items.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Entry({ entry }: { entry: WalletEntry }) {
  const { t } = usePage();
  return (
    <li className="flex items-center justify-between gap-4 px-4 py-3">
      <span className="min-w-0">
        <span className="block font-medium">{entryName(entry.kind, t)}</span>
        <span className="block text-sm text-muted">
          <Moment iso={entry.at} withTime />
          <Cause entry={entry} />
        </span>
        {entry.note !== "" && (
          <span className="block text-sm wrap-anywhere text-muted">
            <bdi>{entry.note}</bdi>
          </span>
        )}
      </span>
      <span className="shrink-0 text-end">
        <bdi className={`block font-semibold ${entry.isIncoming ? "text-success" : ""}`}>
          {entry.isIncoming && "+"}
          <Amount value={entry.amount} />
        </bdi>
        <span className="block text-sm text-muted">
          {t("Balance")} <Amount value={entry.balanceAfter} />
        </span>
      </span>
    </li>
  );
}

function Cause({ entry }: { entry: WalletEntry }) {
  const { t } = usePage();
  const linkClass = "font-semibold text-primary-text hover:underline";
  if (entry.orderCode)
    return (
      <>
        {" · "}
        <Link to={href("/user/order-history/:code", { code: entry.orderCode })} className={linkClass}>
          <bdi className="figures">{entry.orderCode}</bdi>
        </Link>
      </>
    );
  if (!entry.trxId) return null;
  return (
    <>
      {" · "}
      <Link to={`${href("/order-confirmation")}?trx_id=${entry.trxId}`} className={linkClass}>
        {t("View order")}
      </Link>
    </>
  );
}
