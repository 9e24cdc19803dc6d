import { requireOwnShop, type ShopFailure } from "#domain/shops/shop/require-own-shop.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { TeamRole } from "#shared/shop-role.ts";
import { withTransaction, type Context } from "../../context.ts";
import {
  deleteInvitation,
  deleteMember,
  deleteSessionsOfMember,
  setMemberRole,
  setTwoStepRequired,
} from "./team.repository.ts";

/** Sets a member's role. The owner has no row and keeps everything. */
export function changeMember(ctx: Context, id: number, role: TeamRole) {
  return changeTeam(ctx, (inside, shopId) => setMemberRole(inside, shopId, id, role));
}

/** Removes a member, who keeps the account but loses access to the shop. */
export function removeMember(ctx: Context, id: number) {
  return changeTeam(ctx, (inside, shopId) => deleteMember(inside, shopId, id));
}

/** Ends a member's sessions everywhere, for a lost device. */
export function signOutMember(ctx: Context, id: number) {
  return changeTeam(ctx, (inside, shopId) => deleteSessionsOfMember(inside, shopId, id));
}

export function withdrawTeamInvitation(ctx: Context, id: number) {
  return changeTeam(ctx, (inside, shopId) => deleteInvitation(inside, shopId, id));
}

/** Requires two-step sign-in of the team. Only an owner who uses it can require it, so that they don't lock themselves out. */
export function requireTeamTwoStep(ctx: Context, isRequired: boolean) {
  return changeTeam(ctx, async (inside, shopId) => {
    if (isRequired && ctx.visitor.hasTwoStep !== true) return failure({ code: "two_step_missing" });
    await setTwoStepRequired(inside, shopId, isRequired);
    return true;
  });
}

async function changeTeam(
  ctx: Context,
  change: (inside: Context, shopId: number) => Promise<boolean | Result<null, ShopFailure>>,
): Promise<Result<null, ShopFailure>> {
  const shop = await requireOwnShop(ctx, "team.write");
  if (!shop.ok) return shop;
  return withTransaction(ctx, async (inside): Promise<Result<null, ShopFailure>> => {
    const changed = await change(inside, shop.value.id);
    if (typeof changed !== "boolean") return changed;
    return changed ? success(null) : failure({ code: "not_found" });
  });
}
