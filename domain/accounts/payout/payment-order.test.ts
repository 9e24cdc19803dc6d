import { describe, expect, test } from "vitest";
import { moneyFromMinor } from "#shared/money.ts";
import { elementsOf, findFaultsOfPain001, readXml, textIn } from "#tests/support/pain-001.ts";
import { readDebtor, writePain001, writePaymentCsv, type PaymentOrder } from "./payment-order.ts";

const BY_IBAN = { holder: "Łucja <b>Straße</b> \u202eقهوة", countryCode: "GB", accountNumber: "", bankCode: "" };
const IN_LONDON = { ...BY_IBAN, iban: "GB82WEST12345698765432", bic: "WESTGB22" };
const IN_DUBAI = { ...BY_IBAN, holder: "قهوة", countryCode: "AE", iban: "AE070331234567890123456", bic: "" };
const IN_NEW_YORK = { holder: "=SUM(A1)", countryCode: "US", iban: "", bic: "", accountNumber: "12345678" };

function orderIn(currency: string, minors: readonly number[]): PaymentOrder {
  const destinations = [IN_LONDON, { ...IN_NEW_YORK, bankCode: "021000021" }, IN_DUBAI];
  return {
    runId: 7,
    debtor: { name: "Souk & Söhne", iban: "DE89370400440532013000", bic: "" },
    currency,
    approvedAt: new Date("2026-11-25T10:00:00Z"),
    payouts: minors.map((minor, index) => ({
      id: 41 + index,
      amount: moneyFromMinor(minor, currency),
      destination: destinations[index % destinations.length]!,
    })),
  };
}

const order = orderIn("EUR", [12_345, 5, 99]);

describe("the bank's file", () => {
  test.each([
    ["EUR", [12_345, 5, 99]],
    ["EUR", [1]],
    ["USD", [100, 99_999_999_999]],
    ["JPY", [1, 12_345]],
    ["KWD", [1, 12_345, 999]],
  ])("in %s of %j is as the schema wants it", (currency, minors) => {
    expect(findFaultsOfPain001(writePain001(orderIn(currency, minors)))).toEqual([]);
  });

  test("writes hostile and foreign names in letters that every bank accepts", () => {
    for (const holder of ["<Nm>x</Nm>", "]]>", "& \u0000 \u202e \u{1f600}", "x".repeat(1_000), " ", "ß—“”", "a\nb"]) {
      const payouts = order.payouts.map((payout) => ({ ...payout, destination: { ...payout.destination, holder } }));
      expect(findFaultsOfPain001(writePain001({ ...order, payouts })), holder).toEqual([]);
    }
    expect(writePain001(order)).toContain("<Nm>Souk . Sohne</Nm>");
  });

  test("pays in SEPA what SEPA reaches, and the rest in a part of its own", () => {
    const parts = elementsOf(readXml(writePain001(order))!, "PmtInf").map((part) => [
      textIn(part, "PmtInfId"),
      textIn(part, "ChrgBr"),
      elementsOf(part, "InstdAmt").map(({ text }) => text),
    ]);
    expect(parts).toEqual([
      ["PAYOUTS-7-1", "SLEV", ["123.45"]],
      ["PAYOUTS-7-2", "SHAR", ["0.05", "0.99"]],
    ]);
    expect(elementsOf(readXml(writePain001(orderIn("USD", [5])))!, "PmtInf")).toHaveLength(1);
  });

  test("is the same at every download", () => {
    expect(writePain001(order)).toBe(writePain001(order));
  });
});

test("the check of files finds what a bank refuses", () => {
  const file = writePain001(order);
  const broken: [string, string, RegExp][] = [
    ["<CtrlSum>123.45</CtrlSum>", "<CtrlSum>123.46</CtrlSum>", /PmtInf sums to/],
    ["<NbOfTxs>3</NbOfTxs>", "<NbOfTxs>4</NbOfTxs>", /GrpHdr counts/],
    [
      "<PmtMtd>TRF</PmtMtd><BtchBookg>true</BtchBookg>",
      "<BtchBookg>true</BtchBookg><PmtMtd>TRF</PmtMtd>",
      /PmtInf has/,
    ],
    ["GB82WEST12345698765432", "GB83WEST12345698765432", /IBAN GB83/],
    ["WESTGB22", "WESTGB2", /BICFI/],
    ["<Nm>Souk . Sohne</Nm>", "<Nm>Souk Söhne</Nm>", /Nm/],
    ["PO-000042", "PO-000041", /used twice/],
    ["</Document>", "", /not well-formed/],
    ["<ChrgBr>SLEV</ChrgBr>", "<ChrgBr>SHAR</ChrgBr>", /SLEV/],
  ];
  for (const [from, to, fault] of broken) {
    expect(file).toContain(from);
    expect(findFaultsOfPain001(file.replace(from, to)).join("; "), to).toMatch(fault);
  }
});

test("files are paid from an account with an IBAN", () => {
  expect(readDebtor({ holder: "Souk", account: "DE89 3704 0044 0532 0130 00", code: "cobadeff" })).toEqual({
    name: "Souk",
    iban: "DE89370400440532013000",
    bic: "COBADEFF",
  });
  expect(readDebtor({ holder: "Souk", account: "12345678", code: "" })).toBeNull();
});

test("the table has the same payments and no formulas", () => {
  const table = writePaymentCsv(order);
  expect(table).toContain("PO-000041");
  expect(table).toContain("123.45");
  expect(table).toContain("'=SUM(A1)");
});
