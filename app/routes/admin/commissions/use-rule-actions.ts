import type { CommissionRuleInput } from "#domain/accounts/commission/commission.input.ts";
import type { RewardRuleInput } from "#domain/accounts/reward/reward.input.ts";
import { byId, useChanges } from "#app/api-client/use-changes.ts";

const CHANGES = ["account"] as const;

/** Actions on commission and point rules. */
export function useRuleActions() {
  const { post, postForm } = useChanges(CHANGES);
  return {
    setCommission: (json: CommissionRuleInput) => postForm("/admin/commission-rules", { json }, "key"),
    setReward: (json: RewardRuleInput) => postForm("/admin/reward-rules", { json }, "key"),
    setRate: (pointsPerUnit: number) =>
      postForm("/admin/reward-rate", { json: { points_per_unit: pointsPerUnit } }, "points_per_unit"),
    removeCommission: (id: number) => post("/admin/commission-rules/:id/remove", byId(id)),
    removeReward: (id: number) => post("/admin/reward-rules/:id/remove", byId(id)),
  };
}
