import type { Member } from "./connection.ts";

/** Sent by a process to the others. `all`: all its members, at each heartbeat. */
export type PresenceUpdate =
  | { kind: "joined"; channel: string; member: Member }
  | { kind: "left"; channel: string; userId: string }
  | { kind: "all"; members: [channel: string, member: Member][] }
  | { kind: "hello" }
  | { kind: "bye" };

export type PresenceChange = { channel: string; kind: "added" | "removed"; member: Member };

type Entry = { member: Member; connections: number };

const LOST_MILLISECONDS = 30_000;

/** The members of presence channels in all processes: a user with several connections is one member. */
export class Presence {
  /** By process, then by channel and user; this process is "". */
  readonly #entries = new Map<string, Map<string, Map<string, Entry>>>([["", new Map()]]);
  readonly #lastSeenAt = new Map<string, number>();

  membersOf(channel: string): Map<string, Member> {
    const members = new Map<string, Member>();
    for (const channels of this.#entries.values())
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
  leave(channel: string, userId: string): { isLast: boolean } | null {
    const own = this.#entries.get("")!;
    const entries = own.get(channel);
    const entry = entries?.get(userId);
    if (!entries || !entry || (entry.connections -= 1) > 0) return null;
    entries.delete(userId);
    if (entries.size === 0) own.delete(channel);
    return { isLast: !this.membersOf(channel).has(userId) };
  }

  own(): [string, Member][] {
    return [...this.#entries.get("")!].flatMap(([channel, entries]) =>
      [...entries.values()].map(({ member }): [string, Member] => [channel, member]),
    );
  }

  /** Applies a message from another process; returns the changes for local clients. */
  apply(process: string, update: PresenceUpdate, now: number): PresenceChange[] {
    this.#lastSeenAt.set(process, now);
    switch (update.kind) {
      case "hello":
        return [];
      case "joined":
        return this.#enter(process, update.channel, update.member);
      case "left":
        return this.#remove(process, update.channel, update.userId);
      case "all":
        return update.members.flatMap(([channel, member]) => this.#enter(process, channel, member));
      case "bye":
        return this.#removeProcess(process);
      default:
        return [];
    }
  }

  /** Removes killed processes, which send no more heartbeats. */
  removeLost(now: number): PresenceChange[] {
    return [...this.#lastSeenAt].flatMap(([process, lastSeenAt]) =>
      now - lastSeenAt > LOST_MILLISECONDS ? this.#removeProcess(process) : [],
    );
  }

  #enter(process: string, channel: string, member: Member): PresenceChange[] {
    const isKnown = this.membersOf(channel).has(member.user_id);
    this.#add(process, channel, member);
    return isKnown ? [] : [{ channel, kind: "added", member }];
  }

  #add(process: string, channel: string, member: Member): boolean {
    const channels = nestedMapOf(this.#entries, process);
    const entries = nestedMapOf(channels, channel);
    const entry = entries.get(member.user_id);
    if (!entry) entries.set(member.user_id, { member, connections: 1 });
    else if (process === "") entry.connections += 1;
    return !entry;
  }

  #remove(process: string, channel: string, userId: string): PresenceChange[] {
    const entries = this.#entries.get(process)?.get(channel);
    const entry = entries?.get(userId);
    if (!entries || !entry) return [];
    entries.delete(userId);
    return this.membersOf(channel).has(userId) ? [] : [{ channel, kind: "removed", member: entry.member }];
  }

  #removeProcess(process: string): PresenceChange[] {
    const channels = this.#entries.get(process);
    this.#lastSeenAt.delete(process);
    if (!channels) return [];
    const gone = [...channels].flatMap(([channel, entries]) =>
      [...entries.keys()].flatMap((userId) => this.#remove(process, channel, userId)),
    );
    this.#entries.delete(process);
    return gone;
  }
}

function nestedMapOf<Value>(map: Map<string, Map<string, Value>>, key: string): Map<string, Value> {
  const known = map.get(key);
  if (known) return known;
  const made = new Map<string, Value>();
  map.set(key, made);
  return made;
}
