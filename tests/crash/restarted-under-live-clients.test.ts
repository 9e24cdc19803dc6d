import { expect, test } from "vitest";
import { WebSocket } from "ws";
import { pauseBefore } from "#app/live/pusher-connection.ts";
import { sign } from "#server/realtime/signature.ts";
import { startBuiltServer } from "#tests/support/built-server.ts";
import { createClient, type Client } from "#tests/support/client.ts";

const CLIENTS = 500;
const PATIENCE_MILLISECONDS = 300_000;
const APP = { PUSHER_APP_ID: "1", PUSHER_APP_KEY: "crash-key", PUSHER_APP_SECRET: "crash-secret" };

type Message = { event: string; data: string };

/** A page that stays open: it comes back by itself, and asks for what it missed. */
class OpenPage {
  readonly known = new Set<number>();
  isListening = false;
  #attempts = 0;
  #isClosed = false;
  #socket: WebSocket | null = null;
  readonly #url: string;
  readonly #channel: string;
  readonly #customer: Client;

  constructor(url: string, channel: string, customer: Client) {
    this.#url = url;
    this.#channel = channel;
    this.#customer = customer;
    this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    this.#socket?.terminate();
  }

  #connect(): void {
    if (this.#isClosed) return;
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.on("error", () => undefined);
    socket.on("close", () => {
      this.isListening = false;
      // The page's own waiting, a tenth as long.
      setTimeout(() => this.#connect(), pauseBefore(this.#attempts++) / 10);
    });
    socket.on("message", (text: Buffer) => this.#receive(JSON.parse(text.toString()) as Message));
  }

  #receive({ event, data }: Message): void {
    if (event === "pusher:connection_established") {
      const { socket_id: id } = JSON.parse(data) as { socket_id: string };
      const auth = `${APP.PUSHER_APP_KEY}:${sign(APP.PUSHER_APP_SECRET, `${id}:${this.#channel}`)}`;
      const subscription = { event: "pusher:subscribe", data: { channel: this.#channel, auth } };
      this.#socket?.send(JSON.stringify(subscription));
    } else if (event === "pusher_internal:subscription_succeeded") {
      this.#attempts = 0;
      void this.#catchUp();
    } else if (event === "push-notification") this.known.add((JSON.parse(data) as { id: number }).id);
  }

  async #catchUp(): Promise<void> {
    const path = `user-notification/all?after=${Math.max(0, ...this.known)}`;
    const { body } = await this.#customer.get<{ notifications: { id: number }[] }>(path);
    for (const { id } of body.notifications) this.known.add(id);
    this.isListening = true;
  }
}

test(
  `the shop is killed under ${CLIENTS} open pages: all come back and miss nothing`,
  async () => {
    let server = await startBuiltServer({ environment: APP });
    const { port, dataDir } = server;
    const customer = createClient(server.url);
    await customer.post("login", { email: "shopper@souk.example", password: "souk-demo" });
    const { body } = await customer.get<{ user: { id: number } }>("visitor");
    const address = `ws://127.0.0.1:${port}/live/app/${APP.PUSHER_APP_KEY}?protocol=7`;
    const open = Array.from({ length: CLIENTS }, () => new OpenPage(address, `private-user.${body.user.id}`, customer));
    const listening = () => open.filter(({ isListening }) => isListening).length;
    const stored = async () => {
      const answer = await customer.get<{ notifications: { id: number }[] }>("user-notification/all?after=0");
      return answer.body.notifications.map(({ id }) => id);
    };
    // Another sign-in from a new device is notified.
    const signInElsewhere = () =>
      createClient(server.url).post("login", { email: "shopper@souk.example", password: "souk-demo" });
    try {
      await expect.poll(listening, { timeout: 120_000 }).toBe(CLIENTS);
      await signInElsewhere();
      await server.kill();
      await expect.poll(listening).toBe(0);
      server = await startBuiltServer({ data: { folder: dataDir }, port, environment: APP });
      await expect.poll(listening, { timeout: 120_000 }).toBe(CLIENTS);
      await signInElsewhere();
      const all = await stored();
      expect(all.length).toBeGreaterThan(1);
      await expect.poll(() => open.filter(({ known }) => all.every((id) => known.has(id))).length).toBe(CLIENTS);
    } finally {
      for (const page of open) page.close();
      await server.stop();
    }
  },
  PATIENCE_MILLISECONDS,
);
