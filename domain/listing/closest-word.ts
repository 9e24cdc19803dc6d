type KnownWord = { word: string; uses: number };

/** The known word that was probably meant: fewest slips of the finger, then the more used one; null when none is near. */
export function closestWord(typed: string, known: readonly KnownWord[]): string | null {
  const allowed = typed.length <= 4 ? 1 : typed.length <= 8 ? 2 : 3;
  const near = known
    .map(({ word, uses }) => ({ word, uses, slips: countSlips(typed, word) }))
    .filter(({ slips }) => slips <= allowed)
    .toSorted((one, other) => one.slips - other.slips || other.uses - one.uses);
  return near[0]?.word ?? null;
}

/** Letters missing, added, wrong or swapped with their neighbour. */
export function countSlips(one: string, other: string): number {
  const [from, to] = [[...one], [...other]];
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const next = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      let slips = Math.min(last[column]! + 1, next[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1));
      const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (isSwapped) slips = Math.min(slips, beforeLast[column - 2]! + 1);
      next.push(slips);
    }
    beforeLast = last;
    last = next;
  }
  return last[to.length]!;
}
