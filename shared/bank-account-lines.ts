import type { Translate } from "./translate.ts";

type Account = { holder: string; bank: string; account: string; code: string };

/** The bank details for a transfer, name by name; empty ones are omitted. */
export function bankAccountLines({ holder, bank, account, code }: Account, t: Translate) {
  return [
    { label: t("Account holder"), value: holder },
    { label: t("Account number or IBAN"), value: account },
    { label: t("Bank code or BIC"), value: code },
    { label: t("Bank"), value: bank },
  ].filter(({ value }) => value !== "");
}
