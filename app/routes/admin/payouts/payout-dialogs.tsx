import type { ShopBalance } from "#domain/accounts/payout/find-shop-balances.ts";
import type { getPayoutSettings } from "#domain/accounts/payout/get-payout-settings.ts";
import { PayoutReasonDialog } from "#app/ui/payout/payout-reason-dialog.tsx";
import { PayoutSettingsDialog } from "#app/ui/payout/payout-settings-dialog.tsx";
import { PayoutTermsDialog } from "#app/ui/payout/payout-terms-dialog.tsx";
import type { useRunActions } from "./use-run-actions.ts";

export type Opened =
  | { kind: "reject" | "fail"; id: number }
  | { kind: "terms"; shop: ShopBalance }
  | { kind: "settings" };

type PayoutDialogsProps = {
  opened: Opened;
  actions: ReturnType<typeof useRunActions>;
  settings: ReturnType<typeof getPayoutSettings>;
  onClose: () => void;
};

/** The dialogs of payouts and of their terms. */
export function PayoutDialogs({ opened, actions, settings, onClose: close }: PayoutDialogsProps) {
  return (
    <>
      {opened.kind === "settings" && (
        <PayoutSettingsDialog settings={settings} onClose={close} onSave={actions.setSettings} />
      )}
      {opened.kind === "terms" && (
        <PayoutTermsDialog
          shop={opened.shop}
          onClose={close}
          onSave={(json) => actions.setTerms(opened.shop.id, json)}
        />
      )}
      {(opened.kind === "reject" || opened.kind === "fail") && (
        <PayoutReasonDialog
          kind={opened.kind}
          onClose={close}
          onAction={(reason) => actions[opened.kind](opened.id, reason)}
        />
      )}
    </>
  );
}
