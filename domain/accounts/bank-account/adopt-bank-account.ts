import { isIban } from "#shared/iban.ts";
import type { Context } from "../../context.ts";
import { compactNumber, isAccountNumber, isBankCode, isBic, type BankAccountOwner } from "./bank-account.ts";
import { replaceAccount } from "./bank-account.repository.ts";

/** An account as an applicant typed and confirmed it: an IBAN with its BIC, or an account number with its bank code. */
export type TypedAccount = { account: string; holder: string; bankCode: string; countryCode: string };

/** Makes a confirmed account the owner's; false if nothing can be paid to it, as without a bank code. */
export async function adoptBankAccount(
  ctx: Context,
  owner: BankAccountOwner,
  { account, holder, bankCode, countryCode }: TypedAccount,
  confirmedAt: Date,
): Promise<boolean> {
  const code = compactNumber(bankCode);
  if (isIban(account)) {
    const details = { iban: account, bic: isBic(code) ? code : "", accountNumber: "", bankCode: "" };
    await replaceAccount(ctx, owner, { ...details, holder, countryCode: account.slice(0, 2) }, { confirmedAt });
    return true;
  }
  if (!isAccountNumber(account) || !isBankCode(code, countryCode)) return false;
  const details = { iban: "", bic: "", accountNumber: account, bankCode: code };
  await replaceAccount(ctx, owner, { ...details, holder, countryCode }, { confirmedAt });
  return true;
}
