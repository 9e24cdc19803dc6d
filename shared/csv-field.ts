/** Quotes a field if needed, and prefixes an apostrophe so that spreadsheets do not run untrusted text as a formula. The product import removes the apostrophe again. */
export function csvField(value: string | number): string {
  const text = String(value);
  const harmless = typeof value === "string" && /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
