import { randomUUID } from "node:crypto";
import type { Server } from "node:http";
import type { Logger } from "pino";
import type { DatabaseHandle } from "#db/client.ts";
import type { Context } from "#domain/context.ts";
import { findEventsById, findMissedEvents } from "#domain/platform/live/find-missed-events.ts";
import { LIVE_CHANNEL, MAX_NOTIFY_BYTES, type Live, type StoredEvent } from "#domain/platform/live/live-event.ts";
import { publishRaw } from "#domain/platform/live/publish.ts";
import { deleteOldEvents, sendLiveEvents, type SendHosted } from "#domain/platform/live/send-live-events.ts";
import { publishSaleShares } from "#domain/pricing/campaign/publish-sale-shares.ts";
import type { Config } from "../config.ts";
import { createHostedSender } from "./hosted-sender.ts";
import { Hub, type LiveEvent } from "./hub.ts";
import type { PresenceUpdate } from "./presence.ts";
import { SaleShares } from "./sale-shares.ts";
import { sign, type Credentials } from "./signature.ts";
import { SocketServer } from "./socket-server.ts";

/** Between processes: an outbox event or its id, a client event, or a presence change. */
type ProcessMessage =
  | ({ id: number } & Omit<StoredEvent, "id">)
  | { ref: number }
  | { from: string; event: LiveEvent }
  | { from: string; endedUser: string }
  | { from: string; presence: PresenceUpdate };

const HEARTBEAT_MILLISECONDS = 10_000;
/** Recently delivered events, so that events sent again after a lost connection are not duplicated. */
const MAX_REMEMBERED = 20_000;
/** A message may have been in flight when the connection was lost. */
const OVERLAP_MILLISECONDS = 15_000;
const MEMBERS_PER_MESSAGE = 5;
/** Around an event between processes. */
const ENVELOPE_BYTES = 100;

type LiveOptions = {
  config: Config;
  database: DatabaseHandle;
  log: Logger;
  secretOf: (purpose: string) => string;
  now: () => Date;
};

/** The live connections of this process, and their synchronization with other processes. */
export class LiveServer implements Live {
  readonly credentials: Credentials;
  readonly hub: Hub;
  readonly sockets: SocketServer;
  readonly isHosted: boolean;
  readonly #process = randomUUID();
  readonly #options: LiveOptions;
  readonly #sendHosted: SendHosted | null;
  readonly #delivered = new Set<number>();
  readonly #shares = new SaleShares((ids) => this.#publishShares(ids));
  #lastReceivedAt: Date;
  #shopContext: (() => Promise<Context>) | null = null;
  #flushing: "no" | "once" | "again" = "no";
  #timer: NodeJS.Timeout | null = null;

  constructor(options: LiveOptions) {
    const { config, secretOf, now } = options;
    const { pusher } = config.live;
    this.#options = options;
    this.#lastReceivedAt = now();
    this.credentials = pusher.credentials ?? {
      id: "souk",
      key: sign(secretOf("live key"), "key").slice(0, 20),
      secret: secretOf("live secret"),
    };
    this.isHosted = pusher.hosted !== null;
    this.#sendHosted = pusher.hosted ? createHostedSender(pusher.hosted, this.credentials) : null;
    this.hub = new Hub(this.credentials, {
      clientEvent: (event) => this.#relayClientEvent(event),
      presence: (presence) => void this.#broadcast({ from: this.#process, presence }),
    });
    this.sockets = new SocketServer(
      {
        appPath: config.appPath,
        appKey: this.credentials.key,
        appUrl: config.appUrl,
        trustProxy: config.trustProxy,
        now: () => now().getTime(),
      },
      this.hub,
    );
  }

  get key(): string {
    return this.credentials.key;
  }

  sign(text: string): string {
    return sign(this.credentials.secret, text);
  }

  /** `shopContext`: the context for background work. */
  async start(shopContext: () => Promise<Context>): Promise<void> {
    this.#shopContext = shopContext;
    if (!this.isHosted) {
      await this.#options.database.listen(
        LIVE_CHANNEL,
        (message) => this.#receive(message),
        () => void this.#catchUp().catch((error: unknown) => this.#logFailure(error)),
      );
      this.#timer = setInterval(() => this.#heartbeat(), HEARTBEAT_MILLISECONDS).unref();
      await this.#broadcast({ from: this.#process, presence: { kind: "hello" } });
    }
    this.flush();
  }

  /** Serves the connections on the HTTP server of the shop, unless a hosted service handles them. */
  attach(server: Server, options?: { isAlone: boolean }): void {
    if (!this.isHosted) this.sockets.attach(server, options);
  }

  /** Calls during a run start another one: the caller may have committed after the run read. */
  flush(): void {
    if (!this.#shopContext) return;
    if (this.#flushing !== "no") this.#flushing = "again";
    else void this.#flushAll(this.#shopContext);
  }

  showShares(campaignProductIds: readonly number[]): void {
    this.#shares.add(campaignProductIds);
  }

  /** For a job: sends events left by a killed process or rejected by a hosted service. */
  async sendUnsent(ctx: Context): Promise<void> {
    await sendLiveEvents(ctx, this.#sendHosted);
    await deleteOldEvents(ctx);
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#shares.stop();
    this.#shopContext = null;
    this.sockets.drain();
    if (!this.isHosted) await this.#broadcast({ from: this.#process, presence: { kind: "bye" } });
  }

  async #flushAll(shopContext: () => Promise<Context>): Promise<void> {
    do {
      this.#flushing = "once";
      try {
        await sendLiveEvents(await shopContext(), this.#sendHosted);
      } catch (error) {
        // The job sends them later.
        this.#logFailure(error);
      }
    } while (this.#isFlushRequested());
    this.#flushing = "no";
  }

  #isFlushRequested(): boolean {
    return this.#flushing === "again" && this.#shopContext !== null;
  }

  /** A failed update is shown with the next order, or when a page loads. */
  async #publishShares(ids: readonly number[]): Promise<readonly number[]> {
    try {
      return this.#shopContext ? await publishSaleShares(await this.#shopContext(), ids) : [];
    } catch (error) {
      this.#logFailure(error);
      return [];
    }
  }

  /** Ends the connections of a user in all processes. */
  endUser(userId: string): void {
    this.hub.terminateUser(userId, this.sockets.connections);
    void this.#broadcast({ from: this.#process, endedUser: userId });
  }

  #relayClientEvent(event: LiveEvent): void {
    const isLong = Buffer.byteLength(JSON.stringify(event)) > MAX_NOTIFY_BYTES - ENVELOPE_BYTES;
    if (isLong && this.#shopContext && this.#options.database.kind === "postgresql") {
      // By its id; this process receives it too.
      this.#publish(this.#shopContext, event).catch((error: unknown) => this.#logFailure(error));
      return;
    }
    this.hub.deliver(event);
    void this.#broadcast({ from: this.#process, event });
  }

  async #publish(shopContext: () => Promise<Context>, { socketId, userId, ...event }: LiveEvent): Promise<void> {
    await publishRaw(await shopContext(), [{ ...event, socketId: socketId ?? null, userId: userId ?? null }]);
  }

  /** To the other processes; the embedded database belongs to this one. */
  async #broadcast(message: ProcessMessage): Promise<void> {
    const { database, log } = this.#options;
    if (database.kind === "embedded") return;
    const text = JSON.stringify(message);
    if (Buffer.byteLength(text) > MAX_NOTIFY_BYTES) {
      log.warn({ bytes: text.length }, "a live message is too long for the other processes");
      return;
    }
    await database.notify(LIVE_CHANNEL, text).catch((error: unknown) => this.#logFailure(error));
  }

  #receive(text: string): void {
    this.#lastReceivedAt = this.#options.now();
    const message = JSON.parse(text) as ProcessMessage;
    if ("ref" in message) {
      const { db } = this.#options.database;
      findEventsById({ db }, [message.ref]).then(
        (events) => this.#deliverAll(events),
        (error: unknown) => this.#logFailure(error),
      );
    } else if ("id" in message) this.#deliverAll([message]);
    else if (message.from === this.#process) return;
    else if ("event" in message) this.hub.deliver(message.event);
    else if ("endedUser" in message) this.hub.terminateUser(message.endedUser, this.sockets.connections);
    else {
      this.hub.announce(this.hub.presence.apply(message.from, message.presence, this.#options.now().getTime()));
      if (message.presence.kind === "hello") this.#sendMembers();
    }
  }

  #deliverAll(events: readonly StoredEvent[]): void {
    for (const { id, channels, name, data, socketId, userId } of events) {
      if (this.#delivered.has(id)) continue;
      this.#delivered.add(id);
      this.hub.deliver({ channels, name, data, ...(socketId ? { socketId } : {}), ...(userId ? { userId } : {}) });
    }
    for (const id of this.#delivered) {
      if (this.#delivered.size <= MAX_REMEMBERED) return;
      this.#delivered.delete(id);
    }
  }

  /** After the connection to the database was lost. */
  async #catchUp(): Promise<void> {
    const since = new Date(this.#lastReceivedAt.getTime() - OVERLAP_MILLISECONDS);
    this.#deliverAll(await findMissedEvents({ db: this.#options.database.db }, since));
    await this.#broadcast({ from: this.#process, presence: { kind: "hello" } });
    this.#sendMembers();
  }

  #heartbeat(): void {
    this.#sendMembers();
    this.hub.announce(this.hub.presence.removeLost(this.#options.now().getTime()));
  }

  #sendMembers(): void {
    const own = this.hub.presence.own();
    const parts = Math.max(1, Math.ceil(own.length / MEMBERS_PER_MESSAGE));
    for (let part = 0; part < parts; part += 1) {
      const members = own.slice(part * MEMBERS_PER_MESSAGE, (part + 1) * MEMBERS_PER_MESSAGE);
      void this.#broadcast({ from: this.#process, presence: { kind: "all", members } });
    }
  }

  #logFailure(error: unknown): void {
    this.#options.log.error({ err: error }, "live events could not be sent");
  }
}
