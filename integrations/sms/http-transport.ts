import type { SmsTransport } from "./text-message.ts";

const PATIENCE_MILLISECONDS = 10_000;

/** Sends text messages to a gateway: JSON by POST, a bearer token if one is set; any 2xx means accepted. */
export function createHttpTransport(url: string, token: string | null): SmsTransport {
  return {
    async send({ id, to, text, languageCode }) {
      const response = await fetch(url, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "Idempotency-Key": id,
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify({ id, to, text, language: languageCode }),
        redirect: "error",
        signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The gateway answered ${response.status}`);
    },
  };
}
