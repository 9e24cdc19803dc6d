import type { ManualPayout } from "#domain/orders/refund/find-manual-payouts.ts";
import { Amount } from "../cart/amount.tsx";
import { Button } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";

type ManualPayoutsProps = { payouts: readonly ManualPayout[]; pending: number | null; onPaid: (id: number) => void };

/** Refunds of transfers, and of guests who paid cash on delivery: staff pay them by hand and record it here. */
export function ManualPayouts({ payouts, pending, onPaid }: ManualPayoutsProps) {
  const { t } = usePage();
  if (payouts.length === 0) return null;
  return (
    <section className="mb-6 rounded-card border border-line bg-surface p-5">
      <h2 className="text-xl">{t("To pay out manually")}</h2>
      <p className="mt-1 text-sm text-muted">
        {t(
          "Refunds that can't go through a payment provider or a wallet. Contact these customers, pay them, then mark it here.",
        )}
      </p>
      <ul className="mt-3 divide-y divide-line">
        {payouts.map((payout) => (
          <li key={payout.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span className="min-w-0">
              <bdi className="font-medium">{payout.name}</bdi>{" "}
              <span className="block text-sm text-muted">
                <bdi>{payout.email}</bdi> · <bdi className="figures">{payout.orderCode}</bdi>
                {payout.reference !== "" && (
                  <>
                    {" · "}
                    <bdi className="figures">{payout.reference}</bdi> <bdi>{payout.paidBy}</bdi>
                  </>
                )}
              </span>
            </span>
            <span className="flex items-center gap-3">
              <Amount value={payout.amount} className="font-semibold" />
              <Button
                size="small"
                variant="secondary"
                data-action=""
                isPending={pending === payout.id}
                onClick={() => onPaid(payout.id)}
              >
                {t("Paid out")}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
