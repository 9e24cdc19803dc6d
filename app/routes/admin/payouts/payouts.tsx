import { useState } from "react";
import type { Route } from "./+types/payouts";
import { findAllPayouts, findPayoutRuns } from "#domain/accounts/payout/find-payouts.ts";
import { findShopBalances, type ShopBalance } from "#domain/accounts/payout/find-shop-balances.ts";
import { getPayoutSettings } from "#domain/accounts/payout/get-payout-settings.ts";
import { payoutsQuery } from "#domain/accounts/payout/payout.input.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { readQuery } from "#app/loaders/read-query.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { PayoutList } from "#app/ui/payout/payout-list.tsx";
import { PayoutReasonDialog } from "#app/ui/payout/payout-reason-dialog.tsx";
import { PayoutRowActions } from "#app/ui/payout/payout-row-actions.tsx";
import { PayoutRunList } from "#app/ui/payout/payout-run-list.tsx";
import { PayoutSettingsDialog } from "#app/ui/payout/payout-settings-dialog.tsx";
import { PayoutTabs } from "#app/ui/payout/payout-tabs.tsx";
import { PayoutTermsDialog } from "#app/ui/payout/payout-terms-dialog.tsx";
import { ShopBalanceList } from "#app/ui/payout/shop-balance-list.tsx";
import { Button } from "#app/ui/parts/button.tsx";
import { PageLinks } from "#app/ui/parts/page-links.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { useRunActions } from "./use-run-actions.ts";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "account");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "payouts.manage");
  const query = readQuery(payoutsQuery, request);
  return {
    permissions: ctx.visitor.permissions,
    query,
    payouts: await findAllPayouts(ctx, query),
    runs: await findPayoutRuns(ctx),
    shops: await findShopBalances(ctx),
    settings: getPayoutSettings(ctx),
  };
}

type Opened = { kind: "reject" | "fail"; id: number } | { kind: "terms"; shop: ShopBalance } | { kind: "settings" };

export default function AdminPayouts({ loaderData }: Route.ComponentProps) {
  const { permissions, query, payouts, runs, shops, settings } = loaderData;
  const { t } = usePage();
  const actions = useRunActions();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isPending, setPending] = useState(false);
  const close = () => setOpened(null);

  async function run(action: Promise<void>): Promise<void> {
    setPending(true);
    await action;
    setPending(false);
  }

  return (
    <>
      <DocumentHead title={t("Payouts")} isHidden />
      <AdminFrame
        permissions={permissions}
        title={t("Payouts")}
        actions={
          <Button look="secondary" size="small" data-action="" onClick={() => setOpened({ kind: "settings" })}>
            {t("Payout settings")}
          </Button>
        }
      >
        <div className="grid gap-8">
          <PayoutRunList
            runs={runs}
            isPending={isPending}
            onCreate={() => void run(actions.create())}
            onApprove={(id) => void run(actions.approve(id))}
            onDiscard={(id) => void run(actions.discard(id))}
          />
          <div>
            <PayoutTabs status={query.status} />
            <PayoutList
              isNamed
              title={t("Payouts")}
              payouts={payouts.items}
              actionsOf={(payout) => (
                <PayoutRowActions
                  payout={payout}
                  onPaid={() => void run(actions.markPaid(payout.id))}
                  onReject={() => setOpened({ kind: "reject", id: payout.id })}
                  onFail={() => setOpened({ kind: "fail", id: payout.id })}
                />
              )}
            />
            <PageLinks page={payouts} />
          </div>
          <ShopBalanceList shops={shops} onChange={(shop) => setOpened({ kind: "terms", shop })} />
        </div>
      </AdminFrame>
      {opened?.kind === "settings" && (
        <PayoutSettingsDialog settings={settings} onClose={close} onSave={actions.setSettings} />
      )}
      {opened?.kind === "terms" && (
        <PayoutTermsDialog
          shop={opened.shop}
          onClose={close}
          onSave={(json) => actions.setTerms(opened.shop.id, json)}
        />
      )}
      {(opened?.kind === "reject" || opened?.kind === "fail") && (
        <PayoutReasonDialog
          kind={opened.kind}
          onClose={close}
          onAction={(reason) => actions[opened.kind](opened.id, reason)}
        />
      )}
    </>
  );
}
