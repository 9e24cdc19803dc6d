/** A price or a name inside of a sentence of the other direction: keeps its own order of signs. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
