const DESCRIPTION_CHARACTERS = 160;

/** Text for a description: without HTML, cut at a word, as long as search engines show it. */
export function shortened(text: string): string {
  const plain = text
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (plain.length <= DESCRIPTION_CHARACTERS) return plain;
  return `${plain.slice(0, plain.lastIndexOf(" ", DESCRIPTION_CHARACTERS - 1))}…`;
}
