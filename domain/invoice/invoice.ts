/** How a shop's invoice number is written. */
export function invoiceNumber(shopId: number, number: number): string {
  return `INV-${shopId}-${String(number).padStart(6, "0")}`;
}
