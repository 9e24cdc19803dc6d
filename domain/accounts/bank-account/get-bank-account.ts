import type { Context } from "../../context.ts";
import { maskNumber, type BankAccountOwner, type BankAccountView, type PayoutAccount } from "./bank-account.ts";
import { getAccountRow } from "./bank-account.repository.ts";

/** The account as screens show it; null if none was entered. */
export async function getBankAccount(ctx: Context, owner: BankAccountOwner): Promise<BankAccountView | null> {
  const account = await getAccountRow(ctx, owner);
  if (!account) return null;
  const { state, holder, countryCode, iban, accountNumber, bic, bankCode, isCodeSent } = account;
  return { state, holder, countryCode, number: maskNumber(iban || accountNumber), bic, bankCode, isCodeSent };
}

/** The whole account, for payouts; null unless it is confirmed. */
export async function getConfirmedAccount(ctx: Context, owner: BankAccountOwner): Promise<PayoutAccount | null> {
  const account = await getAccountRow(ctx, owner);
  return account?.state === "confirmed" ? account : null;
}
