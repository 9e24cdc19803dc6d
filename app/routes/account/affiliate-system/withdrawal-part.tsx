import { useState } from "react";
import type { AffiliateData } from "#domain/accounts/affiliate/get-affiliate-data.ts";
import type { BankAccountInput } from "#domain/accounts/bank-account/bank-account.input.ts";
import { messageOf, useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import { BankAccountCard } from "#app/ui/payout/bank-account-card.tsx";
import { BankAccountDialog } from "#app/ui/payout/bank-account-dialog.tsx";
import { PayoutList } from "#app/ui/payout/payout-list.tsx";
import { PayoutRequestDialog } from "#app/ui/payout/payout-request-dialog.tsx";
import { Button } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";

const CHANGES = ["account"] as const;
const QUIETLY = { changes: CHANGES, refusal: "none" } as const;

type WithdrawalPartProps = {
  affiliate: AffiliateData;
  countries: readonly { code: string; name: string }[];
  countryCode: string;
};

/** An affiliate's withdrawals and bank account. */
export function WithdrawalPart({ affiliate, countries, countryCode }: WithdrawalPartProps) {
  const { t } = usePage();
  const call = useCall();
  const [opened, setOpened] = useState<"request" | "account" | null>(null);
  const { available, held, payouts, bankAccount, status } = affiliate;
  const close = () => setOpened(null);

  async function confirm(code: string): Promise<string | null> {
    const outcome = await call.post("/affiliate/bank-account/confirm", { json: { code } }, QUIETLY);
    return outcome.ok ? null : (outcome.errors.code ?? messageOf(outcome));
  }

  return (
    <>
      <BankAccountCard
        account={bankAccount}
        onChange={() => setOpened("account")}
        onResend={async () => void (await call.post("/affiliate/bank-account/code", {}, { changes: CHANGES }))}
        onConfirm={confirm}
      />
      <PayoutList
        title={t("Withdrawals")}
        text={t("Available: {available}. Held: {held}", { available: available.formatted, held: held.formatted })}
        payouts={payouts}
        actions={
          status === "approved" && (
            <Button size="small" data-action="" onClick={() => setOpened("request")}>
              {t("Request payout")}
            </Button>
          )
        }
        actionsOf={({ id, status: state, runId }) =>
          state === "requested" &&
          runId === null && (
            <Button
              size="small"
              variant="secondary"
              data-action=""
              onClick={() =>
                void call.post("/affiliate/withdraw/:id/cancel", { param: { id: String(id) } }, { changes: CHANGES })
              }
            >
              {t("Cancel payout")}
            </Button>
          )
        }
      />
      {opened === "request" && (
        <PayoutRequestDialog
          available={available}
          onClose={close}
          onSave={async (amount) =>
            fieldErrorsOf(await call.post("/affiliate/withdraw", { json: { amount } }, QUIETLY))
          }
        />
      )}
      {opened === "account" && (
        <BankAccountDialog
          countries={countries}
          countryCode={bankAccount?.countryCode ?? countryCode}
          onClose={close}
          onSave={async (json: BankAccountInput) =>
            fieldErrorsOf(await call.post("/affiliate/bank-account", { json }, QUIETLY))
          }
        />
      )}
    </>
  );
}
