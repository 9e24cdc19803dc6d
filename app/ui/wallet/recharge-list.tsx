import type { RechargeView } from "#domain/accounts/wallet/recharge.ts";
import { Chip } from "../admin/chip.tsx";
import { AccountPart } from "../account/account-part.tsx";
import { Amount } from "../cart/amount.tsx";
import { Moment } from "../order/moment.tsx";
import { usePage } from "../parts/page.tsx";
import { RECHARGE_TONES, rechargeStateName } from "./recharge-labels.ts";

/** Pending recharges, and decided transfers. */
export function RechargeList({ recharges }: { recharges: readonly RechargeView[] }) {
  const { t, appPath } = usePage();
  if (recharges.length === 0) return null;
  return (
    <AccountPart title={t("Your top-ups")}>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {recharges.map((recharge) => (
          <li key={recharge.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
            <span className="min-w-0">
              <Amount value={recharge.amount} className="font-semibold" />{" "}
              <Moment iso={recharge.createdAt} className="text-sm text-muted" />
              {recharge.note !== "" && (
                <span className="block text-sm wrap-anywhere text-muted">
                  <bdi>{recharge.note}</bdi>
                </span>
              )}
              {recharge.status === "rejected" && recharge.reason !== "" && (
                <span className="block text-sm wrap-anywhere">
                  <bdi>{recharge.reason}</bdi>
                </span>
              )}
            </span>
            <span className="flex items-center gap-3">
              {recharge.hasProof && (
                <a
                  href={`${appPath}user/recharge-proof/${recharge.id}`}
                  target="_blank"
                  rel="noreferrer"
                  className="text-sm font-semibold text-primary-text hover:underline"
                >
                  {t("View proof")}
                </a>
              )}
              <Chip tone={RECHARGE_TONES[recharge.status]}>{rechargeStateName(recharge.status, t)}</Chip>
            </span>
          </li>
        ))}
      </ul>
    </AccountPart>
  );
}
