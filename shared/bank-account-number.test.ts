import { expect, test } from "vitest";
import { readBankAccount } from "./bank-account-number.ts";

test("an IBAN is read in any notation, and only with the right check digits", () => {
  expect(readBankAccount("de89 3704 0044 0532 0130 00")).toBe("DE89370400440532013000");
  expect(readBankAccount("GB29-NWBK-6016-1331-9268-19")).toBe("GB29NWBK60161331926819");
  expect(readBankAccount("DE89370400440532013001")).toBeNull();
  expect(readBankAccount("DE8937")).toBeNull();
});

test("where there are no IBANs an account number is enough", () => {
  expect(readBankAccount("000123456789")).toBe("000123456789");
  for (const typed of ["1234", "", "<script>", "123456789012345678", "x".repeat(100_000)])
    expect(readBankAccount(typed)).toBeNull();
});
