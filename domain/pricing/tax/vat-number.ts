import { checksumOf } from "./vat-checksum.ts";

/** A VAT number of a member state; `prefix` is `EL` for Greece. */
export type VatNumber = { prefix: string; body: string; countryCode: string };

/** The forms of the member states' numbers, without their prefix. */
const FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^[1-9]\d{8}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?=.*[A-Z])[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d(\d|[A-Z+*])\d{5}[A-W][A-I]?$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^[1-9]\d{7}$/,
  SK: /^[1-9]\d{9}$/,
};

const countryOf = (prefix: string) => (prefix === "EL" ? "GR" : prefix);

const MEMBER_STATES: ReadonlySet<string> = new Set(Object.keys(FORMS).map(countryOf));

export function isMemberState(countryCode: string): boolean {
  return MEMBER_STATES.has(countryCode);
}

/**
 * Reads a number as typed. `foreign`: it has no prefix of a member state and is kept as it is; `malformed`: it has one,
 * but not that state's form.
 */
export function readVatNumber(typed: string): VatNumber | "foreign" | "malformed" {
  const text = typed.toUpperCase().replaceAll(/[\s.\-/]/g, "");
  const prefix = text.startsWith("GR") ? "EL" : text.slice(0, 2);
  const form = FORMS[prefix];
  if (!form) return "foreign";
  const body = text.slice(2);
  return form.test(body) ? { prefix, body, countryCode: countryOf(prefix) } : "malformed";
}

export function writeVatNumber({ prefix, body }: VatNumber): string {
  return prefix + body;
}

/** Whether its check digits are right, where the state has published how they are computed. */
export function hasRightChecksum({ prefix, body }: VatNumber): boolean {
  return checksumOf(prefix)?.(body) ?? true;
}

/**
 * Whether the buyer owes the tax instead of the seller: a business of another member state, to which goods go across a
 * border inside the EU.
 */
export function isReverseCharge({ seller, buyer, shipTo }: Record<"seller" | "buyer" | "shipTo", string>): boolean {
  return [seller, buyer, shipTo].every(isMemberState) && buyer !== seller && shipTo !== seller;
}
