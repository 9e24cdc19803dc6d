import type { Context } from "../../context.ts";

/** The bank account for transfers; `note`: further instructions, in the shopper's language. */
export type BankAccount = { holder: string; bank: string; account: string; code: string; note: string };

/** If switched off, it is not offered anywhere. */
export const BANK_TRANSFER = "offline_method";

/** Null if transfers are not possible. */
export function getBankAccount({ settings, visitor }: Pick<Context, "settings" | "visitor">): BankAccount | null {
  if (settings.bankAccount === "" || settings.paymentMethodsOff.includes(BANK_TRANSFER)) return null;
  return {
    holder: settings.bankHolder,
    bank: settings.bankName,
    account: settings.bankAccount,
    code: settings.bankCode,
    note: settings.bankNotes[visitor.language.code] ?? settings.bankNotes[settings.defaultLanguage] ?? "",
  };
}

/** The same as one text. */
export function writeBankAccount({ holder, bank, account, code, note }: BankAccount): string {
  return [holder, [bank, code].filter(Boolean).join(", "), account, note].filter(Boolean).join("\n");
}
