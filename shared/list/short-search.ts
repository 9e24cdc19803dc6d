/** The trigram index cannot find shorter texts. */
export const TRIGRAM_LENGTH = 3;

/** Whether a search is too short for all fields. In scripts whose letters are words, two of them are a name. */
export function isShortSearch(text: string): boolean {
  const typed = text.trim();
  return typed.length > 0 && typed.length < TRIGRAM_LENGTH && /^[\x20-\x7e]+$/.test(typed);
}
