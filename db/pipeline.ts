import type pg from "pg";

type Corked = { cork(): void; uncork(): void };

/** Statements that are asked for in one tick leave in one piece: sending is most of what a short one costs. */
export function pipelineQueries(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Corked } }).connection;
  const uncork = stream.uncork.bind(stream);
  let isHeld = false;
  stream.uncork = () => {
    if (isHeld) return uncork();
    isHeld = true;
    // After all promises that are ready: these may ask for more.
    process.nextTick(() => {
      isHeld = false;
      uncork();
    });
  };
}
