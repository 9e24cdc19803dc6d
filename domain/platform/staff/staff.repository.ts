import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { newestFirst } from "#db/newest-first.ts";
import { customers, staff } from "#db/schema/customer.ts";
import { staffInvitations } from "#db/schema/staff-invitation.ts";
import { EVERYTHING, type Permission } from "#shared/permission.ts";
import type { Context } from "../../context.ts";

export async function findStaffWith(ctx: Context, permission: Permission): Promise<number[]> {
  const rows = await ctx.db
    .select({ id: staff.customerId })
    .from(staff)
    .where(sql`${staff.permissions} && array[${EVERYTHING}, ${permission}]::text[]`)
    .orderBy(staff.customerId);
  return rows.map(({ id }) => id);
}

export function findStaffRows(ctx: Context) {
  return ctx.db
    .select({
      id: staff.customerId,
      firstName: customers.firstName,
      lastName: customers.lastName,
      email: customers.email,
      languageCode: customers.languageCode,
      permissions: staff.permissions,
      since: staff.createdAt,
    })
    .from(staff)
    .innerJoin(customers, eq(customers.id, staff.customerId))
    .orderBy(asc(staff.createdAt), asc(staff.customerId));
}

/** Locks the list of staff until the transaction ends. */
export async function lockStaff(ctx: Context): Promise<{ id: number; permissions: string[] }[]> {
  return ctx.db
    .select({ id: staff.customerId, permissions: staff.permissions })
    .from(staff)
    .orderBy(asc(staff.customerId))
    .for("update");
}

export async function getPerson(ctx: Context, where: { id: number } | { email: string }) {
  const rows = await ctx.db
    .select({
      id: customers.id,
      email: customers.email,
      firstName: customers.firstName,
      lastName: customers.lastName,
      languageCode: customers.languageCode,
      isEmailVerified: sql<boolean>`${customers.emailVerifiedAt} is not null`,
      isStaff: sql<boolean>`exists (select 1 from ${staff} where ${staff.customerId} = ${customers.id})`,
    })
    .from(customers)
    .where("id" in where ? eq(customers.id, where.id) : eq(customers.email, where.email));
  return rows[0] ?? null;
}

/** False if the customer is already staff. */
export async function insertStaffRow(
  ctx: Context,
  customerId: number,
  permissions: readonly string[],
): Promise<boolean> {
  const rows = await ctx.db
    .insert(staff)
    .values({ customerId, permissions: [...permissions], createdAt: ctx.now() })
    .onConflictDoNothing({ target: staff.customerId })
    .returning({ id: staff.customerId });
  return rows.length > 0;
}

export async function setPermissions(ctx: Context, customerId: number, permissions: readonly string[]): Promise<void> {
  await ctx.db
    .update(staff)
    .set({ permissions: [...permissions] })
    .where(eq(staff.customerId, customerId));
}

export async function deleteStaffRow(ctx: Context, customerId: number): Promise<void> {
  await ctx.db.delete(staff).where(eq(staff.customerId, customerId));
}

/** Replaces an open invitation of the same address, whose link becomes invalid. */
export async function writeInvitation(
  ctx: Context,
  invitation: { email: string; permissions: readonly string[]; codeHash: string; expiresAt: Date },
): Promise<number> {
  const isSame = and(eq(staffInvitations.email, invitation.email), isNull(staffInvitations.acceptedAt));
  await ctx.db.delete(staffInvitations).where(isSame);
  const rows = await ctx.db
    .insert(staffInvitations)
    .values({
      ...invitation,
      permissions: [...invitation.permissions],
      invitedBy: ctx.visitor.customerId,
      createdAt: ctx.now(),
    })
    .returning({ id: staffInvitations.id });
  return rows[0]!.id;
}

export function findOpenInvitations(ctx: Context) {
  return ctx.db
    .select({
      id: staffInvitations.id,
      email: staffInvitations.email,
      permissions: staffInvitations.permissions,
      createdAt: staffInvitations.createdAt,
      expiresAt: staffInvitations.expiresAt,
    })
    .from(staffInvitations)
    .where(and(isNull(staffInvitations.acceptedAt), gt(staffInvitations.expiresAt, ctx.now())))
    .orderBy(...newestFirst(staffInvitations));
}

export async function getOpenInvitation(ctx: Context, where: { id: number } | { codeHash: string }) {
  const rows = await ctx.db
    .select()
    .from(staffInvitations)
    .where(
      and(
        "id" in where ? eq(staffInvitations.id, where.id) : eq(staffInvitations.codeHash, where.codeHash),
        isNull(staffInvitations.acceptedAt),
        gt(staffInvitations.expiresAt, ctx.now()),
      ),
    )
    .for("update");
  return rows[0] ?? null;
}

export async function markInvitationAccepted(ctx: Context, id: number): Promise<void> {
  await ctx.db.update(staffInvitations).set({ acceptedAt: ctx.now() }).where(eq(staffInvitations.id, id));
}

export async function deleteInvitation(ctx: Context, id: number): Promise<void> {
  await ctx.db.delete(staffInvitations).where(eq(staffInvitations.id, id));
}
