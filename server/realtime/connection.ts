import type { WebSocket } from "ws";
import { writeError } from "./protocol.ts";

/** A client that reads slower than this is disconnected; it reconnects and fetches what it missed. */
const MAX_WAITING_BYTES = 262_144;
const CLOSE_PATIENCE_MILLISECONDS = 2_000;

export type Member = { user_id: string; user_info?: unknown };

/** One client: its socket and permissions. */
export class Connection {
  readonly channels = new Set<string>();
  /** Of presence channels. */
  readonly members = new Map<string, Member>();
  userId: string | null = null;
  lastReceivedAt: number;
  isPinged = false;
  /** Client events and other messages in the current second. */
  second = 0;
  clientEvents = 0;
  messages = 0;

  readonly socketId: string;
  readonly address: string;
  readonly #socket: WebSocket;

  constructor(socketId: string, address: string, socket: WebSocket, now: number) {
    this.socketId = socketId;
    this.address = address;
    this.#socket = socket;
    this.lastReceivedAt = now;
  }

  /** False if the client was disconnected because it does not read. */
  send(message: string | Buffer): boolean {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) return false;
    if (socket.bufferedAmount > MAX_WAITING_BYTES) {
      socket.terminate();
      return false;
    }
    socket.send(message, { binary: false });
    return true;
  }

  close(code: number, message: string): void {
    this.send(writeError(code, message));
    this.#socket.close(code, message);
    // A half-open connection never answers the close frame.
    setTimeout(() => this.#socket.terminate(), CLOSE_PATIENCE_MILLISECONDS).unref();
  }

  terminate(): void {
    this.#socket.terminate();
  }
}
