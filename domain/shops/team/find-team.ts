import type { RowList } from "#domain/platform/list/row-list.ts";
import { requireOwnShop, type ShopFailure } from "#domain/shops/shop/require-own-shop.ts";
import { success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { TeamRow, TeamView } from "./team.ts";
import { findInvitationRows, findMemberRows } from "./team.repository.ts";

/** The team of the visitor's shop, for its owner. */
export async function findTeam(ctx: Context): Promise<Result<TeamView, ShopFailure>> {
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

/** Members and invitations as rows of one list. */
export function rowsOfTeam({ members, invitations }: TeamView): TeamRow[] {
  return [
    ...members.map((member) => ({ ...member, key: member.id, expiresAt: null })),
    ...invitations.map(({ id, email, role, expiresAt }) => ({
      id: -id,
      key: id,
      name: "",
      email,
      role,
      expiresAt,
      hasTwoStep: false,
      lastSeenAt: null,
      isSelf: false,
    })),
  ];
}

export const TEAM_ROWS: RowList<TeamRow> = {
  sorts: {
    name: ({ name, email }) => name || email,
    email: ({ email }) => email,
    seen: ({ lastSeenAt }) => lastSeenAt,
  },
  filters: { state: ({ expiresAt }) => (expiresAt === null ? "member" : "invited"), role: ({ role }) => role },
  search: ({ name, email }) => [name, email],
};
