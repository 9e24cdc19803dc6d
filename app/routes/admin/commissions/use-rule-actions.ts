import type { CommissionRuleInput } from "#domain/accounts/commission/commission.input.ts";
import type { RewardRuleInput } from "#domain/accounts/reward/reward.input.ts";
import { type Outcome, useCall } from "#app/api-client/call.ts";
import type { FieldErrors } from "#app/ui/form/read-form.ts";

const CHANGES = ["account"] as const;

/** Actions on commission and point rules; the screen is reloaded after each. */
export function useRuleActions() {
  const call = useCall();
  const quietly = { changes: CHANGES, refusal: "none" } as const;
  return {
    async setCommission(json: CommissionRuleInput): Promise<FieldErrors | null> {
      return mended(await call.post("/admin/commission-rules", { json }, quietly), "key");
    },
    async setReward(json: RewardRuleInput): Promise<FieldErrors | null> {
      return mended(await call.post("/admin/reward-rules", { json }, quietly), "key");
    },
    async setRate(pointsPerUnit: number): Promise<FieldErrors | null> {
      const json = { points_per_unit: pointsPerUnit };
      return mended(await call.post("/admin/reward-rate", { json }, quietly), "points_per_unit");
    },
    async removeCommission(id: number): Promise<void> {
      await call.post("/admin/commission-rules/:id/remove", { param: { id: String(id) } }, { changes: CHANGES });
    },
    async removeReward(id: number): Promise<void> {
      await call.post("/admin/reward-rules/:id/remove", { param: { id: String(id) } }, { changes: CHANGES });
    },
  };
}

function mended(outcome: Outcome<unknown>, field: string): FieldErrors | null {
  if (outcome.ok) return null;
  return Object.keys(outcome.errors).length > 0 ? outcome.errors : { [field]: outcome.error };
}
