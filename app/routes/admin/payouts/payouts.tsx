import { useState } from "react";
import type { Route } from "./+types/payouts";
import { findPayoutRuns, findPayouts } from "#domain/accounts/payout/find-payouts.ts";
import { findShopBalances, SHOP_BALANCE_ROWS } from "#domain/accounts/payout/find-shop-balances.ts";
import { getPayoutSettings } from "#domain/accounts/payout/get-payout-settings.ts";
import { pageOfRows } from "#domain/platform/list/row-list.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { useExportCall } from "#app/api-client/use-export-call.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { TablePart } from "#app/ui/desk/data-table/table-part.tsx";
import { balanceColumns, balanceFilters } from "#app/ui/payout/balance-columns.tsx";
import { payoutColumns, payoutFilters } from "#app/ui/payout/payout-columns.tsx";
import { PayoutRowActions } from "#app/ui/payout/payout-row-actions.tsx";
import { PayoutRunList } from "#app/ui/payout/payout-run-list.tsx";
import { Button } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { PAYOUT_LIST, SHOP_BALANCE_LIST } from "#shared/list/desk-lists.ts";
import { useRunActions } from "./use-run-actions.ts";
import { PayoutDialogs, type Opened } from "./payout-dialogs.tsx";

export const shouldRevalidate = dependsOn("session", "account");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "payouts.manage");
  const query = readList(PAYOUT_LIST, request);
  const shopQuery = readList(SHOP_BALANCE_LIST, request);
  return {
    permissions: ctx.visitor.permissions,
    payouts: { query, found: await findPayouts(ctx, null, query) },
    runs: await findPayoutRuns(ctx),
    shops: { query: shopQuery, found: pageOfRows(shopQuery, await findShopBalances(ctx), SHOP_BALANCE_ROWS) },
    settings: getPayoutSettings(ctx),
  };
}

export default function AdminPayouts({ loaderData }: Route.ComponentProps) {
  const { permissions, payouts, runs, shops, settings } = loaderData;
  const { t } = usePage();
  const actions = useRunActions();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isPending, setPending] = useState(false);

  async function run(action: Promise<void>): Promise<void> {
    setPending(true);
    await action;
    setPending(false);
  }
  const { markPaid } = actions;
  const exporting = useExportCall("admin", "payouts");
  const columns = payoutColumns(t, {
    isNamed: true,
    actionsOf: (payout) => (
      <PayoutRowActions
        payout={payout}
        onPaid={() => void markPaid(payout.id)}
        onReject={() => setOpened({ kind: "reject", id: payout.id })}
        onFail={() => setOpened({ kind: "fail", id: payout.id })}
      />
    ),
  });
  const shopColumns = balanceColumns(t, (shop) => setOpened({ kind: "terms", shop }));

  return (
    <AdminFrame
      permissions={permissions}
      title={t("Payouts")}
      actions={
        <Button variant="secondary" size="small" data-action="" onClick={() => setOpened({ kind: "settings" })}>
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
        <TablePart title={t("Payouts")}>
          <DataTable
            name="admin-payouts"
            label={t("Payouts")}
            definition={PAYOUT_LIST}
            {...payouts}
            {...{ columns, exporting }}
            filters={payoutFilters(t, true)}
            searchHint={t("Shop, person or payout number")}
          />
        </TablePart>
        <TablePart title={t("Shop balances")}>
          <DataTable
            name="admin-shop-balances"
            label={t("Shop balances")}
            definition={SHOP_BALANCE_LIST}
            {...shops}
            columns={shopColumns}
            filters={balanceFilters(t)}
            searchHint={t("Part of a name")}
          />
        </TablePart>
      </div>
      {opened && <PayoutDialogs {...{ opened, actions, settings }} onClose={() => setOpened(null)} />}
    </AdminFrame>
  );
}
