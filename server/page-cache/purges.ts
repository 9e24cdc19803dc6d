const MAX_REMEMBERED = 20_000;

/** Remembers which tags were purged when, so that what was begun before a purge is not kept after it. */
export class Purges {
  readonly #turnOfTag = new Map<string, number>();
  #turn = 0;
  /** What began before this turn may have missed a purge. */
  #forgottenBefore = 0;

  /** The moment as it is now, to be asked about later. */
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

  /** Whether one of the tags may have been purged after that turn. */
  isOlder(turn: number, tags: readonly string[]): boolean {
    return turn < this.#forgottenBefore || tags.some((tag) => (this.#turnOfTag.get(tag) ?? 0) > turn);
  }
}
