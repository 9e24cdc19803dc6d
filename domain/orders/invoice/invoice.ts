/** An invoice or a credit note of a shop's series; `prefix`: as of its issue. */
export type DocumentNumber = { prefix: string; shopId: number; number: number };

/** Formats the number of an invoice or a credit note: INV-3-000012. The search of orders formats it the same. */
export function documentNumber({ prefix, shopId, number }: DocumentNumber): string {
  return `${prefix}-${shopId}-${String(number).padStart(6, "0")}`;
}

/** Parses a formatted number; null if it is none. */
export function readDocumentNumber(typed: string): DocumentNumber | null {
  const [, prefix, shopId, number] = /^([A-Z0-9-]{1,10})-([1-9]\d{0,8})-(\d{6,9})$/.exec(typed.toUpperCase()) ?? [];
  return prefix && shopId && number ? { prefix, shopId: Number(shopId), number: Number(number) } : null;
}
