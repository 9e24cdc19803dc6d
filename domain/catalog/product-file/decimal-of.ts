/** A number with a decimal point: "1.299,50" and "1,299.50" are "1299.50". Other text stays as it is. */
export function decimalOf(text: string): string {
  const compact = text.replaceAll(/[\s\u00A0]/g, "");
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(compact) && compact.includes(".")) return compact.replaceAll(",", "");
  if (/^\d{1,3}(\.\d{3})+,\d+$/.test(compact)) return compact.replaceAll(".", "").replace(",", ".");
  if (/^\d+,\d{1,2}$/.test(compact)) return compact.replace(",", ".");
  return compact;
}
