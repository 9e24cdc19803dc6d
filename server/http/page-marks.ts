import type { Shop } from "../shop.ts";

/** The hidden inputs of a page: where its live connection goes, and the keys of push messages. Nothing in them is secret. */
export function pageMarks({ config, live, vapid }: Shop, shopUrl: string): Readonly<Record<string, string>> {
  const { pusher, firebase } = config.live;
  const { hosted } = pusher;
  const url = new URL(shopUrl);
  const ownPort = url.port || (url.protocol === "https:" ? "443" : "80");
  return {
    token: "",
    base_url: `${shopUrl}/`,
    app_path: config.appPath,
    pusher_app_key: live.key,
    pusher_app_cluster: pusher.cluster,
    pusher_host: hosted ? hosted.host : url.hostname,
    pusher_port: hosted ? String(hosted.port) : ownPort,
    pusher_path: hosted ? hosted.path : `${config.appPath}live`,
    push_public_key: vapid.publicKey,
    ...(firebase
      ? {
          firebase_api_key: firebase.apiKey,
          firebase_project_id: firebase.projectId,
          firebase_app_id: firebase.appId,
          firebase_messaging_sender_id: firebase.messagingSenderId,
        }
      : {}),
  };
}
