const ROWS = 4;
/** A power of two. */
const WIDTH = 65_536;
const MAX_COUNT = 15;
/** Then all counts are halved, so that what was popular yesterday makes room. */
const SAMPLE_SIZE = 160_000;
const FNV_OFFSET = 2_166_136_261;
const FNV_PRIME = 16_777_619;
const SEEDS = [0x9e37_79b1, 0x85eb_ca77, 0xc2b2_ae3d, 0x27d4_eb2f] as const;

/** A count-min sketch: about how often a key was requested lately, in 256 kB whatever the number of keys. */
export class FrequencySketch {
  readonly #counts = new Uint8Array(ROWS * WIDTH);
  #recorded = 0;

  record(key: string): void {
    const hash = hashOf(key);
    for (let row = 0; row < ROWS; row += 1) {
      const at = cellOf(hash, row);
      if (this.#counts[at]! < MAX_COUNT) this.#counts[at]! += 1;
    }
    this.#recorded += 1;
    if (this.#recorded < SAMPLE_SIZE) return;
    this.#recorded /= 2;
    for (let at = 0; at < this.#counts.length; at += 1) this.#counts[at]! >>= 1;
  }

  estimate(key: string): number {
    const hash = hashOf(key);
    let least = MAX_COUNT;
    for (let row = 0; row < ROWS; row += 1) least = Math.min(least, this.#counts[cellOf(hash, row)]!);
    return least;
  }
}

function cellOf(hash: number, row: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), SEEDS[row]!);
  return row * WIDTH + ((mixed ^ (mixed >>> 16)) & (WIDTH - 1));
}

/** FNV-1a. */
function hashOf(key: string): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), FNV_PRIME);
  return hash >>> 0;
}
