import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

type Channel = { onMessage: (payload: string) => void; onMissed: () => void };

const RECONNECT_MILLISECONDS = 1_000;

/** A connection of its own that hears what other processes send; when it breaks it comes back, and says that something may have been missed. */
export function createListener(url: string): {
  listen(channel: string, handlers: Channel): Promise<void>;
  close(): Promise<void>;
} {
  const channels = new Map<string, Channel>();
  let client: Promise<pg.Client> | null = null;
  let isClosed = false;

  async function connect(): Promise<pg.Client> {
    const made = new pg.Client({ connectionString: url, application_name: "souk-listener" });
    made.on("error", () => undefined);
    made.once("end", () => void reconnect());
    made.on("notification", ({ channel, payload }) => channels.get(channel)?.onMessage(payload ?? ""));
    await made.connect();
    for (const channel of channels.keys()) await made.query(`listen ${pg.escapeIdentifier(channel)}`);
    return made;
  }

  async function reconnect(): Promise<void> {
    while (!isClosed) {
      await sleep(RECONNECT_MILLISECONDS, undefined, { ref: false });
      const attempt = connect();
      const isBack = await attempt.then(
        () => true,
        () => false,
      );
      if (!isBack) continue;
      client = attempt;
      for (const { onMissed } of channels.values()) onMissed();
      return;
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
