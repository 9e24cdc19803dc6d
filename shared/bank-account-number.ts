const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
const ACCOUNT_NUMBER = /^\d{5,17}$/;

/** An IBAN with a valid check sum, or a plain account number; null for anything else. */
export function readBankAccount(typed: string): string | null {
  const account = typed.replaceAll(/[\s.-]/g, "").toUpperCase();
  if (ACCOUNT_NUMBER.test(account)) return account;
  return IBAN.test(account) && remainderOf(account) === 1 ? account : null;
}

/** ISO 7064: the first four characters move to the end, letters count from 10, and the number modulo 97 is 1. */
function remainderOf(iban: string): number {
  let remainder = 0;
  for (const sign of iban.slice(4) + iban.slice(0, 4))
    for (const digit of String(Number.parseInt(sign, 36))) remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder;
}
