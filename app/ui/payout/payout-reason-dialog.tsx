import { ReasonDialog } from "../admin/reason-dialog.tsx";
import { usePage } from "../parts/page.tsx";

type PayoutReasonDialogProps = {
  kind: "reject" | "fail";
  onClose: () => void;
  onAction: (reason: string) => Promise<string | null>;
};

/** Asks why a payout is rejected, or why it failed. */
export function PayoutReasonDialog({ kind, onClose, onAction }: PayoutReasonDialogProps) {
  const { t } = usePage();
  const isRejected = kind === "reject";
  return (
    <ReasonDialog
      title={isRejected ? t("Reject payout") : t("Payout failed")}
      text={t("The amount becomes available again. The recipient sees the reason.")}
      label={t("Reason")}
      action={isRejected ? t("Reject") : t("Mark as failed")}
      variant="danger"
      isOptional={false}
      onClose={onClose}
      onAction={onAction}
    />
  );
}
