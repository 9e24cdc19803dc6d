import { consumeRateLimit, limitOfAddress } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import type { Context } from "../../context.ts";
import { hasRightChecksum, readVatNumber, writeVatNumber, type VatNumber } from "./vat-number.ts";
import { getVatCheck, saveVatCheck, type StoredVatCheck } from "./vat-check.repository.ts";

export type VatStatus = "unverified" | "valid" | "invalid";

/** What is known of a VAT number; `countryCode`: the member state that a verified one is of. */
export type VatCheck = {
  number: string;
  status: VatStatus;
  checkedAt: Date | null;
  reference: string;
  countryCode: string | null;
};

const FRESH_MILLISECONDS = 24 * 60 * 60_000;
/** Every attempt queries the register, which blocks shops that query too often. */
const MAX_TRIES = 30;

export const NO_VAT_CHECK: VatCheck = {
  number: "",
  status: "unverified",
  checkedAt: null,
  reference: "",
  countryCode: null,
};

/** A check as stored with a purchase. */
export function readVatCheck(number: string, status: VatStatus, checkedAt: Date | null, reference: string): VatCheck {
  const read = status === "valid" ? readVatNumber(number) : "foreign";
  return { number, status, checkedAt, reference, countryCode: typeof read === "string" ? null : read.countryCode };
}

/**
 * Checks a number's form and check digits, then asks the register. Where that is switched off, silent or asked too
 * often, the number stays unverified. Null: it has the prefix of a member state, but not its form.
 */
export async function checkVatNumber(ctx: Context, typed: string): Promise<VatCheck | null> {
  const read = readVatNumber(typed);
  if (read === "malformed") return null;
  if (read === "foreign") return { ...NO_VAT_CHECK, number: typed };
  const number = writeVatNumber(read);
  if (!hasRightChecksum(read)) return { ...NO_VAT_CHECK, number, status: "invalid", checkedAt: ctx.now() };
  const found = ctx.settings.isVatChecked ? await findCheck(ctx, read, number) : null;
  if (!found) return { ...NO_VAT_CHECK, number };
  const { isValid, checkedAt, reference } = found;
  return {
    number,
    status: isValid ? "valid" : "invalid",
    checkedAt,
    reference,
    countryCode: isValid ? read.countryCode : null,
  };
}

export function malformedVatNumber(ctx: Context): string {
  return ctx.t("Enter a valid VAT number, such as {example}.", { example: "DE136695976" });
}

async function findCheck(ctx: Context, read: VatNumber, number: string): Promise<StoredVatCheck | null> {
  const since = new Date(ctx.now().getTime() - FRESH_MILLISECONDS);
  const known = await getVatCheck(ctx, number, since);
  if (known || !ctx.vatRegister) return known;
  const tried = await consumeRateLimit(ctx, limitOfAddress(ctx, "vat", MAX_TRIES));
  if (!tried.ok) return null;
  try {
    const check = { ...(await ctx.vatRegister(read)), checkedAt: ctx.now() };
    await saveVatCheck(ctx, number, check, since);
    return check;
  } catch (error) {
    ctx.log.warn({ err: error }, "the register of VAT numbers does not answer");
    return null;
  }
}
