const MAX_REMEMBERED = 20_000;

/** Tracks when tags were purged, so that a load that began before a purge is not cached after it. */
export class Purges {
  readonly #turnOfTag = new Map<string, number>();
  #turn = 0;
  /** Anything begun before this generation may have missed a purge. */
  #forgottenBefore = 0;

  /** The current generation, for a later `isOlder`. */
  get turn(): number {
    return this.#turn;
  }

  note(tags: readonly string[]): void {
    this.#turn += 1;
    if (this.#turnOfTag.size + tags.length > MAX_REMEMBERED) {
      this.#turnOfTag.clear();
      this.#forgottenBefore = this.#turn;
    }
    for (const tag of tags) this.#turnOfTag.set(tag, this.#turn);
  }

  noteAll(): void {
    this.#turn += 1;
    this.#turnOfTag.clear();
    this.#forgottenBefore = this.#turn;
  }

  /** Whether one of the tags may have been purged after that generation. */
  isOlder(turn: number, tags: readonly string[]): boolean {
    return turn < this.#forgottenBefore || tags.some((tag) => (this.#turnOfTag.get(tag) ?? 0) > turn);
  }
}
