/** Isolates a price or a name inside text of the other direction. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
