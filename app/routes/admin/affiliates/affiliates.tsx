import { useState } from "react";
import type { Route } from "./+types/affiliates";
import { affiliatesQuery } from "#domain/accounts/affiliate/affiliate.input.ts";
import { type AffiliateView, findAffiliateRates, findAffiliates } from "#domain/accounts/affiliate/find-affiliates.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { readQuery } from "#app/loaders/read-query.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { ReasonDialog } from "#app/ui/admin/reason-dialog.tsx";
import { AffiliateList } from "#app/ui/affiliate/affiliate-list.tsx";
import { AffiliateTabs } from "#app/ui/affiliate/affiliate-tabs.tsx";
import { RateDialog } from "#app/ui/affiliate/rate-dialog.tsx";
import { Button } from "#app/ui/parts/button.tsx";
import { PageLinks } from "#app/ui/parts/page-links.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { useAffiliateActions } from "./use-affiliate-actions.ts";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "account");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "affiliates.manage");
  const query = readQuery(affiliatesQuery, request);
  return {
    permissions: ctx.visitor.permissions,
    query,
    affiliates: await findAffiliates(ctx, query),
    rates: await findAffiliateRates(ctx),
  };
}

type Opened =
  | { kind: "reject" | "suspend"; id: number }
  | { kind: "rate"; affiliate: AffiliateView }
  | { kind: "rates" }
  | null;

export default function AdminAffiliates({ loaderData }: Route.ComponentProps) {
  const { permissions, query, affiliates, rates } = loaderData;
  const { t } = usePage();
  const actions = useAffiliateActions();
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  return (
    <>
      <DocumentHead title={t("Affiliates")} isHidden />
      <AdminFrame
        permissions={permissions}
        title={t("Affiliates")}
        actions={
          <Button look="secondary" size="small" data-action="" onClick={() => setOpened({ kind: "rates" })}>
            {t("Rates")}
          </Button>
        }
      >
        <AffiliateTabs status={query.status} />
        <AffiliateList
          affiliates={affiliates.items}
          onApprove={(id) => void actions.approve(id)}
          onReject={(id) => setOpened({ kind: "reject", id })}
          onSuspend={(id) => setOpened({ kind: "suspend", id })}
          onRate={(affiliate) => setOpened({ kind: "rate", affiliate })}
        />
        <PageLinks page={affiliates} />
      </AdminFrame>
      {opened?.kind === "rates" && (
        <RateDialog
          title={t("Rates")}
          hint={t("Usually {percent}%. Leave it empty to remove the rate of a category.", { percent: rates.usual })}
          percent={rates.usual}
          categories={rates.categories}
          onClose={close}
          onSave={({ categoryId, percent }) => actions.setCategoryRate(categoryId, percent)}
        />
      )}
      {opened?.kind === "rate" && (
        <RateDialog
          title={opened.affiliate.name}
          hint={t("For new orders. Leave it empty for the usual rates.")}
          percent={opened.affiliate.percent}
          categories={null}
          onClose={close}
          onSave={({ percent }) => actions.setRate(opened.affiliate.id, percent)}
        />
      )}
      {(opened?.kind === "reject" || opened?.kind === "suspend") && (
        <ReasonDialog
          title={opened.kind === "reject" ? t("Reject application") : t("Suspend affiliate")}
          text={t("The affiliate sees the reason.")}
          label={t("Reason")}
          action={opened.kind === "reject" ? t("Reject") : t("Suspend")}
          look="danger"
          isOptional={false}
          onClose={close}
          onAction={(reason) => actions[opened.kind](opened.id, reason)}
        />
      )}
    </>
  );
}
