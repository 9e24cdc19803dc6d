import { and, asc, eq, gt, isNull, or, sql } from "drizzle-orm";
import { customers } from "#db/schema/customer.ts";
import { sessions } from "#db/schema/session.ts";
import { shopInvitations, shopMembers } from "#db/schema/shop-team.ts";
import { shops } from "#db/schema/shop.ts";
import { twoSteps } from "#db/schema/two-step.ts";
import type { ShopRole, TeamRole } from "#shared/shop-role.ts";
import type { Context } from "../../context.ts";

/** The owner first, then the others by when they joined. */
export async function findMemberRows(ctx: Context, shopId: number) {
  return ctx.db
    .select({
      id: customers.id,
      firstName: customers.firstName,
      lastName: customers.lastName,
      email: customers.email,
      role: sql<ShopRole>`coalesce(${shopMembers.role}, 'owner')`,
      hasTwoStep: sql<boolean>`exists (select 1 from ${twoSteps} w where w.customer_id = ${customers.id} and w.turned_on_at is not null)`,
      lastSeenAt: sql<
        string | null
      >`(select to_char(max(s.last_seen_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
        from ${sessions} s where s.customer_id = ${customers.id})`,
    })
    .from(shops)
    .innerJoin(
      customers,
      or(
        eq(customers.id, shops.ownerId),
        sql`${customers.id} in (select m.customer_id from ${shopMembers} m where m.shop_id = ${shops.id})`,
      ),
    )
    .leftJoin(
      shopMembers,
      and(eq(shopMembers.customerId, customers.id), sql`${customers.id} is distinct from ${shops.ownerId}`),
    )
    .where(eq(shops.id, shopId))
    .orderBy(sql`${shopMembers.createdAt} nulls first`, asc(customers.id));
}

export function findInvitationRows(ctx: Context, shopId: number) {
  return ctx.db
    .select({
      id: shopInvitations.id,
      email: shopInvitations.email,
      role: shopInvitations.role,
      createdAt: shopInvitations.createdAt,
      expiresAt: shopInvitations.expiresAt,
    })
    .from(shopInvitations)
    .where(
      and(
        eq(shopInvitations.shopId, shopId),
        isNull(shopInvitations.acceptedAt),
        gt(shopInvitations.expiresAt, ctx.now()),
      ),
    )
    .orderBy(asc(shopInvitations.id));
}

/** Replaces an open invitation of the same address, whose link becomes invalid. */
export async function writeInvitation(
  ctx: Context,
  shopId: number,
  invitation: { email: string; role: TeamRole; codeHash: string; expiresAt: Date },
): Promise<void> {
  await ctx.db
    .delete(shopInvitations)
    .where(
      and(
        eq(shopInvitations.shopId, shopId),
        eq(shopInvitations.email, invitation.email),
        isNull(shopInvitations.acceptedAt),
      ),
    );
  await ctx.db.insert(shopInvitations).values({ shopId, ...invitation, createdAt: ctx.now() });
}

export async function deleteInvitation(ctx: Context, shopId: number, id: number): Promise<boolean> {
  const rows = await ctx.db
    .delete(shopInvitations)
    .where(and(eq(shopInvitations.shopId, shopId), eq(shopInvitations.id, id), isNull(shopInvitations.acceptedAt)))
    .returning({ id: shopInvitations.id });
  return rows.length > 0;
}

/** With its shop, locked; null if used, expired, or if the shop no longer operates. */
export async function getOpenInvitation(ctx: Context, codeHash: string) {
  const rows = await ctx.db
    .select({
      id: shopInvitations.id,
      shopId: shopInvitations.shopId,
      shopName: shops.name,
      email: shopInvitations.email,
      role: shopInvitations.role,
    })
    .from(shopInvitations)
    .innerJoin(shops, eq(shops.id, shopInvitations.shopId))
    .where(
      and(
        eq(shopInvitations.codeHash, codeHash),
        isNull(shopInvitations.acceptedAt),
        gt(shopInvitations.expiresAt, ctx.now()),
        sql`${shops.status} in ('approved', 'suspended')`,
      ),
    )
    .for("update", { of: shopInvitations });
  return rows[0] ?? null;
}

export async function markInvitationAccepted(ctx: Context, id: number): Promise<void> {
  await ctx.db.update(shopInvitations).set({ acceptedAt: ctx.now() }).where(eq(shopInvitations.id, id));
}

/** False if the customer works for a shop already. */
export async function insertMember(ctx: Context, shopId: number, customerId: number, role: TeamRole): Promise<boolean> {
  const rows = await ctx.db
    .insert(shopMembers)
    .values({ shopId, customerId, role, createdAt: ctx.now() })
    .onConflictDoNothing()
    .returning({ id: shopMembers.customerId });
  return rows.length > 0;
}

export async function setMemberRole(ctx: Context, shopId: number, id: number, role: TeamRole): Promise<boolean> {
  const rows = await ctx.db
    .update(shopMembers)
    .set({ role })
    .where(isMember(shopId, id))
    .returning({ id: shopMembers.customerId });
  return rows.length > 0;
}

export async function deleteMember(ctx: Context, shopId: number, id: number): Promise<boolean> {
  const rows = await ctx.db.delete(shopMembers).where(isMember(shopId, id)).returning({ id: shopMembers.customerId });
  return rows.length > 0;
}

/** False if the customer is not a member. */
export async function deleteSessionsOfMember(ctx: Context, shopId: number, id: number): Promise<boolean> {
  const members = await ctx.db.$count(shopMembers, isMember(shopId, id));
  if (members > 0) await ctx.db.delete(sessions).where(eq(sessions.customerId, id));
  return members > 0;
}

function isMember(shopId: number, id: number) {
  return and(eq(shopMembers.shopId, shopId), eq(shopMembers.customerId, id));
}

export async function setTwoStepRequired(ctx: Context, shopId: number, isTwoStepRequired: boolean): Promise<void> {
  await ctx.db.update(shops).set({ isTwoStepRequired }).where(eq(shops.id, shopId));
}

export async function getPerson(ctx: Context, where: { id: number } | { email: string }) {
  const rows = await ctx.db
    .select({
      id: customers.id,
      email: customers.email,
      languageCode: customers.languageCode,
      isEmailVerified: sql<boolean>`${customers.emailVerifiedAt} is not null`,
      hasShop: sql<boolean>`exists (select 1 from ${shops} s where s.owner_id = customers.id and s.status <> 'closed')`,
    })
    .from(customers)
    .where("id" in where ? eq(customers.id, where.id) : eq(customers.email, where.email));
  return rows[0] ?? null;
}
