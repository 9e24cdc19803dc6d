import type { UnmatchedPayments } from "#domain/payment/attempt/find-unmatched-payments.ts";
import { unmatchedReason } from "#shared/unmatched-reason.ts";
import { isolated } from "../parts/isolated.ts";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";

/** Unmatched payments: the reason, and that they are sent back. */
export function UnmatchedNotices({ stray }: { stray: readonly UnmatchedPayments[] }) {
  const { t } = usePage();
  return stray.map(({ id, amount, amountDue, reason, isSent }) => (
    <Notice
      key={id}
      kind="info"
      title={
        isSent
          ? t("{amount} was refunded to you", { amount: isolated(amount.formatted) })
          : t("{amount} will be refunded to you", { amount: isolated(amount.formatted) })
      }
    >
      {unmatchedReason(t, { reason, amountDue: isolated(amountDue.formatted) })}
    </Notice>
  ));
}
