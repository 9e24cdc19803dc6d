import type { CommissionRuleInput } from "#domain/accounts/commission/commission.input.ts";
import type { RewardRuleInput } from "#domain/accounts/reward/reward.input.ts";
import { useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import type { FieldErrors } from "#app/ui/form/read-form.ts";

const CHANGES = ["account"] as const;

/** Actions on commission and point rules; the screen is reloaded after each. */
export function useRuleActions() {
  const call = useCall();
  const quietly = { changes: CHANGES, refusal: "none" } as const;
  return {
    async setCommission(json: CommissionRuleInput): Promise<FieldErrors | null> {
      return fieldErrorsOf(await call.post("/admin/commission-rules", { json }, quietly), "key");
    },
    async setReward(json: RewardRuleInput): Promise<FieldErrors | null> {
      return fieldErrorsOf(await call.post("/admin/reward-rules", { json }, quietly), "key");
    },
    async setRate(pointsPerUnit: number): Promise<FieldErrors | null> {
      const json = { points_per_unit: pointsPerUnit };
      return fieldErrorsOf(await call.post("/admin/reward-rate", { json }, quietly), "points_per_unit");
    },
    async removeCommission(id: number): Promise<void> {
      await call.post("/admin/commission-rules/:id/remove", { param: { id: String(id) } }, { changes: CHANGES });
    },
    async removeReward(id: number): Promise<void> {
      await call.post("/admin/reward-rules/:id/remove", { param: { id: String(id) } }, { changes: CHANGES });
    },
  };
}
