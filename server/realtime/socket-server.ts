import { randomInt } from "node:crypto";
import type { IncomingMessage, Server } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { WebSocketServer, type WebSocket } from "ws";
import { isLoopback } from "../config.ts";
import { Connection } from "./connection.ts";
import type { Hub } from "./hub.ts";
import { CODES, MAX_FRAME_BYTES, readFields, readMessage, refusalOf, writeError, writeMessage } from "./protocol.ts";

export type SocketLimits = {
  /** In one process. */
  connections: number;
  /** From one address, unless it is this machine's. */
  connectionsOfAddress: number;
  /** Idle time after which the server pings; clients know it and ping themselves. */
  activitySeconds: number;
  /** From a ping to its pong. */
  pongSeconds: number;
};

export const SOCKET_LIMITS: SocketLimits = {
  connections: 20_000,
  connectionsOfAddress: 500,
  activitySeconds: 120,
  pongSeconds: 30,
};

const MAX_CLIENT_EVENTS_PER_SECOND = 10;
const MAX_MESSAGES_PER_SECOND = 120;
const SECOND = 1_000;
const LOOK_MILLISECONDS = 5_000;

export type SocketSettings = {
  appPath: string;
  appKey: string;
  /** The address of the shop, if the operator has set it. */
  appUrl: string | null;
  trustProxy: boolean;
  now: () => number;
  limits?: Partial<SocketLimits>;
};

/** The WebSocket side of the Pusher protocol, on the HTTP server of the shop. */
export class SocketServer {
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
  });
  readonly connections = new Set<Connection>();
  readonly #ofAddress = new Map<string, number>();
  readonly #settings: SocketSettings;
  readonly #limits: SocketLimits;
  readonly #hub: Hub;
  readonly #timer: NodeJS.Timeout;
  #isDraining = false;

  constructor(settings: SocketSettings, hub: Hub) {
    this.#settings = settings;
    this.#limits = { ...SOCKET_LIMITS, ...settings.limits };
    this.#hub = hub;
    const { activitySeconds, pongSeconds } = this.#limits;
    const pause = Math.min(LOOK_MILLISECONDS, activitySeconds * SECOND, pongSeconds * SECOND);
    this.#timer = setInterval(() => this.#closeSilent(), pause).unref();
  }

  /** `isAlone`: all other upgrade requests are rejected. */
  attach(server: Server, { isAlone } = { isAlone: true }): void {
    server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on("error", () => socket.destroy());
      if (this.accepts(request)) this.#accept(request, socket, head);
      else if (isAlone) socket.end("HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
    });
  }

  accepts({ url = "", headers }: IncomingMessage): boolean {
    if (headers.upgrade?.toLowerCase() !== "websocket") return false;
    const { appPath } = this.#settings;
    const path = url.replace(/\?.*/s, "").replace(/^\/{2,}/, "/");
    return (
      [`${appPath}live/`, appPath, "/"].some((base) => path.startsWith(`${base}app/`)) || path === `${appPath}live`
    );
  }

  /** Asks all clients to reconnect, to another process or the next one. */
  drain(): void {
    this.#isDraining = true;
    clearInterval(this.#timer);
    for (const connection of this.connections) connection.close(CODES.reconnect, "The server restarts");
  }

  #accept(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // HTTP timeouts do not apply to a WebSocket, which may be idle.
    if (socket instanceof Socket) socket.setTimeout(0);
    this.#sockets.handleUpgrade(request, socket, head, (webSocket) => this.#open(webSocket, request));
  }

  #open(webSocket: WebSocket, request: IncomingMessage): void {
    webSocket.on("error", () => webSocket.terminate());
    const url = new URL(request.url ?? "/", "http://localhost");
    const address = this.#addressOf(request);
    const refusal =
      refusalOf(url, { appKey: this.#settings.appKey, isTlsMissing: this.#isTlsMissing(request) }) ??
      this.#overCapacity(address);
    if (refusal) {
      webSocket.send(writeError(refusal.code, refusal.message));
      webSocket.close(refusal.code, refusal.message);
      setTimeout(() => webSocket.terminate(), SECOND).unref();
      return;
    }
    const socketId = `${randomInt(1, 2 ** 31)}.${randomInt(1, 2 ** 31)}`;
    const connection = new Connection(socketId, address, webSocket, this.#settings.now());
    this.connections.add(connection);
    this.#ofAddress.set(address, (this.#ofAddress.get(address) ?? 0) + 1);
    webSocket.on("message", (data, isBinary) => this.#receive(connection, data as Buffer, isBinary));
    webSocket.on("ping", () => (connection.lastReceivedAt = this.#settings.now()));
    webSocket.on("close", () => this.#remove(connection));
    const { activitySeconds } = this.#limits;
    connection.send(
      writeMessage("pusher:connection_established", { socket_id: socketId, activity_timeout: activitySeconds }),
    );
  }

  #remove(connection: Connection): void {
    if (!this.connections.delete(connection)) return;
    this.#hub.leaveAll(connection);
    const left = (this.#ofAddress.get(connection.address) ?? 1) - 1;
    if (left > 0) this.#ofAddress.set(connection.address, left);
    else this.#ofAddress.delete(connection.address);
  }

  #receive(connection: Connection, data: Buffer, isBinary: boolean): void {
    connection.lastReceivedAt = this.#settings.now();
    connection.isPinged = false;
    this.#startSecond(connection);
    connection.messages += 1;
    if (connection.messages > MAX_MESSAGES_PER_SECOND) {
      if (connection.messages === MAX_MESSAGES_PER_SECOND + 1)
        connection.close(CODES.overCapacity, "Too many messages in a second");
      return;
    }
    const message = isBinary ? null : readMessage(data.toString("utf8"));
    if (!message) {
      connection.send(writeError(null, "The message is not valid"));
      return;
    }
    const { event } = message;
    if (event === "pusher:ping") connection.send(writeMessage("pusher:pong", {}));
    else if (event === "pusher:pong") return;
    else if (event === "pusher:subscribe") this.#hub.subscribe(connection, readFields(message.data));
    else if (event === "pusher:unsubscribe") this.#hub.unsubscribe(connection, readFields(message.data).channel);
    else if (event === "pusher:signin") this.#hub.signIn(connection, readFields(message.data));
    else if (event.startsWith("client-")) {
      connection.clientEvents += 1;
      if (connection.clientEvents > MAX_CLIENT_EVENTS_PER_SECOND)
        connection.send(writeError(CODES.rateLimited, "At most 10 client events per second"));
      else this.#hub.sendClientEvent(connection, message);
    } else connection.send(writeError(null, `Unknown event: ${event}`));
  }

  #startSecond(connection: Connection): void {
    const second = Math.floor(connection.lastReceivedAt / SECOND);
    if (second === connection.second) return;
    connection.second = second;
    connection.clientEvents = 0;
    connection.messages = 0;
  }

  /** Pings idle clients, and closes connections without a pong. */
  #closeSilent(): void {
    const now = this.#settings.now();
    const { activitySeconds, pongSeconds } = this.#limits;
    for (const connection of this.connections) {
      const silence = now - connection.lastReceivedAt;
      if (silence > (activitySeconds + pongSeconds) * SECOND)
        connection.close(CODES.pongMissing, "Pong reply not received in time");
      else if (silence > activitySeconds * SECOND && !connection.isPinged) {
        connection.isPinged = true;
        connection.send(writeMessage("pusher:ping", {}));
      }
    }
  }

  #overCapacity(address: string): { code: number; message: string } | null {
    const { connections, connectionsOfAddress } = this.#limits;
    if (this.#isDraining) return { code: CODES.reconnect, message: "The server restarts" };
    if (this.connections.size >= connections) return { code: CODES.overCapacity, message: "Over capacity" };
    const ofAddress = this.#ofAddress.get(address) ?? 0;
    return ofAddress >= connectionsOfAddress && !isOwnMachine(address)
      ? { code: CODES.overCapacity, message: "Too many connections from one address" }
      : null;
  }

  #addressOf({ headers, socket }: IncomingMessage): string {
    const forwarded = this.#settings.trustProxy
      ? String(headers["x-forwarded-for"] ?? "")
          .split(",")
          .at(-1)
          ?.trim()
      : "";
    return forwarded || (socket.remoteAddress ?? "unknown");
  }

  /** Plain connections are for loopback names only; TLS ends at the proxy. */
  #isTlsMissing({ headers }: IncomingMessage): boolean {
    const { appUrl, trustProxy } = this.#settings;
    const host = (headers.host ?? "").replace(/:\d+$/, "");
    if (isLoopback(host)) return false;
    const forwarded = trustProxy ? headers["x-forwarded-proto"] : undefined;
    return forwarded === undefined ? !appUrl?.startsWith("https:") : !String(forwarded).includes("https");
  }
}

function isOwnMachine(address: string): boolean {
  return isLoopback(address.replace(/^::ffff:/, ""));
}
