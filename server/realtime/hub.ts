import { isPresence, isProtected, USER_CHANNEL_PREFIX } from "#shared/live-channel.ts";
import type { Connection, Member } from "./connection.ts";
import { Presence, type PresenceChange, type PresenceUpdate } from "./presence.ts";
import { CODES, MAX_DATA_BYTES, readFields, writeError, writeMessage, type Message } from "./protocol.ts";
import { isSigned, type Credentials } from "./signature.ts";

/** An event as clients get it. `data`: JSON text. */
export type LiveEvent = { channels: readonly string[]; name: string; data: string; socketId?: string; userId?: string };

/** Sent to other processes immediately, without being stored. */
export type Relay = {
  clientEvent(event: LiveEvent): void;
  presence(update: PresenceUpdate): void;
};

const MAX_CHANNELS = 100;
const MAX_MEMBERS = 100;
const MAX_USER_INFO_BYTES = 1_024;
const MAX_USER_ID_LENGTH = 128;

/** Channels and their subscribers in this process. */
export class Hub {
  readonly #subscribers = new Map<string, Set<Connection>>();
  readonly #credentials: Credentials;
  readonly #relay: Relay;
  readonly presence = new Presence();

  constructor(credentials: Credentials, relay: Relay) {
    this.#credentials = credentials;
    this.#relay = relay;
  }

  /** The subscribed channels with the number of connections in this process. */
  counts(): Map<string, number> {
    return new Map([...this.#subscribers].map(([channel, connections]) => [channel, connections.size]));
  }

  /** Sends an event to its subscribers here, except the one that caused it. Returns their number. */
  deliver({ channels, name, data, socketId, userId }: LiveEvent): number {
    let reached = 0;
    for (const channel of channels) {
      const connections = this.#subscribers.get(channel);
      if (!connections) continue;
      const frame = Buffer.from(
        JSON.stringify({ event: name, channel, data, ...(userId === undefined ? {} : { user_id: userId }) }),
      );
      for (const connection of connections)
        if (connection.socketId !== socketId && connection.send(frame)) reached += 1;
    }
    return reached;
  }

  subscribe(connection: Connection, fields: Record<string, unknown>): void {
    const { channel, auth, channel_data: channelData } = fields;
    if (typeof channel !== "string") return;
    if (connection.channels.has(channel)) {
      connection.send(writeError(null, `Existing subscription to channel ${channel}`));
      return;
    }
    if (connection.channels.size >= MAX_CHANNELS)
      return refuse(connection, channel, "LimitReached", "Too many channels on one connection", 4004);
    if (channel.startsWith(USER_CHANNEL_PREFIX)) {
      if (channel !== `${USER_CHANNEL_PREFIX}${connection.userId}`)
        return refuse(connection, channel, "AuthError", "The connection is not signed in as this user", 401);
    } else if (isProtected(channel)) {
      const signed = `${connection.socketId}:${channel}${typeof channelData === "string" ? `:${channelData}` : ""}`;
      if (!isSigned(this.#credentials, auth, signed))
        return refuse(connection, channel, "AuthError", "The signature is wrong", 401);
    }
    if (isPresence(channel)) return this.#enter(connection, channel, channelData);
    this.#add(connection, channel);
    connection.send(writeMessage("pusher_internal:subscription_succeeded", {}, channel));
  }

  unsubscribe(connection: Connection, channel: unknown): void {
    if (typeof channel !== "string" || !connection.channels.delete(channel)) return;
    const connections = this.#subscribers.get(channel);
    connections?.delete(connection);
    if (connections?.size === 0) this.#subscribers.delete(channel);
    const member = connection.members.get(channel);
    if (!member) return;
    connection.members.delete(channel);
    const left = this.presence.leave(channel, member.user_id);
    if (!left) return;
    this.#relay.presence({ kind: "left", channel, userId: member.user_id });
    if (left.isLast) this.announce([{ channel, kind: "removed", member }]);
  }

  leaveAll(connection: Connection): void {
    for (const channel of connection.channels) this.unsubscribe(connection, channel);
  }

  signIn(connection: Connection, fields: Record<string, unknown>): void {
    const { auth, user_data: userData } = fields;
    const { id } = readFields(userData);
    const isRight =
      typeof userData === "string" && isSigned(this.#credentials, auth, `${connection.socketId}::user::${userData}`);
    if (!isRight || typeof id !== "string" || id === "") {
      connection.close(CODES.unauthorized, "Connection is unauthorized");
      return;
    }
    connection.userId = id;
    connection.send(writeMessage("pusher:signin_success", { user_data: userData }));
  }

  /** From one member to the others; only on channels that require a signature. */
  sendClientEvent(connection: Connection, { event, channel, data }: Message): void {
    const text = typeof data === "string" ? data : JSON.stringify(data ?? null);
    const refusal = !channel
      ? "A client event needs a channel"
      : !isProtected(channel)
        ? "Client events are only allowed on private and presence channels"
        : !connection.channels.has(channel)
          ? "The connection is not subscribed to the channel"
          : Buffer.byteLength(text) > MAX_DATA_BYTES
            ? "The data of an event may have at most 10 kB"
            : null;
    if (refusal || !channel) {
      connection.send(writeError(null, refusal ?? ""));
      return;
    }
    const userId = connection.members.get(channel)?.user_id;
    this.#relay.clientEvent({
      channels: [channel],
      name: event,
      data: text,
      socketId: connection.socketId,
      ...(userId === undefined ? {} : { userId }),
    });
  }

  /** Notifies the local subscribers about members who joined or left. */
  announce(changes: readonly PresenceChange[]): void {
    for (const { channel, kind, member } of changes)
      this.deliver({
        channels: [channel],
        name: `pusher_internal:member_${kind}`,
        data: JSON.stringify(kind === "added" ? member : { user_id: member.user_id }),
      });
  }

  /** Ends the connections of a user. */
  terminateUser(userId: string, connections: Iterable<Connection>): void {
    for (const connection of connections)
      if (connection.userId === userId) connection.close(CODES.unauthorized, "The connection was ended by the app");
  }

  #enter(connection: Connection, channel: string, channelData: unknown): void {
    const { user_id: rawUserId, user_info: userInfo } = readFields(channelData);
    const userId = typeof rawUserId === "number" ? String(rawUserId) : rawUserId;
    const members = this.presence.membersOf(channel);
    if (typeof userId !== "string" || userId === "" || userId.length > MAX_USER_ID_LENGTH)
      return refuse(connection, channel, "AuthError", "channel_data needs a user_id", 401);
    if (Buffer.byteLength(JSON.stringify(userInfo ?? null)) > MAX_USER_INFO_BYTES)
      return refuse(connection, channel, "LimitReached", "user_info may have at most 1 kB", 4301);
    if (members.size >= MAX_MEMBERS && !members.has(userId))
      return refuse(connection, channel, "LimitReached", "A presence channel has at most 100 members", 4004);
    const member: Member = { user_id: userId, ...(userInfo === undefined ? {} : { user_info: userInfo }) };
    const joined = this.presence.join(channel, member);
    // Existing members are notified of the new member, who gets the whole list.
    if (joined?.isNew) this.announce([{ channel, kind: "added", member }]);
    if (joined) this.#relay.presence({ kind: "joined", channel, member });
    this.#add(connection, channel);
    connection.members.set(channel, member);
    const all = this.presence.membersOf(channel);
    connection.send(
      writeMessage(
        "pusher_internal:subscription_succeeded",
        {
          presence: {
            count: all.size,
            ids: [...all.keys()],
            hash: Object.fromEntries([...all].map(([id, { user_info: info }]) => [id, info ?? null])),
          },
        },
        channel,
      ),
    );
  }

  #add(connection: Connection, channel: string): void {
    connection.channels.add(channel);
    const connections = this.#subscribers.get(channel);
    if (connections) connections.add(connection);
    else this.#subscribers.set(channel, new Set([connection]));
  }
}

function refuse(connection: Connection, channel: string, type: string, error: string, status: number): void {
  connection.send(JSON.stringify({ event: "pusher:subscription_error", channel, data: { type, error, status } }));
}
