import { createPrivateKey } from "node:crypto";
import * as z from "zod";
import type { ServiceAccount } from "#integrations/push/fcm.ts";
import { failure, success, type Result } from "#shared/result.ts";

/** `PUSHER_*`: the app's credentials, and a hosted service that stands in for the shop's own server. */
export type PusherSettings = {
  /** Null: derived from the shop's secret. */
  credentials: { id: string; key: string; secret: string } | null;
  cluster: string;
  /** Null: the shop's own server. */
  hosted: { host: string; port: number; isTls: boolean; path: string; apiHost: string } | null;
};

/** `VAPID_*`: null keys are generated once and stored in the data folder. */
export type VapidSettings = { keys: { publicKey: string; privateKey: string } | null; subject: string | null };

/**
 * `FIREBASE_*`: what a page needs to register with Firebase; null if it is not configured. `account`: sends to apps;
 * null without a key.
 */
export type FirebaseSettings = {
  apiKey: string;
  projectId: string;
  appId: string;
  messagingSenderId: string;
  account: ServiceAccount | null;
};

export type LiveSettings = { pusher: PusherSettings; vapid: VapidSettings; firebase: FirebaseSettings | null };

const serviceAccount = z.object({
  client_email: z.email(),
  private_key: z.string(),
  token_uri: z.url({ protocol: /^https$/ }),
});

type Environment = Record<string, string | undefined>;

const OWN_CLUSTER = "souk";
const TLS_PORT = 443;
const PLAIN_PORT = 80;

/** The failure is one clear line about the first wrong value. */
export function readLiveSettings(environment: Environment): Result<LiveSettings, string> {
  const pusher = readPusher(environment);
  if (!pusher.ok) return pusher;
  const vapid = readVapid(environment);
  if (!vapid.ok) return vapid;
  const firebase = readFirebase(environment);
  return firebase.ok ? success({ pusher: pusher.value, vapid: vapid.value, firebase: firebase.value }) : firebase;
}

function readPusher(environment: Environment): Result<PusherSettings, string> {
  const setting = (name: string) => environment[`PUSHER_${name}`]?.trim() || null;
  const credentials = allOrNone(environment, ["PUSHER_APP_ID", "PUSHER_APP_KEY", "PUSHER_APP_SECRET"]);
  if (!credentials.ok) return credentials;
  const [id, key, secret] = credentials.value ?? [];
  const [host, cluster, scheme, port] = [
    setting("HOST"),
    setting("APP_CLUSTER"),
    setting("SCHEME") ?? "https",
    setting("PORT"),
  ];
  if (scheme !== "https" && scheme !== "http") return failure("PUSHER_SCHEME must be https or http.");
  if (cluster !== null && !/^[a-z0-9-]{1,30}$/.test(cluster))
    return failure("PUSHER_APP_CLUSTER must be a name such as eu.");
  if (host !== null && !/^[\w.:[\]-]{1,255}$/.test(host)) return failure("PUSHER_HOST must be the name of a host.");
  if (port !== null && !(/^\d{1,5}$/.test(port) && Number(port) > 0 && Number(port) < 65_536))
    return failure("PUSHER_PORT must be a port.");
  const isHosted = host !== null || cluster !== null;
  if (isHosted && !key)
    return failure(
      "PUSHER_APP_ID, PUSHER_APP_KEY and PUSHER_APP_SECRET must be set beside PUSHER_HOST or PUSHER_APP_CLUSTER.",
    );
  const isTls = scheme === "https";
  return success({
    credentials: id && key && secret ? { id, key, secret } : null,
    cluster: cluster ?? OWN_CLUSTER,
    hosted: isHosted
      ? {
          host: host ?? `ws-${cluster}.pusher.com`,
          apiHost: host ?? `api-${cluster}.pusher.com`,
          port: port === null ? (isTls ? TLS_PORT : PLAIN_PORT) : Number(port),
          isTls,
          path: (setting("PATH") ?? "").replace(/\/+$/, ""),
        }
      : null,
  });
}

function readVapid(environment: Environment): Result<VapidSettings, string> {
  const keys = allOrNone(environment, ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"]);
  if (!keys.ok) return keys;
  const [publicKey, privateKey] = keys.value ?? [];
  const subject = environment.VAPID_SUBJECT?.trim() || null;
  if (publicKey && Buffer.from(publicKey, "base64url").length !== 65)
    return failure("VAPID_PUBLIC_KEY must be 65 bytes in base64url.");
  if (privateKey && Buffer.from(privateKey, "base64url").length !== 32)
    return failure("VAPID_PRIVATE_KEY must be 32 bytes in base64url.");
  if (subject !== null && !/^(mailto:.+@.+|https:\/\/.+)$/.test(subject))
    return failure("VAPID_SUBJECT must be a mailto: or https: address.");
  return success({ keys: publicKey && privateKey ? { publicKey, privateKey } : null, subject });
}

function readFirebase(environment: Environment): Result<FirebaseSettings | null, string> {
  const setting = allOrNone(environment, [
    "FIREBASE_API_KEY",
    "FIREBASE_PROJECT_ID",
    "FIREBASE_APP_ID",
    "FIREBASE_MESSAGING_SENDER_ID",
  ]);
  if (!setting.ok) return setting;
  const account = readServiceAccount(environment.FIREBASE_SERVICE_ACCOUNT?.trim() ?? "");
  if (!account.ok) return account;
  if (!setting.value)
    return account.value ? failure("FIREBASE_API_KEY must be set beside FIREBASE_SERVICE_ACCOUNT.") : success(null);
  const [apiKey = "", projectId = "", appId = "", messagingSenderId = ""] = setting.value;
  return success({ apiKey, projectId, appId, messagingSenderId, account: account.value });
}

/** The JSON of the key as Google's console gives it, plain or in base64. */
function readServiceAccount(setting: string): Result<ServiceAccount | null, string> {
  if (setting === "") return success(null);
  const wrong = failure("FIREBASE_SERVICE_ACCOUNT must be the JSON of a service account's key, plain or in base64.");
  try {
    const text = setting.startsWith("{") ? setting : Buffer.from(setting, "base64").toString("utf8");
    const read = serviceAccount.safeParse(JSON.parse(text));
    if (!read.success) return wrong;
    const { client_email: clientEmail, private_key: privateKey, token_uri: tokenUri } = read.data;
    createPrivateKey(privateKey);
    return success({ clientEmail, privateKey, tokenUri });
  } catch {
    return wrong;
  }
}

function allOrNone(environment: Environment, names: readonly string[]): Result<string[] | null, string> {
  const values = names.map((name) => environment[name]?.trim() ?? "");
  const missing = names.find((_name, index) => values[index] === "");
  if (missing === undefined) return success(values);
  return values.every((value) => value === "")
    ? success(null)
    : failure(`${missing} must be set beside ${names.find((name) => name !== missing && environment[name]?.trim())}.`);
}
