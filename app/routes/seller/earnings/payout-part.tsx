import { useState } from "react";
import type { BankAccountView } from "#domain/accounts/bank-account/bank-account.ts";
import type { BalanceView } from "#domain/accounts/payout/find-shop-balances.ts";
import type { PayoutView } from "#domain/accounts/payout/payout.ts";
import type { StatementView } from "#domain/accounts/statement/find-statements.ts";
import { BalanceTiles } from "#app/ui/payout/balance-tiles.tsx";
import { BankAccountCard } from "#app/ui/payout/bank-account-card.tsx";
import { BankAccountDialog } from "#app/ui/payout/bank-account-dialog.tsx";
import { PayoutList } from "#app/ui/payout/payout-list.tsx";
import { PayoutRequestDialog } from "#app/ui/payout/payout-request-dialog.tsx";
import { StatementList } from "#app/ui/payout/statement-list.tsx";
import { Button } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { usePayoutActions } from "./use-payout-actions.ts";

type PayoutPartProps = {
  balance: BalanceView;
  bankAccount: BankAccountView | null;
  payouts: readonly PayoutView[];
  statements: readonly StatementView[];
  countries: readonly { code: string; name: string }[];
  countryCode: string;
  isReadOnly: boolean;
};

/** A shop's balance, payouts, bank account and statements. */
export function PayoutPart(props: PayoutPartProps) {
  const { balance, bankAccount, payouts, statements, countries, countryCode, isReadOnly } = props;
  const { t } = usePage();
  const actions = usePayoutActions();
  const [opened, setOpened] = useState<"request" | "account" | null>(null);
  const [canceling, setCanceling] = useState<number | null>(null);
  const close = () => setOpened(null);

  async function cancel(id: number): Promise<void> {
    setCanceling(id);
    await actions.cancel(id);
    setCanceling(null);
  }

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
      <PayoutList
        title={t("Payouts")}
        payouts={payouts}
        actions={
          !isReadOnly && (
            <Button size="small" data-action="" onClick={() => setOpened("request")}>
              {t("Request payout")}
            </Button>
          )
        }
        actionsOf={({ id, status, runId }) =>
          !isReadOnly &&
          status === "requested" &&
          runId === null && (
            <Button
              size="small"
              look="secondary"
              data-action=""
              isPending={canceling === id}
              onClick={() => void cancel(id)}
            >
              {t("Cancel payout")}
            </Button>
          )
        }
      />
      <StatementList statements={statements} pathOf={({ month }) => `seller/statements/${month}/statement.pdf`} />
      {opened === "request" && (
        <PayoutRequestDialog available={balance.available} onClose={close} onSave={actions.request} />
      )}
      {opened === "account" && (
        <BankAccountDialog
          countries={countries}
          countryCode={bankAccount?.countryCode ?? countryCode}
          onClose={close}
          onSave={actions.saveAccount}
        />
      )}
    </div>
  );
}
