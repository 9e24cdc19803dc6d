import type { Context } from "../../context.ts";
import type { Click } from "./click.ts";
import { insertClicks } from "./click.repository.ts";

const FLUSH_MILLISECONDS = 5_000;
const MAX_WAITING = 5_000;

export type ClickCounter = { add(click: Click): void; flush(): Promise<void> };

/**
 * Collects clicks in memory and writes them together, a few seconds later. A flood is cut off; what a process had not
 * written when it was killed is lost, as clicks are statistics.
 */
export function createClickCounter(ctx: Pick<Context, "db" | "log">): ClickCounter {
  let waiting = new Map<string, Click>();
  let timer: ReturnType<typeof setTimeout> | null = null;

  async function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    const clicks = [...waiting.values()];
    waiting = new Map();
    await insertClicks(ctx, clicks).catch((error: unknown) =>
      ctx.log.error({ err: error, clicks: clicks.length }, "clicks could not be counted"),
    );
  }

  return {
    add(click) {
      if (waiting.size >= MAX_WAITING) return;
      waiting.set(`${click.code} ${click.visitorHash}`, click);
      timer ??= setTimeout(() => void flush(), FLUSH_MILLISECONDS).unref();
    },
    flush,
  };
}
