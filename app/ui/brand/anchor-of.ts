/** The id of a letter's heading. */
export function anchorOf(letter: string): string {
  return letter === "#" ? "letter-other" : `letter-${letter}`;
}
