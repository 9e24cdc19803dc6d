import type { Context } from "../../context.ts";
import type { BankAccountOwner } from "./bank-account.ts";
import { replaceAccount } from "./bank-account.repository.ts";
import { getConfirmedAccount } from "./get-bank-account.ts";

/** Copies a confirmed account to another owner, such as an applicant's to the shop; false if there is none. */
export async function copyBankAccount(ctx: Context, from: BankAccountOwner, to: BankAccountOwner): Promise<boolean> {
  const account = await getConfirmedAccount(ctx, from);
  if (!account?.confirmedAt) return false;
  const { holder, countryCode, iban, bic, accountNumber, bankCode, confirmedAt } = account;
  await replaceAccount(ctx, to, { holder, countryCode, iban, bic, accountNumber, bankCode }, { confirmedAt });
  return true;
}
