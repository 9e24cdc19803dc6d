import { expect, test } from "vitest";
import { bankAccountInput } from "./bank-account.input.ts";
import { isBankCode } from "./bank-account.ts";
import { isIban } from "#shared/iban.ts";

test("an IBAN needs the length of its country and a correct check number", () => {
  expect(isIban("DE89370400440532013000")).toBe(true);
  expect(isIban("GB82WEST12345698765432")).toBe(true);
  expect(isIban("DE88370400440532013000")).toBe(false);
  expect(isIban("DE8937040044053201300")).toBe(false);
  expect(isIban("US89370400440532013000")).toBe(false);
});

test("a routing number of the United States needs its check digit", () => {
  expect(isBankCode("021000021", "US")).toBe(true);
  expect(isBankCode("021000022", "US")).toBe(false);
  expect(isBankCode("000000000", "US")).toBe(false);
  expect(isBankCode("BKEN123", "KE")).toBe(true);
});

const fieldsOf = (entered: object) => {
  const read = bankAccountInput.safeParse({ holder: "Nadia Haddad", country_code: "DE", ...entered });
  return read.success ? [] : read.error.issues.map(({ path }) => path.join("."));
};

test("the country decides which fields are needed", () => {
  expect(fieldsOf({ iban: "de89 3704 0044 0532 0130 00", bic: "COBADEFFXXX" })).toEqual([]);
  expect(fieldsOf({ iban: "GB82 WEST 1234 5698 7654 32" })).toEqual(["iban"]);
  expect(fieldsOf({ iban: "DE89370400440532013000", bic: "COBA" })).toEqual(["bic"]);
  expect(fieldsOf({ country_code: "US", account_number: "12345678", bank_code: "021000021" })).toEqual([]);
  expect(fieldsOf({ country_code: "US", iban: "DE89370400440532013000" })).toEqual(["account_number", "bank_code"]);
  expect(fieldsOf({ holder: "Nadia\u202e\u0000", iban: "DE89370400440532013000" })).toEqual(["holder"]);
});
