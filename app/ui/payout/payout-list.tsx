import type { ReactNode } from "react";
import type { PayoutView } from "#domain/accounts/payout/payout.ts";
import { Chip } from "../admin/chip.tsx";
import { ListPart } from "../admin/list-part.tsx";
import { Amount } from "../cart/amount.tsx";
import { Moment } from "../order/moment.tsx";
import { usePage } from "../parts/page.tsx";
import { PAYOUT_TONES, payoutStatusName } from "./payout-labels.ts";

type PayoutListProps = {
  title: string;
  text?: string;
  payouts: readonly PayoutView[];
  /** Shows whose they are. */
  isNamed?: boolean;
  actions?: ReactNode;
  actionsOf: (payout: PayoutView) => ReactNode;
};

/** Payouts with their state, the newest first. */
export function PayoutList({ title, text, payouts, isNamed = false, actions, actionsOf }: PayoutListProps) {
  const { t } = usePage();
  return (
    <ListPart title={title} {...(text && { text })} actions={actions}>
      {payouts.length === 0 && <li className="px-4 py-6 text-center text-muted">{t("No payouts yet.")}</li>}
      {payouts.map((payout) => (
        <li key={payout.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 text-sm">
          <div className="min-w-0 flex-1 basis-52">
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              <bdi>{isNamed ? payout.name : payout.code}</bdi>
              <Chip tone={PAYOUT_TONES[payout.status]}>{payoutStatusName(payout.status, t)}</Chip>
              {isNamed && payout.isAffiliate && <Chip tone="calm">{t("Affiliate")}</Chip>}
            </p>
            <p className="mt-0.5 text-muted">
              {isNamed && <bdi>{payout.code} · </bdi>}
              <bdi>{payout.account}</bdi> · <Moment iso={payout.endedAt ?? payout.at} />
            </p>
            {payout.reason && (
              <p className="mt-0.5 wrap-anywhere">
                <bdi>{payout.reason}</bdi>
              </p>
            )}
          </div>
          <Amount value={payout.amount} className="font-semibold" />
          <div className="flex flex-wrap gap-2">{actionsOf(payout)}</div>
        </li>
      ))}
    </ListPart>
  );
}
