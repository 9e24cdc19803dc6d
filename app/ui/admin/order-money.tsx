import { paymentMethodName } from "#shared/payment-method-name.ts";
import type { ReactNode } from "react";
import type { OrderRecord, RefundRecord } from "#domain/orders/order-admin/order-admin.ts";
import type { Translate } from "#shared/translate.ts";
import { AccountCard } from "../account/account-card.tsx";
import { Amount } from "../cart/amount.tsx";
import { usePage } from "../parts/page.tsx";
import { DisputeRow } from "./dispute-row.tsx";
import { MoneyRow } from "./money-row.tsx";
import { actorName, tryName } from "./order-labels.ts";

/** Payments of the purchase, and refunds of this order. */
export function OrderMoney({ record: { payments, refunds, payouts, disputes } }: { record: OrderRecord }) {
  const { t } = usePage();
  if (payments.length + refunds.length === 0) return null;
  return (
    <AccountCard title={t("Money")}>
      <div className="grid gap-5">
        {payments.length > 0 && (
          <Group title={t("Purchase payments")}>
            {payments.map((payment) => (
              <MoneyRow
                key={payment.id}
                amount={<Amount value={payment.amount} />}
                at={payment.settledAt ?? payment.createdAt}
              >
                <span className="font-medium">{tryName(payment.status, t)}</span> ·{" "}
                {paymentMethodName(payment.provider, t)}
                {payment.reference && (
                  <span className="block text-xs text-muted">
                    <bdi>{payment.reference}</bdi>
                  </span>
                )}
                {payment.failure && <span className="block text-danger">{payment.failure}</span>}
              </MoneyRow>
            ))}
          </Group>
        )}
        {disputes.length > 0 && (
          <Group title={t("Bank disputes")}>
            {disputes.map((dispute) => (
              <DisputeRow key={dispute.id} dispute={dispute} />
            ))}
          </Group>
        )}
        {refunds.length > 0 && (
          <Group title={t("Refunds for this order")}>
            {refunds.map((refund) => (
              <MoneyRow key={refund.id} amount={<Amount value={refund.amount} />} at={refund.at}>
                <span className="font-medium">{refundKindName(refund.kind, t)}</span> · {actorName(refund.actor, t)}
                {refund.actorName && (
                  <>
                    {" "}
                    · <bdi>{refund.actorName}</bdi>
                  </>
                )}
                {refund.kind === "goodwill" && (
                  <> · {refund.bearer === "operator" ? t("Paid for by the marketplace") : t("Paid for by the shop")}</>
                )}
                {refund.note !== "" && <span className="block">{refund.note}</span>}
              </MoneyRow>
            ))}
          </Group>
        )}
        {payouts.length > 0 && (
          <Group title={t("Returned by the payment provider")}>
            {payouts.map((payout) => (
              <MoneyRow
                key={payout.id}
                amount={<Amount value={payout.amount} />}
                at={payout.settledAt ?? payout.createdAt}
              >
                <span className="font-medium">{tryName(payout.status, t)}</span>
              </MoneyRow>
            ))}
          </Group>
        )}
      </div>
    </AccountCard>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-1 font-sans text-sm font-medium tracking-normal text-muted">{title}</h3>
      <ul className="divide-y divide-line text-sm">{children}</ul>
    </div>
  );
}

function refundKindName(kind: RefundRecord["kind"], t: Translate): string {
  const names: Record<RefundRecord["kind"], string> = {
    cancel: t("Canceled"),
    return: t("Refunded"),
    goodwill: t("Goodwill"),
    dispute: t("Reversed by the bank"),
  };
  return names[kind];
}
