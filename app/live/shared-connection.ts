import {
  type Authorize,
  type LiveAddress,
  type LiveConnection,
  type LiveMessage,
  openConnection,
} from "./pusher-connection.ts";

/** `key`: opens the channel of a guest's order. */
export type WantedChannel = { name: string; key?: string };

/** Messages between the tabs of a browser. */
type TabMessage =
  | { kind: "want"; tab: string; wanted: WantedChannel[] }
  | { kind: "bye"; tab: string }
  | { kind: "ask" }
  | { kind: "message"; message: LiveMessage }
  | { kind: "connected"; socketId: string; isAgain: boolean }
  | { kind: "visitor" };

type Handlers = {
  authorize: (socketId: string, channel: string, key?: string) => ReturnType<Authorize>;
  onMessage: (message: LiveMessage) => void;
  onConnected: (socketId: string, isAgain: boolean) => void;
  /** The cart or the user has changed in another tab. */
  onVisitorChanged: () => void;
  /** Whether this tab needs events while hidden, such as a desk that plays a sound for new orders. */
  staysHidden: () => boolean;
};

/** A tab that is hidden longer than this gives up the connection. */
const HIDDEN_MILLISECONDS = 20_000;

/**
 * One connection for all tabs of a browser: the tab that holds the lock has it, and passes on what the others are
 * subscribed to. A hidden tab leaves; when it is shown again, it requests what it missed.
 */
export function joinSharedConnection(name: string, address: LiveAddress, handlers: Handlers) {
  const tab = crypto.getRandomValues(new Uint32Array(2)).join("-");
  const others = new Map<string, WantedChannel[]>();
  let own: WantedChannel[] = [];
  let room: BroadcastChannel | null = null;
  let connection: LiveConnection | null = null;
  let socketId = "";
  let leaving = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function post(message: TabMessage): void {
    room?.postMessage(message);
  }

  function receive(message: TabMessage): void {
    switch (message.kind) {
      case "want":
        others.set(message.tab, message.wanted);
        listen();
        if (connection && socketId) post({ kind: "connected", socketId, isAgain: false });
        return;
      case "bye":
        others.delete(message.tab);
        return listen();
      case "ask":
        return post({ kind: "want", tab, wanted: own });
      case "message":
        if (isOwn(message.message.channel)) handlers.onMessage(message.message);
        return;
      case "connected":
        return handlers.onConnected(message.socketId, message.isAgain);
      case "visitor":
        return handlers.onVisitorChanged();
    }
  }

  function listen(): void {
    connection?.listen(new Set(allWanted().map(({ name: channel }) => channel)));
  }

  function allWanted(): WantedChannel[] {
    return [...own, ...[...others.values()].flat()];
  }

  function isOwn(channel: string): boolean {
    return own.some((wanted) => wanted.name === channel);
  }

  function lead(): void {
    connection = openConnection(address, {
      authorize: (id, channel) =>
        handlers.authorize(id, channel, allWanted().find((wanted) => wanted.name === channel && wanted.key)?.key),
      onMessage(message) {
        post({ kind: "message", message });
        if (isOwn(message.channel)) handlers.onMessage(message);
      },
      onConnected(id, isAgain) {
        socketId = id;
        post({ kind: "connected", socketId, isAgain });
        handlers.onConnected(id, isAgain);
      },
    });
    listen();
    post({ kind: "ask" });
  }

  function join(): void {
    if (room) return;
    room = new BroadcastChannel(name);
    room.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => receive(data));
    leaving = new AbortController();
    const { signal } = leaving;
    if (!("locks" in navigator)) return lead();
    post({ kind: "want", tab, wanted: own });
    navigator.locks
      .request(name, { signal }, () => {
        lead();
        return new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
      })
      // Closed before it got the lock.
      .catch(() => undefined);
  }

  function leave(): void {
    post({ kind: "bye", tab });
    leaving.abort();
    connection?.close();
    connection = null;
    socketId = "";
    others.clear();
    room?.close();
    room = null;
  }

  function follow(): void {
    clearTimeout(timer);
    if (!document.hidden) {
      if (room) return;
      join();
      handlers.onVisitorChanged();
    } else timer = setTimeout(() => !handlers.staysHidden() && leave(), HIDDEN_MILLISECONDS);
  }

  if (!document.hidden) join();
  document.addEventListener("visibilitychange", follow);
  window.addEventListener("pagehide", leave);

  return {
    want(wanted: WantedChannel[]): void {
      own = wanted;
      listen();
      post({ kind: "want", tab, wanted });
    },
    notifyVisitorChanged(): void {
      post({ kind: "visitor" });
    },
    end(): void {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", follow);
      window.removeEventListener("pagehide", leave);
      leave();
    },
  };
}
