import { useState } from "react";
import type { Route } from "./+types/ledger";
import { findAccountSums } from "#domain/accounts/ledger/find-account-sums.ts";
import { findStatementPage, getNextClose } from "#domain/accounts/statement/find-statements.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { ConfirmDialog } from "#app/ui/admin/confirm-dialog.tsx";
import { AccountSumList } from "#app/ui/payout/account-sum-list.tsx";
import { MonthCloseCard } from "#app/ui/payout/month-close-card.tsx";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { TablePart } from "#app/ui/desk/data-table/table-part.tsx";
import { statementColumns } from "#app/ui/payout/statement-columns.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { STATEMENT_LIST } from "#shared/list/desk-lists.ts";
import { useRunActions } from "../payouts/use-run-actions.ts";

export const shouldRevalidate = dependsOn("session", "account");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "payouts.manage");
  const query = readList(STATEMENT_LIST, request);
  return {
    permissions: ctx.visitor.permissions,
    sums: await findAccountSums(ctx),
    statements: { query, found: await findStatementPage(ctx, null, query) },
    nextClose: await getNextClose(ctx),
    year: ctx.now().getUTCFullYear(),
  };
}

export default function AdminLedger({ loaderData }: Route.ComponentProps) {
  const { permissions, sums, statements, nextClose, year } = loaderData;
  const page = usePage();
  const { t } = page;
  const actions = useRunActions();
  const columns = statementColumns(page, {
    isNamed: true,
    pathOf: ({ shopId, month }) => `admin/shop-statements/${shopId}/${month}/statement.pdf`,
  });
  const [closing, setClosing] = useState<string | null>(null);
  return (
    <AdminFrame permissions={permissions} title={t("Ledger")}>
      <div className="grid gap-8">
        <AccountSumList sums={sums} />
        <MonthCloseCard next={nextClose} year={year} onClose={setClosing} />
        <TablePart title={t("Statements")} text={t("Each closed month with the invoice for the commission.")}>
          <DataTable
            name="admin-statements"
            label={t("Statements")}
            definition={STATEMENT_LIST}
            {...statements}
            columns={columns}
            filters={[{ name: "month", label: t("Month") }]}
            searchHint={t("Shop, month or invoice number")}
            empty={{ icon: "file-text", title: t("No month is closed yet.") }}
          />
        </TablePart>
      </div>
      {closing !== null && (
        <ConfirmDialog
          title={t("Close month")}
          text={t("Nothing can be posted to a closed month, and its statements never change. This can't be undone.")}
          action={t("Close month")}
          onClose={() => setClosing(null)}
          onAction={() => actions.closeMonth(closing)}
        />
      )}
    </AdminFrame>
  );
}
