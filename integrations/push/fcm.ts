import { createSign } from "node:crypto";
import type { PushOutcome, SendPush } from "#domain/customers/push/push.ts";

/** The parts of a Google service account's key that sending needs. */
export type ServiceAccount = { clientEmail: string; privateKey: string; tokenUri: string };

type FcmOptions = {
  projectId: string;
  account: ServiceAccount;
  now?: () => number;
  /** Replaced in tests. */
  origin?: string;
};

const ORIGIN = "https://fcm.googleapis.com";
const SCOPE = "https://www.googleapis.com/auth/firebase.messaging";
const GRANT = "urn:ietf:params:oauth:grant-type:jwt-bearer";
const HOUR_SECONDS = 3_600;
const EARLY_SECONDS = 120;
const PATIENCE_MILLISECONDS = 10_000;
const MAX_MESSAGE_LENGTH = 500;
/** The app was uninstalled, or the token belongs to another project. */
const GONE = new Set(["UNREGISTERED", "SENDER_ID_MISMATCH"]);

/** Sends messages to apps by Firebase Cloud Messaging (HTTP v1). */
export function createFcm({ projectId, account, now = Date.now, origin = ORIGIN }: FcmOptions): SendPush {
  const url = `${origin}/v1/projects/${encodeURIComponent(projectId)}/messages:send`;
  let access: { token: Promise<string>; endsAt: number } | null = null;

  function readToken(): Promise<string> {
    const time = Math.floor(now() / 1_000);
    if (!access || access.endsAt < time)
      access = { token: askForToken(account, time), endsAt: time + HOUR_SECONDS - EARLY_SECONDS };
    return access.token;
  }

  async function post(body: string): Promise<{ status: number; code: string }> {
    const response = await fetch(url, {
      method: "POST",
      headers: { Authorization: `Bearer ${await readToken()}`, "Content-Type": "application/json" },
      body,
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
    });
    return { status: response.status, code: codeOf(await response.json().catch(() => null)) };
  }

  return async ({ endpoint: token }, { id, title, message, url: target }): Promise<PushOutcome> => {
    const text = message.slice(0, MAX_MESSAGE_LENGTH);
    // Service workers use the data; phones show the notification.
    const data = { id: String(id), title, message: text, ...(target === null ? {} : { url: target }) };
    const body = JSON.stringify({ message: { token, notification: { title, body: text }, data } });
    try {
      let answer = await post(body);
      if (answer.status === 401) {
        access = null;
        answer = await post(body);
      }
      if (answer.status === 200) return "sent";
      return GONE.has(answer.code) ? "gone" : "failed";
    } catch {
      access = null;
      return "failed";
    }
  };
}

/** An access token for an hour, in exchange for an assertion that the account's key has signed. */
async function askForToken({ clientEmail, privateKey, tokenUri }: ServiceAccount, time: number): Promise<string> {
  const claims = { iss: clientEmail, scope: SCOPE, aud: tokenUri, iat: time, exp: time + HOUR_SECONDS };
  const signed = [{ alg: "RS256", typ: "JWT" }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  const signature = createSign("RSA-SHA256").update(signed).sign(privateKey, "base64url");
  const response = await fetch(tokenUri, {
    method: "POST",
    body: new URLSearchParams({ grant_type: GRANT, assertion: `${signed}.${signature}` }),
    redirect: "error",
    signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
  });
  const answer = (await response.json()) as { access_token?: unknown };
  if (typeof answer.access_token !== "string") throw new Error(`Google's token service answered ${response.status}`);
  return answer.access_token;
}

/** Of an error as Google's APIs write it: FCM's own code, or the general one. */
function codeOf(answer: unknown): string {
  const { error } = (answer ?? {}) as { error?: { status?: string; details?: { errorCode?: string }[] } };
  return error?.details?.find(({ errorCode }) => errorCode)?.errorCode ?? error?.status ?? "";
}
