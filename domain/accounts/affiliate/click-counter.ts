import { collectWrites, type CollectedWrites } from "../../collect-writes.ts";
import type { Context } from "../../context.ts";
import type { Click } from "./click.ts";
import { insertClicks } from "./click.repository.ts";

export type ClickCounter = CollectedWrites<Click>;

export function createClickCounter(ctx: Pick<Context, "db" | "log">): ClickCounter {
  return collectWrites(ctx, {
    keyOf: ({ code, visitorHash }) => `${code} ${visitorHash}`,
    write: (clicks) => insertClicks(ctx, clicks),
  });
}
