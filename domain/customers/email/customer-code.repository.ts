import { and, eq, gt, isNotNull, isNull, lt } from "drizzle-orm";
import type { CodeOwner } from "#domain/customers/customer/customer.ts";
import { customerCodes } from "#db/schema/customer-code.ts";
import type { Context } from "../../context.ts";
import type { CodeKind } from "./customer-code.ts";

export async function insertCode(
  ctx: Context,
  code: CodeOwner & { kind: CodeKind; codeHash: string; expiresAt: Date },
): Promise<void> {
  await ctx.db.insert(customerCodes).values({ ...code, createdAt: ctx.now() });
}

const owner = { customerId: customerCodes.customerId, email: customerCodes.email };

function isOpen(ctx: Context, kind: CodeKind, codeHash: string) {
  return and(
    eq(customerCodes.codeHash, codeHash),
    eq(customerCodes.kind, kind),
    isNull(customerCodes.usedAt),
    gt(customerCodes.expiresAt, ctx.now()),
  );
}

/** Null if the code is used, expired or unknown. */
export async function findOpenCode(ctx: Context, kind: CodeKind, codeHash: string): Promise<CodeOwner | null> {
  const rows = await ctx.db
    .select(owner)
    .from(customerCodes)
    .where(isOpen(ctx, kind, codeHash));
  return rows[0] ?? null;
}

/** Uses a code up; only one of two concurrent calls gets it. `email`: only if it was sent to this address. */
export async function useCode(
  ctx: Context,
  kind: CodeKind,
  codeHash: string,
  email?: string,
): Promise<CodeOwner | null> {
  const rows = await ctx.db
    .update(customerCodes)
    .set({ usedAt: ctx.now() })
    .where(and(isOpen(ctx, kind, codeHash), email === undefined ? undefined : eq(customerCodes.email, email)))
    .returning(owner);
  return rows[0] ?? null;
}

export async function findUsedCode(ctx: Context, kind: CodeKind, codeHash: string): Promise<CodeOwner | null> {
  const rows = await ctx.db
    .select(owner)
    .from(customerCodes)
    .where(and(eq(customerCodes.codeHash, codeHash), eq(customerCodes.kind, kind), isNotNull(customerCodes.usedAt)));
  return rows[0] ?? null;
}

/** Voids the customer's unused codes of this kind. */
export async function voidCodes(ctx: Context, customerId: number, kind: CodeKind): Promise<void> {
  await ctx.db
    .update(customerCodes)
    .set({ usedAt: ctx.now() })
    .where(and(eq(customerCodes.customerId, customerId), eq(customerCodes.kind, kind), isNull(customerCodes.usedAt)));
}

export async function deleteEndedCodes(ctx: Context): Promise<void> {
  await ctx.db.delete(customerCodes).where(lt(customerCodes.expiresAt, ctx.now()));
}
