/** Commas separate; one within a name is written "\,". */
export function splitList(text: string): string[] {
  return text
    .split(/(?<!\\),/)
    .map((name) => name.replaceAll("\\,", ",").trim())
    .filter((name) => name !== "");
}

export function joinList(names: readonly string[]): string {
  return names.map((name) => name.replaceAll(",", "\\,")).join(", ");
}
