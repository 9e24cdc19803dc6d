import type { DueRefund } from "#domain/payment/attempt/due-refunds.ts";
import { paymentMethodName } from "#shared/payment-method-name.ts";
import { Fact, Facts } from "../admin/facts.tsx";
import { Amount } from "../cart/amount.tsx";
import { Moment } from "../order/moment.tsx";
import { Button } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";
import { dueReason } from "./due-reason.ts";

type Actions = { pending: number | null; onSent: (id: number) => void; onRetry: (id: number) => void };

/** Refunds that are not sent automatically. */
export function DueRefundList({ refunds, ...actions }: Actions & { refunds: readonly DueRefund[] }) {
  const { t } = usePage();
  if (refunds.length === 0) return null;
  return (
    <section aria-labelledby="due-refunds" className="mb-6">
      <h2 id="due-refunds" className="text-xl">
        {t("Received, but can't be used")}
      </h2>
      <p className="mt-1 text-sm text-muted">
        {t("Send it to where it came from, then mark it here. If a provider declined it, check there first.")}
      </p>
      <ul className="mt-3 grid gap-3">
        {refunds.map((refund) => (
          <li key={refund.id} className="rounded-card border border-line bg-surface p-4 sm:p-5">
            <Due refund={refund} {...actions} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Due({ refund, pending, onSent, onRetry }: Actions & { refund: DueRefund }) {
  const { t } = usePage();
  const { id, kind, amount, name, email, paidBy, reference, failure } = refund;
  return (
    <div className="grid gap-x-6 gap-y-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <p className="mb-3 flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <Amount value={amount} className="text-lg font-semibold" />
          <span className="text-sm text-muted">{dueReason(refund.reason, t)}</span>
        </p>
        <Facts>
          <Fact name={t("Customer")}>
            <bdi className="font-medium">{name}</bdi> <bdi className="text-muted">{email}</bdi>
          </Fact>
          <Fact name={t("Order")}>
            <bdi className="figures">{refund.orderCode}</bdi>
          </Fact>
          <Fact name={t("Paid by")}>
            {paymentMethodName(refund.provider, t)}
            {paidBy !== "" && (
              <>
                {", "}
                <bdi>{paidBy}</bdi>
              </>
            )}
          </Fact>
          {reference !== "" && (
            <Fact name={t("Reference")}>
              <bdi className="figures">{reference}</bdi>
            </Fact>
          )}
          <Fact name={t("Since")}>
            <Moment iso={refund.at} withTime />
          </Fact>
          {failure !== "" && (
            <Fact name={t("Provider's response")}>
              <bdi>{failure}</bdi>
            </Fact>
          )}
        </Facts>
      </div>
      <div className="flex flex-wrap gap-2">
        {kind === "refused" && (
          <Button look="secondary" data-action="" isPending={pending === id} onClick={() => onRetry(id)}>
            {t("Try again")}
          </Button>
        )}
        <Button
          look={kind === "refused" ? "secondary" : "primary"}
          data-action=""
          isPending={pending === id}
          onClick={() => onSent(id)}
        >
          {t("Sent manually")}
        </Button>
      </div>
    </div>
  );
}
