import { MAX_PREFIX } from "#domain/platform/setting/number-prefix.ts";

const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const RANDOM_BYTES = 5;
const LETTERS = 8;

/** A code such as SK-7F3K-9QXM: 40 random bits in letters that are hard to confuse. */
export function newOrderCode(newToken: (bytes?: number) => string, prefix: string): string {
  const random = BigInt(`0x${Buffer.from(newToken(RANDOM_BYTES), "base64url").toString("hex")}`);
  const letters = Array.from(
    { length: LETTERS },
    (_, index) => ALPHABET[Number((random >> BigInt(index * 5)) & 31n)],
  ).join("");
  return `${prefix}-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/**
 * The letters that identify an order, such as 7F3K-9QXM, of a typed code with any prefix or none; empty if it is no
 * code.
 */
export function readOrderCode(typed: string): string {
  const plain = typed.toUpperCase().replace(/[^0-9A-Z]/g, "");
  if (plain.length < LETTERS || plain.length > MAX_PREFIX + LETTERS) return "";
  const letters = plain.slice(-LETTERS).replaceAll("O", "0").replace(/[IL]/g, "1");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** `normalizedCode`: of `readOrderCode`. */
export function isOrderCode(code: string, normalizedCode: string): boolean {
  return readOrderCode(code) === normalizedCode;
}

/** Whether text from an address can be a purchase's trx_id. */
export function isTrxId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}
