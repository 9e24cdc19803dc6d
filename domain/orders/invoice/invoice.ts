/** Formats a shop's invoice number. */
export function invoiceNumber(shopId: number, number: number): string {
  return `INV-${shopId}-${String(number).padStart(6, "0")}`;
}

/** Formats the number of a shop's credit note. */
export function creditNoteNumber(shopId: number, number: number): string {
  return `CN-${shopId}-${String(number).padStart(6, "0")}`;
}

/** Parses the shop and the number from a formatted credit note number. */
export function readCreditNoteNumber(typed: string): { shopId: number; number: number } | null {
  const [, shopId, number] = /^CN-([1-9]\d{0,8})-(\d{6,9})$/.exec(typed.toUpperCase()) ?? [];
  return shopId && number ? { shopId: Number(shopId), number: Number(number) } : null;
}
