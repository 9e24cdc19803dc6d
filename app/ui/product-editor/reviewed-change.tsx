import { useState } from "react";
import type { Difference, WaitingChange } from "#domain/catalog/product-admin/product-admin.ts";
import { AccountCard } from "../account/account-card.tsx";
import { ReasonDialog } from "../admin/reason-dialog.tsx";
import { Moment } from "../order/moment.tsx";
import { Button } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";
import { DifferenceTable } from "./difference-table.tsx";
import { PreviewLink } from "./preview-link.tsx";

type ReviewedChangeProps = {
  change: WaitingChange;
  differences: readonly Difference[];
  languages: readonly { code: string; name: string }[];
  reasons: readonly string[];
  previewPath: string;
  onApprove: () => Promise<void>;
  /** Returns what was wrong; null on success. */
  onRefuse: (reason: string) => Promise<string | null>;
};

/** For the operator: what a shop changed on an approved product, old next to new. */
export function ReviewedChange(props: ReviewedChangeProps) {
  const { change, differences, languages, reasons, previewPath, onApprove, onRefuse } = props;
  const { t } = usePage();
  const [isRefusing, setRefusing] = useState(false);
  return (
    <AccountCard
      title={change.refusalReason === "" ? t("Changes awaiting approval") : t("Rejected changes")}
      text={t("Shoppers see the product as it was until you approve them.")}
    >
      <p className="text-sm text-muted">
        <bdi>{change.proposedBy}</bdi> · <Moment iso={change.proposedAt} withTime />
      </p>
      {change.refusalReason !== "" && (
        <p className="mt-2 text-sm">
          {t("Reason")}: {change.refusalReason}
        </p>
      )}
      <DifferenceTable
        differences={differences}
        beforeLabel={t("Shoppers see now")}
        afterLabel={t("Changed to")}
        languages={languages}
      />
      <PreviewLink to={previewPath} label={t("Preview with the changes")} />
      {change.refusalReason === "" && (
        <div className="mt-3 flex flex-wrap gap-3">
          <Button data-action="" onClick={() => void onApprove()}>
            {t("Approve changes")}
          </Button>
          <Button variant="secondary" data-action="" onClick={() => setRefusing(true)}>
            {t("Reject changes")}
          </Button>
        </div>
      )}
      {isRefusing && (
        <ReasonDialog
          title={t("Reject these changes?")}
          text={t("The product stays online as it is. The seller will see the reason.")}
          label={t("Reason")}
          action={t("Reject changes")}
          variant="danger"
          isOptional={false}
          reasons={reasons}
          onClose={() => setRefusing(false)}
          onAction={onRefuse}
        />
      )}
    </AccountCard>
  );
}
