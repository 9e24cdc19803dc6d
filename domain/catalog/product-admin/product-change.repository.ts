import { eq, sql } from "drizzle-orm";
import { customers } from "#db/schema/customer.ts";
import { productChanges } from "#db/schema/product-version.ts";
import type { Context } from "../../context.ts";
import type { WaitingChange } from "./product-admin.ts";
import { changeProductInput } from "./product-admin.input.ts";
import type { ProposedChange } from "./product-change.ts";

export type StoredChange = ProposedChange & WaitingChange;

/** Null without one, or if an older version of the shop wrote what this one cannot read. */
export async function getChange(ctx: Context, productId: number): Promise<StoredChange | null> {
  const [row] = await ctx.db
    .select({
      base: productChanges.base,
      content: productChanges.content,
      fields: productChanges.fields,
      proposedBy: sql<string>`trim(coalesce(${customers.firstName} || ' ' || ${customers.lastName}, ''))`,
      proposedAt: productChanges.proposedAt,
      refusalReason: productChanges.refusalReason,
    })
    .from(productChanges)
    .leftJoin(customers, eq(customers.id, productChanges.proposedById))
    .where(eq(productChanges.productId, productId));
  if (!row) return null;
  const [base, content] = [row.base, row.content].map((stored) => storedContent.safeParse(stored));
  if (!base?.success || !content?.success) return null;
  return { ...row, base: base.data, content: content.data, proposedAt: row.proposedAt.toISOString() };
}

const storedContent = {
  safeParse: (stored: object) => changeProductInput.safeParse({ revision: 1, ...stored }),
};

export async function putChange(ctx: Context, productId: number, change: ProposedChange): Promise<void> {
  const row = {
    base: change.base,
    content: change.content,
    fields: change.fields,
    proposedById: ctx.visitor.customerId,
    proposedAt: ctx.now(),
    refusalReason: "",
  };
  await ctx.db
    .insert(productChanges)
    .values({ productId, ...row })
    .onConflictDoUpdate({ target: productChanges.productId, set: row });
}

export async function deleteChange(ctx: Context, productId: number): Promise<void> {
  await ctx.db.delete(productChanges).where(eq(productChanges.productId, productId));
}

export async function setRefusal(ctx: Context, productId: number, refusalReason: string): Promise<void> {
  await ctx.db.update(productChanges).set({ refusalReason }).where(eq(productChanges.productId, productId));
}
