/** A shop, or a customer who is an affiliate or applies for a shop. */
export type BankAccountOwner = { shopId: number } | { customerId: number };

export type BankAccountState = "unconfirmed" | "confirmed";

/** `iban`, or `accountNumber` with `bankCode`; the others are empty. Without spaces, in upper case. */
export type BankDetails = {
  holder: string;
  countryCode: string;
  iban: string;
  bic: string;
  accountNumber: string;
  bankCode: string;
};

export type PayoutAccount = BankDetails & { state: BankAccountState; confirmedAt: Date | null };

/** What screens show: numbers are masked except for their last four characters. */
export type BankAccountView = {
  state: BankAccountState;
  holder: string;
  countryCode: string;
  number: string;
  bic: string;
  bankCode: string;
  isCodeSent: boolean;
};

export function compactNumber(text: string): string {
  return text.replace(/[\s-]/g, "").toUpperCase();
}

export function isBic(bic: string): boolean {
  return /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic);
}

export function isAccountNumber(number: string): boolean {
  return /^[A-Z0-9]{4,34}$/.test(number);
}

/** A bank code; in the United States a routing number with its check digit. */
export function isBankCode(code: string, countryCode: string): boolean {
  if (countryCode !== "US") return /^[A-Z0-9]{3,20}$/.test(code);
  if (!/^\d{9}$/.test(code)) return false;
  const sum = [...code].reduce((total, digit, index) => total + Number(digit) * [3, 7, 1][index % 3]!, 0);
  return sum !== 0 && sum % 10 === 0;
}

export function maskNumber(number: string): string {
  return `•••• ${number.slice(-4)}`;
}
