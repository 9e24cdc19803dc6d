import { href } from "react-router";
import type { AdminOrderRow } from "#domain/orders/order-admin/order-admin.ts";
import { Amount } from "../cart/amount.tsx";
import { Moment } from "../order/moment.tsx";
import { FulfilmentBadge, PaymentBadge } from "../order/status-badge.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { usePage } from "../parts/page.tsx";
import { RecordList, RecordRow } from "./record-list.tsx";

const COLUMNS = "xl:grid-cols-[8.5rem_9rem_minmax(0,1fr)_minmax(0,9rem)_15.5rem_6.5rem]";

/** Orders of all shops. */
export function OrderList({ rows }: { rows: readonly AdminOrderRow[] }) {
  const { t } = usePage();
  if (rows.length === 0)
    return <EmptyState icon="search-x" title={t("No matching orders")} text={t("Try fewer or different filters.")} />;
  return (
    <RecordList label={t("Orders")}>
      {rows.map((row) => (
        <RecordRow
          key={row.id}
          to={href("/admin/orders/:code", { code: row.code })}
          title={<bdi className="tabular-nums">{row.code}</bdi>}
          columns={COLUMNS}
        >
          <Moment iso={row.placedAt} withTime className="text-end text-xs text-muted xl:text-start" />
          <span className="min-w-0">
            <span className="block truncate">
              <bdi>{row.name || row.email}</bdi> <span className="text-xs text-muted">· {row.countryCode}</span>
            </span>
            <span className="block truncate text-xs text-muted">
              <bdi>{row.email}</bdi>
            </span>
          </span>
          <Amount value={row.total} className="text-end font-semibold xl:order-last" />
          <span className="truncate text-muted max-xl:text-xs">
            <bdi>{row.shop.name}</bdi>
          </span>
          <span className="flex flex-wrap gap-1.5 max-xl:col-span-2">
            <FulfilmentBadge status={row.fulfilmentStatus} />
            <PaymentBadge status={row.paymentStatus} />
          </span>
        </RecordRow>
      ))}
    </RecordList>
  );
}
