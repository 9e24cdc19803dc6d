import type { PayoutView } from "#domain/accounts/payout/payout.ts";
import { Button } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";

type PayoutRowActionsProps = { payout: PayoutView; onPaid: () => void; onReject: () => void; onFail: () => void };

/** What the operator can do with a payout in its state. */
export function PayoutRowActions({ payout, onPaid, onReject, onFail }: PayoutRowActionsProps) {
  const { t } = usePage();
  const { status, method, code } = payout;
  if (status === "requested")
    return (
      <Button size="small" variant="quiet" data-action="" aria-label={`${t("Reject")} ${code}`} onClick={onReject}>
        {t("Reject")}
      </Button>
    );
  if (status !== "approved") return null;
  if (method === "provider") return <span className="text-muted">{t("Stripe is sending it")}</span>;
  return (
    <>
      <Button size="small" data-action="" aria-label={`${t("Mark as paid")} ${code}`} onClick={onPaid}>
        {t("Mark as paid")}
      </Button>
      <Button
        size="small"
        variant="quiet"
        data-action=""
        aria-label={`${t("Mark as failed")} ${code}`}
        onClick={onFail}
      >
        {t("Mark as failed")}
      </Button>
    </>
  );
}
