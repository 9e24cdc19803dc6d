import { and, eq, gt, lt, sql } from "drizzle-orm";
import { bankAccounts } from "#db/schema/bank-account.ts";
import type { Context } from "../../context.ts";
import type { BankAccountOwner, BankDetails, PayoutAccount } from "./bank-account.ts";

const MAX_TRIES = 5;

type Code = { codeHash: string; codeExpiresAt: Date };

const isOf = (owner: BankAccountOwner) =>
  "shopId" in owner ? eq(bankAccounts.shopId, owner.shopId) : eq(bankAccounts.customerId, owner.customerId);

const columns = {
  holder: bankAccounts.holder,
  countryCode: bankAccounts.countryCode,
  iban: bankAccounts.iban,
  bic: bankAccounts.bic,
  accountNumber: bankAccounts.accountNumber,
  bankCode: bankAccounts.bankCode,
};

export async function getAccountRow(
  ctx: Context,
  owner: BankAccountOwner,
): Promise<(PayoutAccount & { isCodeSent: boolean }) | null> {
  const rows = await ctx.db
    .select({
      ...columns,
      state: bankAccounts.state,
      confirmedAt: bankAccounts.confirmedAt,
      codeExpiresAt: bankAccounts.codeExpiresAt,
      tries: bankAccounts.tries,
    })
    .from(bankAccounts)
    .where(isOf(owner));
  const row = rows[0];
  if (!row) return null;
  const { codeExpiresAt, tries, ...account } = row;
  return { ...account, isCodeSent: codeExpiresAt !== null && codeExpiresAt > ctx.now() && tries < MAX_TRIES };
}

/** Replaces the owner's account; it is unconfirmed until its code is entered. */
export async function replaceAccount(
  ctx: Context,
  owner: BankAccountOwner,
  details: BankDetails,
  confirmation: Code | { confirmedAt: Date },
): Promise<void> {
  const isConfirmed = "confirmedAt" in confirmation;
  const values = {
    ...details,
    state: isConfirmed ? ("confirmed" as const) : ("unconfirmed" as const),
    confirmedAt: isConfirmed ? confirmation.confirmedAt : null,
    codeHash: isConfirmed ? null : confirmation.codeHash,
    codeExpiresAt: isConfirmed ? null : confirmation.codeExpiresAt,
    tries: 0,
    createdAt: ctx.now(),
  };
  await ctx.db
    .insert(bankAccounts)
    .values({ ...owner, ...values })
    .onConflictDoUpdate({
      target: "shopId" in owner ? bankAccounts.shopId : bankAccounts.customerId,
      set: values,
    });
}

/** A new code for an unconfirmed account; false if there is none. */
export async function renewCode(ctx: Context, owner: BankAccountOwner, code: Code): Promise<boolean> {
  const rows = await ctx.db
    .update(bankAccounts)
    .set({ ...code, tries: 0 })
    .where(and(isOf(owner), eq(bankAccounts.state, "unconfirmed")))
    .returning({ id: bankAccounts.id });
  return rows.length > 0;
}

/** Counts an attempt in advance; null if there is no code, or no attempts are left. */
export async function takeCodeTry(ctx: Context, owner: BankAccountOwner): Promise<string | null> {
  const rows = await ctx.db
    .update(bankAccounts)
    .set({ tries: sql`${bankAccounts.tries} + 1` })
    .where(
      and(
        isOf(owner),
        eq(bankAccounts.state, "unconfirmed"),
        gt(bankAccounts.codeExpiresAt, ctx.now()),
        lt(bankAccounts.tries, MAX_TRIES),
      ),
    )
    .returning({ codeHash: bankAccounts.codeHash });
  return rows[0]?.codeHash ?? null;
}

/** False if the account was replaced meanwhile, or is confirmed already. */
export async function setConfirmed(ctx: Context, owner: BankAccountOwner, codeHash: string): Promise<boolean> {
  const rows = await ctx.db
    .update(bankAccounts)
    .set({ state: "confirmed", confirmedAt: ctx.now(), codeHash: null, codeExpiresAt: null })
    .where(and(isOf(owner), eq(bankAccounts.codeHash, codeHash)))
    .returning({ id: bankAccounts.id });
  return rows.length > 0;
}
