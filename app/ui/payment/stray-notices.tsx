import type { StrayMoney } from "#domain/payment/attempt/find-stray-money.ts";
import { strayReason } from "#shared/stray-reason.ts";
import { isolated } from "../parts/isolated.ts";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";

/** Money that came and bought nothing: why, and that it goes back. */
export function StrayNotices({ stray }: { stray: readonly StrayMoney[] }) {
  const { t } = usePage();
  return stray.map(({ id, amount, asked, reason, isSent }) => (
    <Notice
      key={id}
      kind="info"
      title={
        isSent
          ? t("{amount} was refunded to you", { amount: isolated(amount.formatted) })
          : t("{amount} will be refunded to you", { amount: isolated(amount.formatted) })
      }
    >
      {strayReason(t, { reason, asked: isolated(asked.formatted) })}
    </Notice>
  ));
}
