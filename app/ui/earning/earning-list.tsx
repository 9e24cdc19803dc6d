import type { ReactNode } from "react";
import { Link, href } from "react-router";
import type { EarningEntry } from "#domain/accounts/commission/earning-entry.ts";
import type { ShownMoney } from "#shared/money.ts";
import { Chip } from "../admin/chip.tsx";
import { Amount } from "../cart/amount.tsx";
import { Moment } from "../order/moment.tsx";
import { usePage } from "../parts/page.tsx";
import { EARNING_TONES, earningStateName } from "./earning-words.ts";

/** Order lines with the shop's share of each. */
export function EarningList({ entries }: { entries: readonly EarningEntry[] }) {
  const { t } = usePage();
  return (
    <ul aria-label={t("Earnings")} className="divide-y divide-line rounded-card border border-line bg-surface">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

function Entry({ entry }: { entry: EarningEntry }) {
  const { t } = usePage();
  const { line } = entry;
  const isReversed = entry.state === "reversed";
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-5 gap-y-2 px-4 py-4 sm:px-5">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          {line ? (
            <>
              <span className="figures">{line.quantity}</span> × <bdi>{line.productName}</bdi>
              {line.variantName && <bdi className="text-muted"> · {line.variantName}</bdi>}
            </>
          ) : (
            t("Shipping")
          )}
        </p>
        <p className="text-sm text-muted">
          <Link
            to={href("/seller/orders/:code", { code: entry.orderCode })}
            className="font-semibold text-primary-text hover:underline"
          >
            <bdi className="figures">{entry.orderCode}</bdi>
          </Link>{" "}
          · <Moment iso={entry.at} withTime />
        </p>
      </div>
      <div className="text-end">
        <p className="text-lg font-semibold">
          <bdi>
            <Amount value={entry.earning} />
          </bdi>
        </p>
        <Chip tone={EARNING_TONES[entry.state]}>{earningStateName(entry.state, t)}</Chip>
      </div>
      <dl className="col-span-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <Part name={isReversed ? t("Refunded") : t("Price")} value={entry.price} />
        {entry.tax && <Part name={t("Tax")} value={entry.tax} />}
        {entry.shopDiscount && <Part name={t("Your coupon")} value={entry.shopDiscount} />}
        {entry.operatorDiscount && <Part name={t("Marketplace coupon, paid to you")} value={entry.operatorDiscount} />}
        {entry.commission.amount !== 0 && (
          <Part name={isReversed ? t("Commission refunded") : t("Commission")} value={entry.commission}>
            {entry.commissionPercent && <bdi className="text-muted">{` (${entry.commissionPercent} %)`}</bdi>}
          </Part>
        )}
      </dl>
    </li>
  );
}

function Part({ name, value, children }: { name: string; value: ShownMoney; children?: ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-muted">{name}</dt>
      <dd>
        <bdi>
          <Amount value={value} />
        </bdi>
        {children}
      </dd>
    </div>
  );
}
