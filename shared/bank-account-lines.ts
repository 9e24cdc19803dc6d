import type { Translate } from "./translate.ts";

type Account = { holder: string; bank: string; account: string; code: string };

/** What one types into a transfer, name by name; what the shop has not told is left out. */
export function bankAccountLines({ holder, bank, account, code }: Account, t: Translate) {
  return [
    { label: t("Account holder"), value: holder },
    { label: t("Account number or IBAN"), value: account },
    { label: t("Bank code or BIC"), value: code },
    { label: t("Bank"), value: bank },
  ].filter(({ value }) => value !== "");
}
