import { useState } from "react";
import { data } from "react-router";
import type { Route } from "./+types/commissions";
import { COMMISSION_ROWS, findCommissionRules } from "#domain/accounts/commission/find-commission-rules.ts";
import { findRewardRules, REWARD_ROWS } from "#domain/accounts/reward/find-reward-rules.ts";
import { pageOfRows } from "#domain/platform/list/row-list.ts";
import { findTargetChoices } from "#domain/pricing/rule-target/rule-target.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { commissionColumns, rewardColumns, targetFilter } from "#app/ui/admin/rule-columns.tsx";
import { RewardRateCard } from "#app/ui/admin/reward-rate-card.tsx";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { TablePart } from "#app/ui/desk/data-table/table-part.tsx";
import { Button } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { COMMISSION_LIST, REWARD_LIST } from "#shared/list/desk-lists.ts";
import { useRuleActions } from "./use-rule-actions.ts";
import { RuleDialogs, type Opened } from "./rule-dialogs.tsx";

export const shouldRevalidate = dependsOn("session", "account");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "rules.write");
  const commissions = await findCommissionRules(ctx);
  const rewards = await findRewardRules(ctx);
  if (!commissions.ok || !rewards.ok) throw data(null, { status: 404 });
  const query = readList(COMMISSION_LIST, request);
  const rewardQuery = readList(REWARD_LIST, request);
  return {
    permissions: ctx.visitor.permissions,
    commissions: { query, found: pageOfRows(query, commissions.value, COMMISSION_ROWS) },
    rewards: { query: rewardQuery, found: pageOfRows(rewardQuery, rewards.value, REWARD_ROWS) },
    choices: await findTargetChoices(ctx),
    pointsPerUnit: ctx.settings.rewardConvertRate,
    currency: ctx.baseCurrency.code,
  };
}

export default function AdminCommissionsRoute({ loaderData }: Route.ComponentProps) {
  const { permissions, commissions, rewards, choices, pointsPerUnit, currency } = loaderData;
  const { t } = usePage();
  const actions = useRuleActions();
  const [opened, setOpened] = useState<Opened | null>(null);
  const commissionTable = commissionColumns(t, {
    onChange: (rule) => setOpened({ kind: "commission", rule }),
    onRemove: (rule) => setOpened({ kind: "remove_commission", rule }),
  });
  const rewardTable = rewardColumns(t, currency, {
    onChange: (rule) => setOpened({ kind: "reward", rule }),
    onRemove: (rule) => setOpened({ kind: "remove_reward", rule }),
  });
  return (
    <AdminFrame permissions={permissions} title={t("Commissions and points")}>
      <div className="grid gap-8">
        <TablePart
          title={t("Commission")}
          text={t("Shop rules come first, then the closest category. Existing orders aren't affected.")}
        >
          <DataTable
            name="admin-commissions"
            label={t("Commission")}
            definition={COMMISSION_LIST}
            {...commissions}
            columns={commissionTable}
            filters={targetFilter(t, COMMISSION_LIST.filters.target.choices)}
            searchHint={t("Shop or category")}
            empty={{ icon: "coins", title: t("No rules yet. The marketplace charges no commission.") }}
            tools={
              <Button variant="secondary" data-action="" onClick={() => setOpened({ kind: "commission", rule: null })}>
                {t("Add commission")}
              </Button>
            }
          />
        </TablePart>
        <TablePart
          title={t("Points")}
          text={t(
            "Product rules come first, then the closest category, then the shop. Existing orders aren't affected.",
          )}
        >
          <DataTable
            name="admin-rewards"
            label={t("Points")}
            definition={REWARD_LIST}
            {...rewards}
            columns={rewardTable}
            filters={targetFilter(t, REWARD_LIST.filters.target.choices)}
            searchHint={t("Product, category or shop")}
            empty={{ icon: "coins", title: t("No rules yet. Customers earn no points.") }}
            tools={
              <Button variant="secondary" data-action="" onClick={() => setOpened({ kind: "reward", rule: null })}>
                {t("Add points")}
              </Button>
            }
          />
        </TablePart>
        <RewardRateCard key={pointsPerUnit} {...{ pointsPerUnit, currency }} onSave={actions.setRate} />
      </div>
      {opened && <RuleDialogs {...{ opened, actions, choices, currency }} onClose={() => setOpened(null)} />}
    </AdminFrame>
  );
}
