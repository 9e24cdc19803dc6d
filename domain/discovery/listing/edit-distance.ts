const MIN_LETTERS_FOR_ONE = 4;
const MIN_LETTERS_FOR_TWO = 8;

/** The maximum number of edits for a word. */
export function maxEdits(typed: string): number {
  return typed.length < MIN_LETTERS_FOR_ONE ? 0 : typed.length < MIN_LETTERS_FOR_TWO ? 1 : 2;
}

/** Optimal string alignment: insertions, deletions, substitutions and transpositions of neighbors. */
export function editDistance(one: string, other: string): number {
  const [from, to] = [[...one], [...other]];
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const next = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      let edits = Math.min(last[column]! + 1, next[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1));
      const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (isSwapped) edits = Math.min(edits, beforeLast[column - 2]! + 1);
      next.push(edits);
    }
    beforeLast = last;
    last = next;
  }
  return last[to.length]!;
}
