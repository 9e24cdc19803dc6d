import type { Context } from "./context.ts";

const FLUSH_MILLISECONDS = 5_000;
const MAX_WAITING = 5_000;

export type CollectedWrites<Item> = { add(item: Item): void; flush(): Promise<void> };

type How<Item> = {
  /** Items of one key are one. */
  keyOf: (item: Item) => string;
  write: (items: readonly Item[]) => Promise<void>;
};

/**
 * Collects statistics in memory and writes them together, a few seconds later. A flood is cut off; what a process had
 * not written when it was killed is lost.
 */
export function collectWrites<Item>({ log }: Pick<Context, "log">, { keyOf, write }: How<Item>): CollectedWrites<Item> {
  let waiting = new Map<string, Item>();
  let timer: ReturnType<typeof setTimeout> | null = null;

  async function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    const items = [...waiting.values()];
    waiting = new Map();
    await write(items).catch((error: unknown) =>
      log.error({ err: error, items: items.length }, "collected items could not be written"),
    );
  }

  return {
    add(item) {
      if (waiting.size >= MAX_WAITING) return;
      waiting.set(keyOf(item), item);
      timer ??= setTimeout(() => void flush(), FLUSH_MILLISECONDS).unref();
    },
    flush,
  };
}
