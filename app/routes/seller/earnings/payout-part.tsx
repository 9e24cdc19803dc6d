import { useState } from "react";
import type { BankAccountView } from "#domain/accounts/bank-account/bank-account.ts";
import type { BalanceView } from "#domain/accounts/payout/find-shop-balances.ts";
import type { PayoutView } from "#domain/accounts/payout/payout.ts";
import type { StatementView } from "#domain/accounts/statement/find-statements.ts";
import { BalanceTiles } from "#app/ui/payout/balance-tiles.tsx";
import { BankAccountCard } from "#app/ui/payout/bank-account-card.tsx";
import { BankAccountDialog } from "#app/ui/payout/bank-account-dialog.tsx";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { RowActions } from "#app/ui/desk/data-table/row-actions.tsx";
import { TablePart } from "#app/ui/desk/data-table/table-part.tsx";
import { payoutColumns, payoutFilters } from "#app/ui/payout/payout-columns.tsx";
import { PayoutRequestDialog } from "#app/ui/payout/payout-request-dialog.tsx";
import { statementColumns } from "#app/ui/payout/statement-columns.tsx";
import { Button } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { SHOP_PAYOUT_LIST, STATEMENT_LIST } from "#shared/list/desk-lists.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import { usePayoutActions } from "./use-payout-actions.ts";

type PayoutPartProps = {
  balance: BalanceView;
  bankAccount: BankAccountView | null;
  payouts: { query: ListQuery; found: ListPage<PayoutView> };
  statements: { query: ListQuery; found: ListPage<StatementView> };
  countries: readonly { code: string; name: string }[];
  countryCode: string;
  isReadOnly: boolean;
};

/** A shop's balance, payouts, bank account and statements. */
export function PayoutPart(props: PayoutPartProps) {
  const { balance, bankAccount, payouts, statements, countries, countryCode, isReadOnly } = props;
  const page = usePage();
  const { t } = page;
  const actions = usePayoutActions();
  const [opened, setOpened] = useState<"request" | "account" | null>(null);
  const [canceling, setCanceling] = useState<number | null>(null);
  async function cancel(id: number): Promise<void> {
    setCanceling(id);
    await actions.cancel(id);
    setCanceling(null);
  }
  const columns = payoutColumns(t, {
    actionsOf: ({ id, code, status, runId }) =>
      !isReadOnly &&
      status === "requested" &&
      runId === null && (
        <RowActions
          name={code}
          actions={[{ label: t("Cancel payout"), isPending: canceling === id, onClick: () => void cancel(id) }]}
        />
      ),
  });
  const ofStatements = statementColumns(page, { pathOf: ({ month }) => `seller/statements/${month}/statement.pdf` });

  return (
    <div className="mb-8 grid gap-6">
      <div className="-mb-6">
        <BalanceTiles balance={balance} />
      </div>
      <BankAccountCard
        account={bankAccount}
        isReadOnly={isReadOnly}
        onChange={() => setOpened("account")}
        onResend={actions.resendCode}
        onConfirm={actions.confirmAccount}
      />
      <TablePart
        title={t("Payouts")}
        actions={
          !isReadOnly && (
            <Button size="small" data-action="" onClick={() => setOpened("request")}>
              {t("Request payout")}
            </Button>
          )
        }
      >
        <DataTable
          name="seller-payouts"
          label={t("Payouts")}
          definition={SHOP_PAYOUT_LIST}
          {...payouts}
          columns={columns}
          filters={payoutFilters(t)}
          searchHint={t("Payout number or reason")}
          empty={{ icon: "banknote", title: t("No payouts yet.") }}
        />
      </TablePart>
      <TablePart title={t("Statements")} text={t("Each closed month with the invoice for the commission.")}>
        <DataTable
          name="seller-statements"
          label={t("Statements")}
          definition={STATEMENT_LIST}
          {...statements}
          columns={ofStatements}
          filters={[{ name: "month", label: t("Month") }]}
          searchHint={t("Month or invoice number")}
          empty={{ icon: "file-text", title: t("No month is closed yet.") }}
        />
      </TablePart>
      {opened === "request" && (
        <PayoutRequestDialog available={balance.available} onClose={() => setOpened(null)} onSave={actions.request} />
      )}
      {opened === "account" && (
        <BankAccountDialog
          countries={countries}
          countryCode={bankAccount?.countryCode ?? countryCode}
          onClose={() => setOpened(null)}
          onSave={actions.saveAccount}
        />
      )}
    </div>
  );
}
