import { useState } from "react";
import type { Route } from "./+types/ledger";
import { findAccountSums } from "#domain/accounts/ledger/find-account-sums.ts";
import { findStatements, getNextClose } from "#domain/accounts/statement/find-statements.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { ConfirmDialog } from "#app/ui/admin/confirm-dialog.tsx";
import { AccountSumList } from "#app/ui/payout/account-sum-list.tsx";
import { MonthCloseCard } from "#app/ui/payout/month-close-card.tsx";
import { StatementList } from "#app/ui/payout/statement-list.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { useRunActions } from "../payouts/use-run-actions.ts";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "account");

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "payouts.manage");
  return {
    permissions: ctx.visitor.permissions,
    sums: await findAccountSums(ctx),
    statements: await findStatements(ctx, null),
    nextClose: await getNextClose(ctx),
    year: ctx.now().getUTCFullYear(),
  };
}

export default function AdminLedger({ loaderData }: Route.ComponentProps) {
  const { permissions, sums, statements, nextClose, year } = loaderData;
  const { t } = usePage();
  const actions = useRunActions();
  const [closing, setClosing] = useState<string | null>(null);
  return (
    <>
      <DocumentHead title={t("Ledger")} isHidden />
      <AdminFrame permissions={permissions} title={t("Ledger")}>
        <div className="grid gap-8">
          <AccountSumList sums={sums} />
          <MonthCloseCard next={nextClose} year={year} onClose={setClosing} />
          <StatementList
            isNamed
            statements={statements}
            pathOf={({ shopId, month }) => `admin/shop-statements/${shopId}/${month}/statement.pdf`}
          />
        </div>
      </AdminFrame>
      {closing !== null && (
        <ConfirmDialog
          title={t("Close month")}
          text={t("Nothing can be posted to a closed month, and its statements never change. This can't be undone.")}
          action={t("Close month")}
          onClose={() => setClosing(null)}
          onAction={() => actions.closeMonth(closing)}
        />
      )}
    </>
  );
}
