const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const RANDOM_BYTES = 5;
const LETTERS = 8;

/** A code such as SK-7F3K-9QXM: 40 random bits in letters that are hard to confuse. */
export function newOrderCode(newToken: (bytes?: number) => string, beginning = "SK"): string {
  const random = BigInt(`0x${Buffer.from(newToken(RANDOM_BYTES), "base64url").toString("hex")}`);
  const letters = Array.from(
    { length: LETTERS },
    (_, index) => ALPHABET[Number((random >> BigInt(index * 5)) & 31n)],
  ).join("");
  return `${beginning}-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Normalizes a typed code to its stored form. */
export function readOrderCode(typed: string): string {
  const plain = typed.toUpperCase().replace(/[^0-9A-Z]/g, "");
  const letters = (plain.length > LETTERS ? plain.replace(/^SK/, "") : plain)
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  return `SK-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Whether text from an address can be a purchase's trx_id. */
export function isTrxId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}
