import type { CommissionRule } from "#domain/accounts/commission/commission-rule.ts";
import type { RewardRule } from "#domain/accounts/reward/reward-rule.ts";
import { CommissionDialog } from "#app/ui/admin/commission-dialog.tsx";
import { ConfirmDialog } from "#app/ui/admin/confirm-dialog.tsx";
import { RewardDialog } from "#app/ui/admin/reward-dialog.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import type { useRuleActions } from "./use-rule-actions.ts";
import type { TargetChoices } from "#domain/pricing/rule-target/rule-target.ts";

export type Opened =
  | { kind: "commission"; rule: CommissionRule | null }
  | { kind: "reward"; rule: RewardRule | null }
  | { kind: "remove_commission"; rule: CommissionRule }
  | { kind: "remove_reward"; rule: RewardRule };

type RuleDialogsProps = {
  opened: Opened;
  actions: ReturnType<typeof useRuleActions>;
  choices: TargetChoices;
  currency: string;
  onClose: () => void;
};

/** The dialogs of commission and point rules. */
export function RuleDialogs({ opened, actions, choices, currency, onClose: close }: RuleDialogsProps) {
  const { t } = usePage();
  return (
    <>
      {opened.kind === "commission" && (
        <CommissionDialog
          {...{ choices, currency }}
          rule={opened.rule}
          onClose={close}
          onSave={actions.setCommission}
        />
      )}
      {opened.kind === "reward" && (
        <RewardDialog {...{ choices, currency }} rule={opened.rule} onClose={close} onSave={actions.setReward} />
      )}
      {(opened.kind === "remove_commission" || opened.kind === "remove_reward") && (
        <ConfirmDialog
          title={t("Remove rule")}
          text={t("The next matching rule will apply. Existing orders aren't affected.")}
          action={t("Remove")}
          onClose={close}
          onAction={() =>
            opened.kind === "remove_commission"
              ? actions.removeCommission(opened.rule.id)
              : actions.removeReward(opened.rule.id)
          }
        />
      )}
    </>
  );
}
