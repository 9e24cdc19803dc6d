import type { AffiliateRates } from "#domain/accounts/affiliate/find-affiliates.ts";
import type { AffiliateView } from "#domain/accounts/affiliate/find-affiliates.ts";
import { ReasonDialog } from "#app/ui/admin/reason-dialog.tsx";
import { RateDialog } from "#app/ui/affiliate/rate-dialog.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import type { useAffiliateActions } from "./use-affiliate-actions.ts";

export type Opened =
  | { kind: "reject" | "suspend"; id: number }
  | { kind: "rate"; affiliate: AffiliateView }
  | { kind: "rates" };

type AffiliateDialogsProps = {
  opened: Opened;
  actions: ReturnType<typeof useAffiliateActions>;
  rates: AffiliateRates;
  onClose: () => void;
};

/** What is asked about affiliates and their rates. */
export function AffiliateDialogs({ opened, actions, rates, onClose: close }: AffiliateDialogsProps) {
  const { t } = usePage();
  return (
    <>
      {opened.kind === "rates" && (
        <RateDialog
          title={t("Rates")}
          hint={t("Usually {percent}%. Leave it empty to remove the rate of a category.", { percent: rates.usual })}
          percent={rates.usual}
          categories={rates.categories}
          onClose={close}
          onSave={({ categoryId, percent }) => actions.setCategoryRate(categoryId, percent)}
        />
      )}
      {opened.kind === "rate" && (
        <RateDialog
          title={opened.affiliate.name}
          hint={t("For new orders. Leave it empty for the standard rates.")}
          percent={opened.affiliate.percent}
          categories={null}
          onClose={close}
          onSave={({ percent }) => actions.setRate(opened.affiliate.id, percent)}
        />
      )}
      {(opened.kind === "reject" || opened.kind === "suspend") && (
        <ReasonDialog
          title={opened.kind === "reject" ? t("Reject application") : t("Suspend affiliate")}
          text={t("The affiliate sees the reason.")}
          label={t("Reason")}
          action={opened.kind === "reject" ? t("Reject") : t("Suspend")}
          variant="danger"
          isOptional={false}
          onClose={close}
          onAction={(reason) => actions[opened.kind](opened.id, reason)}
        />
      )}
    </>
  );
}
