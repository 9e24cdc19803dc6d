/** Quoted if needed; a spreadsheet must not take untrusted text for a formula. The import of products takes the apostrophe away again. */
export function csvField(value: string | number): string {
  const text = String(value);
  const harmless = typeof value === "string" && /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
