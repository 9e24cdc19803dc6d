import type { Member } from "./connection.ts";

/** Sent by a process to the others. `all`: all its members, at each heartbeat. */
export type PresenceNews =
  | { kind: "joined"; channel: string; member: Member }
  | { kind: "left"; channel: string; userId: string }
  | { kind: "all"; members: [channel: string, member: Member][] }
  | { kind: "hello" }
  | { kind: "bye" };

export type PresenceChange = { channel: string; kind: "added" | "removed"; member: Member };

type Seat = { member: Member; connections: number };

const LOST_MILLISECONDS = 30_000;

/** The members of presence channels in all processes: a user with several connections is one member. */
export class Presence {
  /** By process, then by channel and user; this process is "". */
  readonly #seats = new Map<string, Map<string, Map<string, Seat>>>([["", new Map()]]);
  readonly #heardAt = new Map<string, number>();

  membersOf(channel: string): Map<string, Member> {
    const members = new Map<string, Member>();
    for (const channels of this.#seats.values())
      for (const [userId, { member }] of channels.get(channel) ?? [])
        if (!members.has(userId)) members.set(userId, member);
    return members;
  }

  /** Null unless the user is new to this process; `isNew`: to all. */
  join(channel: string, member: Member): { isNew: boolean } | null {
    const isNew = !this.membersOf(channel).has(member.user_id);
    return this.#add("", channel, member) ? { isNew } : null;
  }

  /** Null while the user has another connection in this process. */
  leave(channel: string, userId: string): { isGone: boolean } | null {
    const own = this.#seats.get("")!;
    const seats = own.get(channel);
    const seat = seats?.get(userId);
    if (!seats || !seat || (seat.connections -= 1) > 0) return null;
    seats.delete(userId);
    if (seats.size === 0) own.delete(channel);
    return { isGone: !this.membersOf(channel).has(userId) };
  }

  own(): [string, Member][] {
    return [...this.#seats.get("")!].flatMap(([channel, seats]) =>
      [...seats.values()].map(({ member }): [string, Member] => [channel, member]),
    );
  }

  /** Applies a message from another process; returns the changes for local clients. */
  hear(process: string, news: PresenceNews, now: number): PresenceChange[] {
    this.#heardAt.set(process, now);
    switch (news.kind) {
      case "hello":
        return [];
      case "joined":
        return this.#enter(process, news.channel, news.member);
      case "left":
        return this.#remove(process, news.channel, news.userId);
      case "all":
        return news.members.flatMap(([channel, member]) => this.#enter(process, channel, member));
      case "bye":
        return this.#forget(process);
      default:
        return [];
    }
  }

  /** Removes killed processes, which send no more heartbeats. */
  forgetLost(now: number): PresenceChange[] {
    return [...this.#heardAt].flatMap(([process, heardAt]) =>
      now - heardAt > LOST_MILLISECONDS ? this.#forget(process) : [],
    );
  }

  #enter(process: string, channel: string, member: Member): PresenceChange[] {
    const isKnown = this.membersOf(channel).has(member.user_id);
    this.#add(process, channel, member);
    return isKnown ? [] : [{ channel, kind: "added", member }];
  }

  #add(process: string, channel: string, member: Member): boolean {
    const channels = entryOf(this.#seats, process);
    const seats = entryOf(channels, channel);
    const seat = seats.get(member.user_id);
    if (!seat) seats.set(member.user_id, { member, connections: 1 });
    else if (process === "") seat.connections += 1;
    return !seat;
  }

  #remove(process: string, channel: string, userId: string): PresenceChange[] {
    const seats = this.#seats.get(process)?.get(channel);
    const seat = seats?.get(userId);
    if (!seats || !seat) return [];
    seats.delete(userId);
    return this.membersOf(channel).has(userId) ? [] : [{ channel, kind: "removed", member: seat.member }];
  }

  #forget(process: string): PresenceChange[] {
    const channels = this.#seats.get(process);
    this.#heardAt.delete(process);
    if (!channels) return [];
    const gone = [...channels].flatMap(([channel, seats]) =>
      [...seats.keys()].flatMap((userId) => this.#remove(process, channel, userId)),
    );
    this.#seats.delete(process);
    return gone;
  }
}

function entryOf<Value>(map: Map<string, Map<string, Value>>, key: string): Map<string, Value> {
  const known = map.get(key);
  if (known) return known;
  const made = new Map<string, Value>();
  map.set(key, made);
  return made;
}
