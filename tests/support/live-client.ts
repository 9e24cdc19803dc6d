import Pusher from "pusher-js";
import type { Client } from "./client.ts";

/** The stock client of Pusher, with what a page of the shop tells about its live connection. */
export type LiveClient = {
  pusher: Pusher;
  /** Resolves when the channel is subscribed to; rejects if it is refused. */
  join(channel: string): Promise<void>;
  /** What arrived, oldest first, without the protocol's own events. */
  heard: { channel: string; name: string; data: unknown }[];
  socketId(): Promise<string>;
};

export type LiveMarks = { key: string; cluster: string; host: string; port: number; path: string };

export async function readLiveMarks(client: Client): Promise<LiveMarks> {
  const { html } = await client.page("");
  const read = (id: string) => new RegExp(`id="${id}"[^>]* value="([^"]*)"`).exec(html)?.[1] ?? "";
  return {
    key: read("pusher_app_key"),
    cluster: read("pusher_app_cluster"),
    host: read("pusher_host"),
    port: Number(read("pusher_port")),
    path: read("pusher_path"),
  };
}

/** `client`: whose rights it has in private channels; null for none. */
export function connectLive(marks: LiveMarks, client: Client | null): LiveClient {
  const pusher = new Pusher(marks.key, {
    cluster: marks.cluster,
    wsHost: marks.host,
    wsPort: marks.port,
    wssPort: marks.port,
    wsPath: marks.path,
    forceTLS: false,
    enabledTransports: ["ws"],
    enableStats: false,
    channelAuthorization: {
      transport: "ajax",
      endpoint: "",
      customHandler: ({ socketId, channelName }, done) => {
        const body = { socket_id: socketId, channel_name: channelName };
        const answered = client
          ? client.post<{ auth: string; channel_data?: string }>("broadcasting/auth", body)
          : Promise.reject(new Error("nobody"));
        answered.then(
          (answer) => (answer.status === 200 ? done(null, answer.body) : done(new Error(String(answer.status)), null)),
          (error: Error) => done(error, null),
        );
      },
    },
    userAuthentication: {
      transport: "ajax",
      endpoint: "",
      customHandler: ({ socketId }, done) => {
        const answered = client
          ? client.post<{ auth: string; user_data: string }>("broadcasting/user-auth", { socket_id: socketId })
          : Promise.reject(new Error("nobody"));
        answered.then(
          (answer) => (answer.status === 200 ? done(null, answer.body) : done(new Error(String(answer.status)), null)),
          (error: Error) => done(error, null),
        );
      },
    },
  });
  const heard: LiveClient["heard"] = [];
  return {
    pusher,
    heard,
    join(name) {
      const channel = pusher.subscribe(name);
      channel.bind_global((event: string, data: unknown) => {
        if (!event.startsWith("pusher:")) heard.push({ channel: name, name: event, data });
      });
      return new Promise((resolve, reject) => {
        channel.bind("pusher:subscription_succeeded", () => resolve());
        channel.bind("pusher:subscription_error", (error: unknown) => reject(new Error(JSON.stringify(error))));
      });
    },
    socketId: () =>
      new Promise((resolve) => {
        if (pusher.connection.state === "connected") resolve(pusher.connection.socket_id);
        else pusher.connection.bind("connected", () => resolve(pusher.connection.socket_id));
      }),
  };
}
