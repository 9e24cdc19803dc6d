import { useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import type { FieldErrors } from "#app/ui/form/read-form.ts";
import type { TeamRole } from "#shared/shop-role.ts";

const CHANGES = ["account"] as const;
const QUIETLY = { changes: CHANGES, refusal: "none" } as const;

/** Actions on the shop's team; the list is reloaded after each. */
export function useTeamActions() {
  const call = useCall();
  const paramOf = (id: number) => ({ param: { id: String(id) } });
  return {
    async invite(json: { email: string; role: TeamRole }): Promise<FieldErrors | null> {
      return fieldErrorsOf(await call.post("/seller/team", { json }, QUIETLY), "email");
    },
    async change(id: number, role: TeamRole): Promise<FieldErrors | null> {
      return fieldErrorsOf(
        await call.post("/seller/team/:id/role", { ...paramOf(id), json: { role } }, QUIETLY),
        "role",
      );
    },
    async remove(id: number): Promise<void> {
      await call.post("/seller/team/:id/remove", paramOf(id), { changes: CHANGES });
    },
    async signOut(id: number): Promise<void> {
      await call.post("/seller/team/:id/sign-out", paramOf(id), { changes: CHANGES });
    },
    async withdraw(id: number): Promise<void> {
      await call.post("/seller/team-invitations/:id/withdraw", paramOf(id), { changes: CHANGES });
    },
    async requireTwoStep(isRequired: boolean): Promise<void> {
      await call.post("/seller/team-two-step", { json: { is_required: isRequired } }, { changes: CHANGES });
    },
  };
}
