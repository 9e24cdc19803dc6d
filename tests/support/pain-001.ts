import { isIban } from "#shared/iban.ts";

/** An element of a bank's file, with the elements in it or its text. */
export type Element = { name: string; attributes: string; children: Element[]; text: string };

type Model = { sequence: string } | { choice: string } | { text: RegExp };

const MAX_35 = /^.{1,35}$/;
const MAX_70 = /^.{1,70}$/;
const MAX_140 = /^.{1,140}$/;
const AMOUNT = /^(?=.{1,19}$)\d+(\.\d{1,5})?$/;
const DAY = String.raw`\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`;
/** The letters that every bank of SEPA takes. */
const LETTERS = /^[a-zA-Z0-9/\-?:().,'+ ]*$/;
const REFERENCES = ["MsgId", "PmtInfId", "EndToEndId", "Ustrd"];

/**
 * The types of pain.001.001.09 for what our files have, each with all elements that the schema allows in it, in its order:
 * `?` may be missing, `*` may be missing and repeated, `+` may be repeated. An element is looked up with its parent first.
 */
const MODELS: Record<string, Model> = {
  Document: { sequence: "CstmrCdtTrfInitn" },
  CstmrCdtTrfInitn: { sequence: "GrpHdr PmtInf+ SplmtryData*" },
  GrpHdr: { sequence: "MsgId CreDtTm Authstn* NbOfTxs CtrlSum? InitgPty FwdgAgt? InitnSrc?" },
  PmtInf: {
    sequence:
      "PmtInfId PmtMtd BtchBookg? NbOfTxs? CtrlSum? PmtTpInf? ReqdExctnDt PoolgAdjstmntDt? Dbtr DbtrAcct DbtrAgt DbtrAgtAcct? " +
      "InstrForDbtrAgt? UltmtDbtr? ChrgBr? ChrgsAcct? ChrgsAcctAgt? CdtTrfTxInf+",
  },
  CdtTrfTxInf: {
    sequence:
      "PmtId PmtTpInf? Amt XchgRateInf? ChrgBr? ChqInstr? UltmtDbtr? IntrmyAgt1? IntrmyAgt1Acct? IntrmyAgt2? IntrmyAgt2Acct? " +
      "IntrmyAgt3? IntrmyAgt3Acct? CdtrAgt? CdtrAgtAcct? Cdtr? CdtrAcct? UltmtCdtr? InstrForCdtrAgt* InstrForDbtrAgt? Purp? " +
      "RgltryRptg* Tax? RltdRmtInf* RmtInf? SplmtryData*",
  },
  PmtId: { sequence: "InstrId? EndToEndId UETR?" },
  Amt: { choice: "InstdAmt EqvtAmt" },
  PmtTpInf: { sequence: "InstrPrty? SvcLvl* LclInstrm? CtgyPurp?" },
  SvcLvl: { choice: "Cd Prtry" },
  ReqdExctnDt: { choice: "Dt DtTm" },
  InitgPty: { sequence: "Nm? PstlAdr? Id? CtryOfRes? CtctDtls?" },
  Dbtr: { sequence: "Nm? PstlAdr? Id? CtryOfRes? CtctDtls?" },
  Cdtr: { sequence: "Nm? PstlAdr? Id? CtryOfRes? CtctDtls?" },
  PstlAdr: { sequence: "AdrTp? Dept? SubDept? StrtNm? BldgNb? BldgNm? Flr? PstBx? Room? PstCd? TwnNm? Ctry? AdrLine*" },
  DbtrAcct: { sequence: "Id Tp? Ccy? Nm? Prxy?" },
  CdtrAcct: { sequence: "Id Tp? Ccy? Nm? Prxy?" },
  "DbtrAcct/Id": { choice: "IBAN Othr" },
  "CdtrAcct/Id": { choice: "IBAN Othr" },
  Othr: { sequence: "Id SchmeNm? Issr?" },
  "Othr/Id": { text: /^.{1,34}$/ },
  DbtrAgt: { sequence: "FinInstnId BrnchId?" },
  CdtrAgt: { sequence: "FinInstnId BrnchId?" },
  FinInstnId: { sequence: "BICFI? ClrSysMmbId? LEI? Nm? PstlAdr? Othr?" },
  ClrSysMmbId: { sequence: "ClrSysId? MmbId" },
  ClrSysId: { choice: "Cd Prtry" },
  "ClrSysId/Cd": { text: /^.{1,5}$/ },
  RmtInf: { sequence: "Ustrd* Strd*" },
  MsgId: { text: MAX_35 },
  CreDtTm: { text: new RegExp(`^${DAY}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})?$`) },
  NbOfTxs: { text: /^\d{1,15}$/ },
  CtrlSum: { text: AMOUNT },
  PmtInfId: { text: MAX_35 },
  PmtMtd: { text: /^(CHK|TRF|TRA)$/ },
  BtchBookg: { text: /^(true|false)$/ },
  Dt: { text: new RegExp(`^${DAY}$`) },
  ChrgBr: { text: /^(DEBT|CRED|SHAR|SLEV)$/ },
  Cd: { text: /^.{1,4}$/ },
  EndToEndId: { text: MAX_35 },
  InstdAmt: { text: AMOUNT },
  Nm: { text: MAX_70 },
  Ctry: { text: /^[A-Z]{2}$/ },
  IBAN: { text: /^[A-Z]{2}\d{2}[a-zA-Z0-9]{1,30}$/ },
  BICFI: { text: /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/ },
  MmbId: { text: MAX_35 },
  Ustrd: { text: MAX_140 },
};

/** What a bank would refuse in a file: its structure, its sums, its letters, its accounts. Empty if it is right. */
export function findFaultsOfPain001(file: string): string[] {
  const document = readXml(file);
  if (!document) return ["not well-formed"];
  const faults = checkElement(document, "");
  if (!document.attributes.includes('xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"')) faults.push("namespace");
  const transfers = elementsOf(document, "CdtTrfTxInf");
  checkSums(elementsOf(document, "GrpHdr")[0]!, transfers, faults);
  for (const part of elementsOf(document, "PmtInf")) checkPart(part, faults);
  const references = transfers.map((transfer) => textIn(transfer, "EndToEndId"));
  if (new Set(references).size !== references.length) faults.push("a reference is used twice");
  for (const iban of elementsOf(document, "IBAN")) if (!isIban(iban.text)) faults.push(`IBAN ${iban.text}`);
  for (const name of REFERENCES)
    for (const { text } of elementsOf(document, name))
      if (/^\/|\/$|\/\//.test(text)) faults.push(`${name} ${text} has slashes where SEPA has none`);
  return faults;
}

/** A part has its own sums; a SEPA part has only euros, IBANs and shared costs. */
function checkPart(part: Element, faults: string[]): void {
  const transfers = elementsOf(part, "CdtTrfTxInf");
  checkSums(part, transfers, faults);
  const isSepa = elementsOf(part, "SvcLvl").some((level) => textIn(level, "Cd") === "SEPA");
  if (isSepa !== (textIn(part, "ChrgBr") === "SLEV")) faults.push("SLEV is for SEPA, and SEPA for SLEV");
  for (const transfer of isSepa ? transfers : []) {
    const [amount] = elementsOf(transfer, "InstdAmt");
    if (amount!.attributes !== ' Ccy="EUR"' || !/^\d+\.\d{2}$/.test(amount!.text))
      faults.push("SEPA is in euros and cents");
    if (elementsOf(transfer, "IBAN").length !== 1) faults.push("SEPA needs an IBAN");
  }
}

function checkSums(head: Element, transfers: readonly Element[], faults: string[]): void {
  const own = (name: string) => head.children.find((child) => child.name === name)?.text;
  if (own("NbOfTxs") !== String(transfers.length)) faults.push(`${head.name} counts ${own("NbOfTxs")}`);
  const amounts = transfers.map((transfer) => textIn(transfer, "InstdAmt"));
  if (unitsOf(own("CtrlSum") ?? "") !== amounts.reduce((sum, amount) => sum + unitsOf(amount), 0n))
    faults.push(`${head.name} sums to ${own("CtrlSum")}`);
}

const unitsOf = (amount: string) => {
  const [whole = "0", rest = ""] = amount.split(".");
  return BigInt(whole + rest.padEnd(5, "0"));
};

function checkElement(element: Element, parent: string): string[] {
  const at = `${parent}/${element.name}`;
  const model = MODELS[at] ?? MODELS[element.name];
  if (!model) return [`${at} is not known`];
  if ("text" in model) {
    const isRight = element.children.length === 0 && model.text.test(element.text) && LETTERS.test(element.text);
    return isRight ? [] : [`${at}: ${JSON.stringify(element.text)}`];
  }
  const names = element.children.map(({ name }) => `${name} `).join("");
  const wanted =
    "choice" in model
      ? `(${model.choice.split(" ").join(" |")} )`
      : model.sequence.replaceAll(/(\w+)([?*+]?)( |$)/g, "($1 )$2");
  const faults = new RegExp(`^${wanted}$`).test(names) && element.text === "" ? [] : [`${at} has ${names}`];
  return [...faults, ...element.children.flatMap((child) => checkElement(child, element.name))];
}

/** All elements of this name in another, in their order. */
export function elementsOf(element: Element, name: string): Element[] {
  return element.children.flatMap((child) => (child.name === name ? [child] : elementsOf(child, name)));
}

export function textIn(element: Element, name: string): string {
  return elementsOf(element, name)[0]?.text ?? "";
}

const TOKEN = /<\/(\w+)>|<(\w+)((?: \w+="[^"<]*")*)>|([^<]+)/gy;

/** Null if it is not well-formed; whitespace between elements is left out. */
export function readXml(file: string): Element | null {
  const root: Element = { name: "", attributes: "", children: [], text: "" };
  const open = [root];
  const body = file.replace(/^<\?xml version="1.0" encoding="UTF-8"\?>\s*/, "");
  let end = 0;
  for (const [token, closed, opened, attributes = "", text] of body.matchAll(TOKEN)) {
    end += token.length;
    const inner = open.at(-1)!;
    if (text !== undefined) inner.text += text.trim();
    else if (opened !== undefined) {
      const element = { name: opened, attributes, children: [], text: "" };
      inner.children.push(element);
      open.push(element);
    } else if (closed !== open.pop()?.name) return null;
  }
  const isWhole = body !== file && end === body.length && open.length === 1 && root.children.length === 1;
  return isWhole ? root.children[0]! : null;
}
