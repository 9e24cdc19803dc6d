import { byId, useChanges } from "#app/api-client/use-changes.ts";
import type { TeamRole } from "#shared/shop-role.ts";

const CHANGES = ["account"] as const;

/** Actions on the shop's team. */
export function useTeamActions() {
  const { post, postForm } = useChanges(CHANGES);
  return {
    invite: (json: { email: string; role: TeamRole }) => postForm("/seller/team", { json }, "email"),
    change: (id: number, role: TeamRole) => postForm("/seller/team/:id/role", { ...byId(id), json: { role } }, "role"),
    remove: (id: number) => post("/seller/team/:id/remove", byId(id)),
    signOut: (id: number) => post("/seller/team/:id/sign-out", byId(id)),
    withdraw: (id: number) => post("/seller/team-invitations/:id/withdraw", byId(id)),
    requireTwoStep: (isRequired: boolean) => post("/seller/team-two-step", { json: { is_required: isRequired } }),
  };
}
