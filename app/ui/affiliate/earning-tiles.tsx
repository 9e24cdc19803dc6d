import type { AffiliateData } from "#domain/accounts/affiliate/get-affiliate-data.ts";
import { Amount } from "../cart/amount.tsx";
import { usePage } from "../parts/page.tsx";
import { commissionStatusName } from "./affiliate-labels.ts";

const STATES = ["payable", "locked", "pending", "paid", "reversed"] as const;

/** An affiliate's earnings by state. */
export function EarningTiles({ sums }: Pick<AffiliateData, "sums">) {
  const { t } = usePage();
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
      {STATES.map((state) => (
        <div key={state} className="flex min-w-0 flex-col rounded-card border border-line bg-surface p-4">
          <dt className="order-2 mt-1 text-sm font-medium">{commissionStatusName(state, t)}</dt>
          <dd className="order-1 text-xl font-semibold wrap-anywhere">
            <bdi>
              <Amount value={sums[state]} />
            </bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
