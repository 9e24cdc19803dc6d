import { requireOwnShop, type ShopRefusal } from "#domain/shops/shop/require-own-shop.ts";
import { success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { TeamView } from "./team.ts";
import { findInvitationRows, findMemberRows } from "./team.repository.ts";

/** The team of the visitor's shop, for its owner. */
export async function findTeam(ctx: Context): Promise<Result<TeamView, ShopRefusal>> {
  const shop = await requireOwnShop(ctx, "team.read");
  if (!shop.ok) return shop;
  const [members, invitations] = await Promise.all([
    findMemberRows(ctx, shop.value.id),
    findInvitationRows(ctx, shop.value.id),
  ]);
  return success({
    isTwoStepRequired: shop.value.isTwoStepRequired,
    members: members.map(({ firstName, lastName, ...member }) => ({
      ...member,
      name: `${firstName} ${lastName}`.trim(),
      isSelf: member.id === ctx.visitor.customerId,
    })),
    invitations: invitations.map(({ createdAt, expiresAt, ...invitation }) => ({
      ...invitation,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  });
}
