const SMALLEST_HEAP = 1_024;

/** Collects the `wanted` lowest entries by key, then by tie; the rest is discarded from time to time. */
export function createTopK(wanted: number) {
  let keys = new Float64Array(Math.max(SMALLEST_HEAP, Math.min(wanted * 2, SMALLEST_HEAP * SMALLEST_HEAP)));
  let ties = new Int32Array(keys.length);
  let [count, highest] = [0, Infinity];

  function makeRoom(): void {
    if (count >= wanted * 2) {
      const kept = lowest(keys.subarray(0, count), ties.subarray(0, count), 0, wanted);
      const [keptKeys, keptTies] = [kept.map((at) => keys[at]!), kept.map((at) => ties[at]!)];
      keys.set(keptKeys);
      ties.set(keptTies);
      count = kept.length;
      highest = keptKeys.at(-1) ?? -Infinity;
      return;
    }
    const [moreKeys, moreTies] = [new Float64Array(keys.length * 2), new Int32Array(keys.length * 2)];
    moreKeys.set(keys);
    moreTies.set(ties);
    [keys, ties] = [moreKeys, moreTies];
  }

  return {
    /** False if enough lower keys are known. */
    wants: (key: number): boolean => key <= highest,
    add(key: number, tie: number): void {
      if (key > highest) return;
      if (count === keys.length) makeRoom();
      keys[count] = key;
      ties[count++] = tie;
    },
    take(from: number, to: number): number[] {
      return lowest(keys.subarray(0, count), ties.subarray(0, count), from, to).map((at) => ties[at]!);
    },
  };
}

/**
 * The positions of the entries `from` to before `to` in sorted order. Only ties with the boundaries are compared
 * individually.
 */
function lowest(keys: Float64Array, ties: Int32Array, from: number, to: number): number[] {
  if (from >= keys.length || to <= from) return [];
  const sorted = keys.slice().sort();
  const [min, max] = [sorted[from]!, sorted[Math.min(to, sorted.length) - 1]!];
  const near: number[] = [];
  let before = 0;
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at]!;
    if (key < min) before += 1;
    else if (key <= max) near.push(at);
  }
  near.sort((one, other) => keys[one]! - keys[other]! || ties[one]! - ties[other]!);
  return near.slice(from - before, to - before);
}
