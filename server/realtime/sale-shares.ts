/** How long sold units are collected before they are shown. */
const PAUSE_MILLISECONDS = 1_000;

/** Publishes the sold units of these products; returns those that have to wait. */
type PublishShares = (campaignProductIds: readonly number[]) => Promise<readonly number[]>;

/** Collects products of flash sales whose sold units have changed, so that many orders cause few events. */
export class SaleShares {
  readonly #publish: PublishShares;
  readonly #changed = new Set<number>();
  #timer: NodeJS.Timeout | null = null;
  #isStopped = false;

  constructor(publish: PublishShares) {
    this.#publish = publish;
  }

  add(campaignProductIds: readonly number[]): void {
    for (const id of campaignProductIds) this.#changed.add(id);
    if (this.#isStopped || this.#changed.size === 0) return;
    this.#timer ??= setTimeout(() => void this.#show(), PAUSE_MILLISECONDS).unref();
  }

  stop(): void {
    this.#isStopped = true;
    if (this.#timer) clearTimeout(this.#timer);
  }

  async #show(): Promise<void> {
    const ids = [...this.#changed];
    this.#changed.clear();
    // The timer stays set until publishing has finished.
    const waiting = await this.#publish(ids);
    this.#timer = null;
    this.add([...waiting, ...this.#changed]);
  }
}
