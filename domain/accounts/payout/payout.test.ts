import { expect, test } from "vitest";
import { moneyFromMinor } from "#shared/money.ts";
import { splitBalance } from "./payout.ts";
import { writePain001, writePaymentCsv } from "./payment-order.ts";

const usd = (minor: number) => moneyFromMinor(minor, "USD");
const sums = (balance: number, pending: number, released: number) => ({
  balance: usd(balance),
  pending: usd(pending),
  released: usd(released),
  held: usd(0),
  paid: usd(0),
});

test("the reserve comes out of what is released, and the rest is available", () => {
  expect(splitBalance(sums(10_000, 4_000, 5_001), 1_000)).toMatchObject({
    pending: usd(4_000),
    reserve: usd(501),
    available: usd(5_499),
    negative: usd(0),
  });
});

test("a shop that owes has nothing available, whatever is pending", () => {
  expect(splitBalance(sums(1_000, 4_000, 0), 5_000)).toMatchObject({ available: usd(0), negative: usd(-3_000) });
  expect(splitBalance(sums(-700, 0, 900), 10_000)).toMatchObject({
    available: usd(0),
    reserve: usd(0),
    negative: usd(-700),
  });
});

const order = {
  runId: 7,
  debtor: { name: "Souk & Söhne", iban: "DE89370400440532013000", bic: "" },
  currency: "EUR",
  approvedAt: new Date("2026-11-25T10:00:00Z"),
  payouts: [
    {
      id: 41,
      amount: moneyFromMinor(12_345, "EUR"),
      destination: {
        holder: "Łucja <b>Straße</b> \u202eقهوة",
        countryCode: "GB",
        iban: "GB82WEST12345698765432",
        bic: "WESTGB22",
        accountNumber: "",
        bankCode: "",
      },
    },
    {
      id: 42,
      amount: moneyFromMinor(5, "EUR"),
      destination: {
        holder: "=SUM(A1)",
        countryCode: "US",
        iban: "",
        bic: "",
        accountNumber: "12345678",
        bankCode: "021000021",
      },
    },
  ],
};

/** The names of the elements in the order of the schema, as far as the file uses them. */
const TRANSACTION =
  /^<CdtTrfTxInf><PmtId><EndToEndId>[^<]{1,35}<\/EndToEndId><\/PmtId><Amt><InstdAmt Ccy="[A-Z]{3}">\d+(\.\d{2})?<\/InstdAmt><\/Amt>(<CdtrAgt><FinInstnId>.*<\/FinInstnId><\/CdtrAgt>)?<Cdtr><Nm>[^<]{1,70}<\/Nm><\/Cdtr><CdtrAcct><Id>(<IBAN>[A-Z0-9]+<\/IBAN>|<Othr><Id>[^<]+<\/Id><\/Othr>)<\/Id><\/CdtrAcct><RmtInf><Ustrd>[^<]{1,140}<\/Ustrd><\/RmtInf><\/CdtTrfTxInf>$/;

test("the bank's file has the order, the sums and the letters of the schema", () => {
  const file = writePain001(order);
  expect(file.match(/<NbOfTxs>2<\/NbOfTxs><CtrlSum>123\.50<\/CtrlSum>/g)).toHaveLength(2);
  const transactions = file.split("\n").filter((line) => line.startsWith("<CdtTrfTxInf>"));
  expect(transactions).toHaveLength(2);
  for (const transaction of transactions) expect(transaction).toMatch(TRANSACTION);
  expect(file).toContain("<Nm>Souk . Sohne</Nm>");
  expect(file.match(/<Nm>([^<]*)<\/Nm>/g)?.join("")).not.toMatch(/[^\x20-\x7e]/);
  expect(file).toContain("<SvcLvl><Cd>SEPA</Cd></SvcLvl>");
  expect(writePain001(order)).toBe(file);
});

test("the table has the same payments and no formulas", () => {
  const table = writePaymentCsv(order);
  expect(table).toContain("PO-000041");
  expect(table).toContain("123.45");
  expect(table).toContain("'=SUM(A1)");
});
