import { useState } from "react";
import { data } from "react-router";
import type { Route } from "./+types/commissions";
import { findCommissionRules } from "#domain/accounts/commission/find-commission-rules.ts";
import type { CommissionRule } from "#domain/accounts/commission/commission-rule.ts";
import { findRewardRules } from "#domain/accounts/reward/find-reward-rules.ts";
import type { RewardRule } from "#domain/accounts/reward/reward-rule.ts";
import { findTargetChoices } from "#domain/pricing/rule-target/rule-target.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { CommissionDialog } from "#app/ui/admin/commission-dialog.tsx";
import { CommissionList } from "#app/ui/admin/commission-list.tsx";
import { ConfirmDialog } from "#app/ui/admin/confirm-dialog.tsx";
import { RewardDialog } from "#app/ui/admin/reward-dialog.tsx";
import { RewardList } from "#app/ui/admin/reward-list.tsx";
import { RewardRateCard } from "#app/ui/admin/reward-rate-card.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { useRuleActions } from "./use-rule-actions.ts";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "account");

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "rules.write");
  const commissions = await findCommissionRules(ctx);
  const rewards = await findRewardRules(ctx);
  if (!commissions.ok || !rewards.ok) throw data(null, { status: 404 });
  return {
    permissions: ctx.visitor.permissions,
    commissions: commissions.value,
    rewards: rewards.value,
    choices: await findTargetChoices(ctx),
    pointsPerUnit: ctx.settings.rewardConvertRate,
    currency: ctx.baseCurrency.code,
  };
}

type Opened =
  | { kind: "commission"; rule: CommissionRule | null }
  | { kind: "reward"; rule: RewardRule | null }
  | { kind: "remove_commission"; rule: CommissionRule }
  | { kind: "remove_reward"; rule: RewardRule };

export default function AdminCommissionsRoute({ loaderData }: Route.ComponentProps) {
  const { permissions, commissions, rewards, choices, pointsPerUnit, currency } = loaderData;
  const { t } = usePage();
  const actions = useRuleActions();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <DocumentHead title={t("Commissions and points")} isHidden />
      <AdminFrame permissions={permissions} title={t("Commissions and points")}>
        <div className="grid gap-8">
          <CommissionList
            rules={commissions}
            onAdd={() => setOpened({ kind: "commission", rule: null })}
            onChange={(rule) => setOpened({ kind: "commission", rule })}
            onRemove={(rule) => setOpened({ kind: "remove_commission", rule })}
          />
          <RewardList
            rules={rewards}
            currency={currency}
            onAdd={() => setOpened({ kind: "reward", rule: null })}
            onChange={(rule) => setOpened({ kind: "reward", rule })}
            onRemove={(rule) => setOpened({ kind: "remove_reward", rule })}
          />
          <RewardRateCard key={pointsPerUnit} {...{ pointsPerUnit, currency }} onSave={actions.setRate} />
        </div>
      </AdminFrame>
      {opened?.kind === "commission" && (
        <CommissionDialog
          {...{ choices, currency }}
          rule={opened.rule}
          onClose={close}
          onSave={actions.setCommission}
        />
      )}
      {opened?.kind === "reward" && (
        <RewardDialog {...{ choices, currency }} rule={opened.rule} onClose={close} onSave={actions.setReward} />
      )}
      {(opened?.kind === "remove_commission" || opened?.kind === "remove_reward") && (
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
