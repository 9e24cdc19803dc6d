import { stringify } from "csv-stringify/sync";
import { sumMoney, toMajorUnits } from "#shared/money.ts";
import { compactNumber } from "../bank-account/bank-account.ts";
import { isIban } from "#shared/iban.ts";
import { payoutCode, type Destination, type Payout } from "./payout.ts";

export type Debtor = { name: string; iban: string; bic: string };

/** A file's contents depend only on the run: the bank recognizes a second copy by its message id. */
export type PaymentOrder = {
  runId: number;
  debtor: Debtor;
  currency: string;
  approvedAt: Date;
  payouts: readonly Pick<Payout, "id" | "amount" | "destination">[];
};

const MAX_NAME = 70;
const EURO = "EUR";
const SEPA_COUNTRIES = new Set(
  (
    "AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI " +
    "SK SM VA"
  ).split(" "),
);
const CSV_COLUMNS = [
  "reference",
  "holder",
  "country",
  "iban",
  "bic",
  "account_number",
  "bank_code",
  "provider_account",
  "amount",
  "currency",
];

/** The operator's account in the settings as the debtor of payment files; null if it is no IBAN. */
export function readDebtor(account: { holder: string; account: string; code: string }): Debtor | null {
  const iban = compactNumber(account.account);
  return isIban(iban) ? { name: account.holder, iban, bic: compactNumber(account.code) } : null;
}

/** A credit transfer initiation: ISO 20022, pain.001.001.09. Payments in SEPA are a part of their own. */
export function writePain001({ runId, debtor, currency, approvedAt, payouts }: PaymentOrder): string {
  const messageId = `PAYOUTS-${runId}`;
  const isSepa = ({ destination }: PaymentOrder["payouts"][number]) =>
    currency === EURO && SEPA_COUNTRIES.has(destination.iban.slice(0, 2));
  const parts = [
    { payouts: payouts.filter(isSepa), isSepa: true },
    { payouts: payouts.filter((payout) => !isSepa(payout)), isSepa: false },
  ].filter((part) => part.payouts.length > 0);
  const lines = [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"><CstmrCdtTrfInitn>`,
    `<GrpHdr>${tag("MsgId", messageId)}${tag("CreDtTm", approvedAt.toISOString())}${sumsOf(payouts, currency)}` +
      `<InitgPty>${tag("Nm", nameIn(debtor.name))}</InitgPty></GrpHdr>`,
    ...parts.flatMap((part, index) => [
      `<PmtInf>${tag("PmtInfId", `${messageId}-${index + 1}`)}${tag("PmtMtd", "TRF")}${tag("BtchBookg", "true")}` +
        sumsOf(part.payouts, currency) +
        (part.isSepa ? `<PmtTpInf><SvcLvl>${tag("Cd", "SEPA")}</SvcLvl></PmtTpInf>` : "") +
        `<ReqdExctnDt>${tag("Dt", approvedAt.toISOString().slice(0, 10))}</ReqdExctnDt>` +
        `<Dbtr>${tag("Nm", nameIn(debtor.name))}</Dbtr><DbtrAcct><Id>${tag("IBAN", debtor.iban)}</Id></DbtrAcct>` +
        `<DbtrAgt>${institution(debtor.bic)}</DbtrAgt>${tag("ChrgBr", part.isSepa ? "SLEV" : "SHAR")}`,
      ...part.payouts.map((payout) => transaction(payout, part.isSepa)),
      `</PmtInf>`,
    ]),
    `</CstmrCdtTrfInitn></Document>`,
  ];
  return `${lines.join("\n")}\n`;
}

function sumsOf(payouts: PaymentOrder["payouts"], currency: string): string {
  const amounts = payouts.map(({ amount }) => amount);
  const total = sumMoney(amounts, currency);
  return tag("NbOfTxs", String(payouts.length)) + tag("CtrlSum", toMajorUnits(total));
}

function transaction({ id, amount, destination }: PaymentOrder["payouts"][number], isSepa: boolean): string {
  const code = payoutCode(id);
  const country = isSepa ? "" : `<PstlAdr>${tag("Ctry", destination.countryCode)}</PstlAdr>`;
  return (
    `<CdtTrfTxInf><PmtId>${tag("EndToEndId", code)}</PmtId>` +
    `<Amt><InstdAmt Ccy="${amount.currency}">${toMajorUnits(amount)}</InstdAmt></Amt>` +
    `${creditorAgent(destination)}<Cdtr>${tag("Nm", nameIn(destination.holder))}${country}</Cdtr>` +
    `<CdtrAcct><Id>${account(destination)}</Id></CdtrAcct><RmtInf>${tag("Ustrd", code)}</RmtInf></CdtTrfTxInf>`
  );
}

function account({ iban, accountNumber }: Destination): string {
  return iban ? tag("IBAN", iban) : `<Othr>${tag("Id", accountNumber)}</Othr>`;
}

function creditorAgent({ bic, bankCode, countryCode }: Destination): string {
  if (bic) return `<CdtrAgt>${institution(bic)}</CdtrAgt>`;
  if (!bankCode) return "";
  const system = countryCode === "US" ? `<ClrSysId>${tag("Cd", "USABA")}</ClrSysId>` : "";
  const member = `<ClrSysMmbId>${system}${tag("MmbId", bankCode)}</ClrSysMmbId>`;
  return `<CdtrAgt><FinInstnId>${member}</FinInstnId></CdtrAgt>`;
}

function institution(bic: string): string {
  return `<FinInstnId>${bic ? tag("BICFI", bic) : `<Othr>${tag("Id", "NOTPROVIDED")}</Othr>`}</FinInstnId>`;
}

function tag(name: string, text: string): string {
  return `<${name}>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")}</${name}>`;
}

/** In the letters that every bank accepts; others without their accents, or as a dot. */
function nameIn(name: string): string {
  const plain = name
    .replaceAll("ß", "ss")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-zA-Z0-9/\-?:().,'+ ]/g, ".")
    .trim();
  return plain.slice(0, MAX_NAME) || ".";
}

/** The same payments as a table, for banks and accountants that do not accept XML. */
export function writePaymentCsv({ payouts }: Pick<PaymentOrder, "payouts">): string {
  const rows = payouts.map(({ id, amount, destination }) => [
    payoutCode(id),
    destination.holder,
    destination.countryCode,
    destination.iban,
    destination.bic,
    destination.accountNumber,
    destination.bankCode,
    destination.reference ?? "",
    toMajorUnits(amount),
    amount.currency,
  ]);
  return stringify(rows, { header: true, columns: CSV_COLUMNS, escape_formulas: true, bom: true });
}
