/** How a shop's invoice number is written. */
export function invoiceNumber(shopId: number, number: number): string {
  return `INV-${shopId}-${String(number).padStart(6, "0")}`;
}

/** How the number of a shop's credit note is written. */
export function creditNoteNumber(shopId: number, number: number): string {
  return `CN-${shopId}-${String(number).padStart(6, "0")}`;
}

/** The shop and the number that a written number of a credit note means. */
export function readCreditNoteNumber(typed: string): { shopId: number; number: number } | null {
  const [, shopId, number] = /^CN-([1-9]\d{0,8})-(\d{6,9})$/.exec(typed.toUpperCase()) ?? [];
  return shopId && number ? { shopId: Number(shopId), number: Number(number) } : null;
}
