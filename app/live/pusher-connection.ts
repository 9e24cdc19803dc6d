import Pusher from "pusher-js";

export type LiveMessage = { channel: string; name: string; data: unknown };

/** Signs the connection into a private channel; null if the visitor may not join it. */
export type Authorize = (socketId: string, channel: string) => Promise<{ auth: string; channel_data?: string } | null>;

export type LiveAddress = { key: string; cluster: string; host: string; port: string; path: string };

type Handlers = {
  authorize: Authorize;
  onMessage: (message: LiveMessage) => void;
  /** `isAgain`: reconnected, so events may have been missed. */
  onConnected: (socketId: string, isAgain: boolean) => void;
};

const FIRST_PAUSE_MILLISECONDS = 1_000;
const MAX_PAUSE_MILLISECONDS = 60_000;
/** Close codes of the protocol that forbid reconnecting. */
const MAX_REFUSING_CODE = 4_099;

/** The delay before reconnecting: exponential, with jitter. */
export function pauseBefore(attempt: number, random: () => number = Math.random): number {
  return Math.min(MAX_PAUSE_MILLISECONDS, FIRST_PAUSE_MILLISECONDS * 2 ** attempt) * (0.25 + 0.75 * random());
}

/** A `pusher-js` connection with a longer backoff than its default. */
export function openConnection(address: LiveAddress, { authorize, onMessage, onConnected }: Handlers) {
  const isTls = window.location.protocol === "https:";
  const pusher = new Pusher(address.key, {
    cluster: address.cluster,
    wsHost: address.host,
    wsPort: Number(address.port),
    wssPort: Number(address.port),
    wsPath: address.path,
    // Unencrypted connections are for a shop on this machine only.
    forceTLS: isTls || !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(address.host),
    enabledTransports: ["ws", "wss"],
    enableStats: false,
    channelAuthorization: {
      transport: "ajax",
      endpoint: "",
      customHandler: ({ socketId, channelName }, done) => {
        authorize(socketId, channelName).then(
          (pass) => (pass ? done(null, pass) : done(new Error("not allowed"), null)),
          () => done(new Error("not reachable"), null),
        );
      },
    },
  });
  let attempts = 0;
  let isClosed = false;
  let hasConnected = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function retry(): void {
    if (isClosed || timer !== undefined) return;
    pusher.disconnect();
    timer = setTimeout(() => {
      timer = undefined;
      pusher.connect();
    }, pauseBefore(attempts));
    attempts += 1;
  }

  pusher.connection.bind("connected", () => {
    attempts = 0;
    onConnected(pusher.connection.socket_id, hasConnected);
    hasConnected = true;
  });
  pusher.connection.bind("error", ({ data }: { data?: { code?: number } } = {}) => {
    const code = data?.code;
    if (code !== undefined && code >= 4_000 && code <= MAX_REFUSING_CODE) isClosed = true;
    else if (pusher.connection.state !== "connected") retry();
  });
  pusher.connection.bind("unavailable", retry);
  pusher.connection.bind("connecting", () => {
    // pusher-js reconnects immediately, and so would all other browsers at the same time.
    if (hasConnected && attempts === 0) retry();
  });

  return {
    /** Subscribes to these channels and to no others. */
    listen(channels: ReadonlySet<string>): void {
      for (const { name } of pusher.allChannels()) if (!channels.has(name)) pusher.unsubscribe(name);
      for (const channel of channels) {
        if (pusher.channel(channel)) continue;
        pusher.subscribe(channel).bind_global((name: string, data: unknown) => {
          if (!name.startsWith("pusher:")) onMessage({ channel, name, data });
        });
      }
    },
    close(): void {
      isClosed = true;
      clearTimeout(timer);
      pusher.disconnect();
    },
  };
}

export type LiveConnection = ReturnType<typeof openConnection>;
