import type pg from "pg";

type Corked = { cork(): void; uncork(): void };

/**
 * Pipelining: statements issued in one tick are sent in one write, since sending is most of the cost of a short one.
 */
export function pipelineQueries(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Corked } }).connection;
  const uncork = stream.uncork.bind(stream);
  let isHeld = false;
  stream.uncork = () => {
    if (isHeld) return uncork();
    isHeld = true;
    // After all resolved promises have run: these may issue more.
    process.nextTick(() => {
      isHeld = false;
      uncork();
    });
  };
}
