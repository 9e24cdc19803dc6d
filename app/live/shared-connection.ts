import {
  type Authorize,
  type LiveAddress,
  type LiveConnection,
  type LiveMessage,
  openConnection,
} from "./pusher-connection.ts";

/** What the tabs of a browser tell each other. */
type TabMessage =
  | { kind: "want"; tab: string; channels: string[] }
  | { kind: "bye"; tab: string }
  | { kind: "ask" }
  | { kind: "message"; message: LiveMessage }
  | { kind: "connected"; socketId: string; isAgain: boolean }
  | { kind: "visitor" };

type Handlers = {
  authorize: Authorize;
  onMessage: (message: LiveMessage) => void;
  onConnected: (socketId: string, isAgain: boolean) => void;
  /** The cart or the user has changed in another tab. */
  onVisitorChanged: () => void;
};

/** A tab that stays hidden for longer leaves the connection to the others. */
const HIDDEN_MILLISECONDS = 20_000;

/**
 * One connection for all tabs of a browser: the tab that holds the lock has it, and passes on what the others want to
 * hear. A hidden tab has no part in it; when it is shown again, it asks for what it missed.
 */
export function joinSharedConnection(name: string, address: LiveAddress, handlers: Handlers) {
  const tab = crypto.getRandomValues(new Uint32Array(2)).join("-");
  const others = new Map<string, string[]>();
  let own: string[] = [];
  let room: BroadcastChannel | null = null;
  let connection: LiveConnection | null = null;
  let socketId = "";
  let leaving = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell(message: TabMessage): void {
    room?.postMessage(message);
  }

  function hear(message: TabMessage): void {
    switch (message.kind) {
      case "want":
        others.set(message.tab, message.channels);
        listen();
        if (connection && socketId) tell({ kind: "connected", socketId, isAgain: false });
        return;
      case "bye":
        others.delete(message.tab);
        return listen();
      case "ask":
        return tell({ kind: "want", tab, channels: own });
      case "message":
        if (own.includes(message.message.channel)) handlers.onMessage(message.message);
        return;
      case "connected":
        return handlers.onConnected(message.socketId, message.isAgain);
      case "visitor":
        return handlers.onVisitorChanged();
    }
  }

  function listen(): void {
    connection?.listen(new Set([...own, ...[...others.values()].flat()]));
  }

  function lead(): void {
    connection = openConnection(address, {
      authorize: handlers.authorize,
      onMessage(message) {
        tell({ kind: "message", message });
        if (own.includes(message.channel)) handlers.onMessage(message);
      },
      onConnected(id, isAgain) {
        socketId = id;
        tell({ kind: "connected", socketId, isAgain });
        handlers.onConnected(id, isAgain);
      },
    });
    listen();
    tell({ kind: "ask" });
  }

  function join(): void {
    if (room) return;
    room = new BroadcastChannel(name);
    room.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => hear(data));
    leaving = new AbortController();
    const { signal } = leaving;
    if (!("locks" in navigator)) return lead();
    tell({ kind: "want", tab, channels: own });
    navigator.locks
      .request(name, { signal }, () => {
        lead();
        return new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
      })
      // Left before it had the lock.
      .catch(() => undefined);
  }

  function leave(): void {
    tell({ kind: "bye", tab });
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
    } else timer = setTimeout(leave, HIDDEN_MILLISECONDS);
  }

  if (!document.hidden) join();
  document.addEventListener("visibilitychange", follow);
  window.addEventListener("pagehide", leave);

  return {
    want(channels: string[]): void {
      own = channels;
      listen();
      tell({ kind: "want", tab, channels });
    },
    notifyVisitorChanged(): void {
      tell({ kind: "visitor" });
    },
    end(): void {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", follow);
      window.removeEventListener("pagehide", leave);
      leave();
    },
  };
}
