import type { VatNumber } from "./vat-number.ts";

/** `reference`: the register's own, as proof of the request; empty if it gives none. */
export type VatAnswer = { isValid: boolean; reference: string };

/** A public register of VAT numbers. Throws if it is unavailable. */
export type VatRegister = (number: VatNumber) => Promise<VatAnswer>;
