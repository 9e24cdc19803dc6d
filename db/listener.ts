import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

type Channel = { onMessage: (payload: string) => void; onMissed: () => void };

const PAUSE_MILLISECONDS = 250;
/** Half-open connections are detected by a probe at this interval. */
const PROBE_MILLISECONDS = 2_000;

/**
 * A dedicated connection that listens for notifications of other processes; after a disconnect it reconnects, and
 * reports that some may have been missed.
 */
export function createListener(
  url: string,
  probeMilliseconds = PROBE_MILLISECONDS,
): {
  listen(channel: string, handlers: Channel): Promise<void>;
  close(): Promise<void>;
} {
  const channels = new Map<string, Channel>();
  let client: Promise<pg.Client> | null = null;
  let isClosed = false;

  async function connect(): Promise<pg.Client> {
    const made = new pg.Client({
      connectionString: url,
      application_name: "souk-listener",
      query_timeout: probeMilliseconds,
      connectionTimeoutMillis: probeMilliseconds,
    });
    const life = { isUp: false, isEnded: false };
    made.on("error", () => undefined);
    made.on("notification", ({ channel, payload }) => channels.get(channel)?.onMessage(payload ?? ""));
    made.once("end", () => {
      life.isEnded = true;
      if (life.isUp) void reconnect();
    });
    try {
      await made.connect();
      for (const channel of channels.keys()) await made.query(`listen ${pg.escapeIdentifier(channel)}`);
      if (isClosed || life.isEnded) throw new Error("The listening connection ended as it began");
    } catch (error) {
      void made.end().catch(() => undefined);
      throw error;
    }
    life.isUp = true;
    probe(made);
    return made;
  }

  function probe(connected: pg.Client): void {
    const timer = setInterval(
      () => void connected.query("select 1").catch(() => connected.end()),
      probeMilliseconds,
    ).unref();
    connected.once("end", () => clearInterval(timer));
  }

  async function reconnect(): Promise<void> {
    while (!isClosed) {
      const attempt = connect();
      const isBack = await attempt.then(
        () => true,
        () => false,
      );
      if (isBack) {
        client = attempt;
        for (const { onMissed } of channels.values()) onMissed();
        return;
      }
      await sleep(PAUSE_MILLISECONDS, undefined, { ref: false });
    }
  }

  return {
    async listen(channel, handlers) {
      channels.set(channel, handlers);
      client ??= connect();
      await (await client).query(`listen ${pg.escapeIdentifier(channel)}`);
    },
    async close() {
      isClosed = true;
      await (await client?.catch(() => null))?.end().catch(() => undefined);
    },
  };
}
