import { paymentMethodName } from "#shared/payment-method-name.ts";
import type { ReactNode } from "react";
import type { OrderRecord, RefundRecord } from "#domain/order-book/order-book.ts";
import { neverHappens } from "#shared/result.ts";
import type { Translate } from "#shared/translate.ts";
import { AccountCard } from "../account/account-card.tsx";
import { Amount } from "../cart/amount.tsx";
import { Moment } from "../order/moment.tsx";
import { usePage } from "../parts/page.tsx";
import { actorName, disputeName, tryName } from "./order-words.ts";

/** What came in for the purchase, and what went back of this order. */
export function OrderMoney({ record: { payments, refunds, payouts, disputes } }: { record: OrderRecord }) {
  const { t } = usePage();
  if (payments.length + refunds.length === 0) return null;
  return (
    <AccountCard title={t("Money")}>
      <div className="grid gap-5">
        {payments.length > 0 && (
          <Group title={t("Payments of the purchase")}>
            {payments.map((payment) => (
              <Row
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
              </Row>
            ))}
          </Group>
        )}
        {disputes.length > 0 && (
          <Group title={t("Disputes at the bank")}>
            {disputes.map((dispute) => (
              <Row key={dispute.id} amount={<Amount value={dispute.amount} />} at={dispute.openedAt}>
                <span className={dispute.status === "open" ? "font-medium text-danger" : "font-medium"}>
                  {disputeName(dispute.status, t)}
                </span>{" "}
                · {paymentMethodName(dispute.provider, t)}
                <span className="block text-xs text-muted">
                  <bdi>{dispute.reference}</bdi>
                </span>
                {dispute.endedAt && (
                  <span className="block text-xs text-muted">
                    {t("Decided by the bank")} <Moment iso={dispute.endedAt} withTime />
                  </span>
                )}
              </Row>
            ))}
          </Group>
        )}
        {refunds.length > 0 && (
          <Group title={t("Refunds of this order")}>
            {refunds.map((refund) => (
              <Row key={refund.id} amount={<Amount value={refund.amount} />} at={refund.at}>
                <span className="font-medium">{refundKindName(refund.kind, t)}</span> · {actorName(refund.actor, t)}
                {refund.actorName && (
                  <>
                    {" "}
                    · <bdi>{refund.actorName}</bdi>
                  </>
                )}
                {refund.note !== "" && <span className="block">{refund.note}</span>}
              </Row>
            ))}
          </Group>
        )}
        {payouts.length > 0 && (
          <Group title={t("Sent back by the payment provider")}>
            {payouts.map((payout) => (
              <Row key={payout.id} amount={<Amount value={payout.amount} />} at={payout.settledAt ?? payout.createdAt}>
                <span className="font-medium">{tryName(payout.status, t)}</span>
              </Row>
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

function Row({ amount, at, children }: { amount: ReactNode; at: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2">
      <div className="min-w-0 wrap-anywhere">{children}</div>
      <div className="text-end">
        <span className="block font-semibold">{amount}</span>
        <Moment iso={at} withTime className="text-xs text-muted" />
      </div>
    </li>
  );
}

function refundKindName(kind: RefundRecord["kind"], t: Translate): string {
  switch (kind) {
    case "cancel":
      return t("Canceled");
    case "return":
      return t("Sent back");
    case "goodwill":
      return t("Goodwill");
    case "dispute":
      return t("Taken back by the bank");
    default:
      return neverHappens(kind);
  }
}
