import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";

export type PaypalKeys = { clientId: string; clientSecret: string; apiUrl: string };
export type PaypalClientOptions = PaypalKeys & { timeoutMilliseconds?: number };

export type PaypalRequest = {
  method: "GET" | "POST";
  path: string;
  /** A string is sent as it is. */
  body?: object | string;
  /** PayPal executes a request with this id once and then repeats its answer. */
  requestId?: string;
};

export type PaypalClient = {
  /** The parsed response; throws a `PaypalError` if PayPal rejects the request. */
  call<Schema extends z.ZodType>(request: PaypalRequest, answer: Schema): Promise<z.output<Schema>>;
  /** The next call requests a new token. */
  forgetToken(): void;
};

const TIMEOUT_MILLISECONDS = 20_000;
const RETRY_PAUSES = [200, 1_000];
/** A token is renewed before PayPal stops accepting it. */
const TOKEN_MARGIN_MILLISECONDS = 60_000;

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });
const errorSchema = z.object({
  name: z.string().optional(),
  debug_id: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
});

/** PayPal has rejected a request. Contains no request data and no keys. */
export class PaypalError extends Error {
  readonly status: number;
  /** PayPal's code of the reason, such as `INSTRUMENT_DECLINED`. */
  readonly issue: string;

  constructor(about: string, status: number, body: string) {
    const reported = errorSchema.safeParse(readJson(body)).data ?? {};
    const issue = reported.details?.[0]?.issue ?? reported.name ?? "";
    super(`PayPal answered ${status} ${issue} to ${about} (debug id ${reported.debug_id ?? "none"})`);
    this.status = status;
    this.issue = issue;
  }
}

/** Requests to PayPal's REST API, with a cached access token, timeouts, and retries of requests that are idempotent. */
export function createPaypalClient(options: PaypalClientOptions): PaypalClient {
  const { clientId, clientSecret, apiUrl } = options;
  let token: { expiresAt: number; value: Promise<string> } | null = null;

  async function request(path: string, init: RequestInit & { headers: Record<string, string> }): Promise<Response> {
    const signal = AbortSignal.timeout(options.timeoutMilliseconds ?? TIMEOUT_MILLISECONDS);
    return fetch(new URL(path, apiUrl), { ...init, signal, redirect: "error" });
  }

  /** Concurrent requests share one token; the lifetime begins when it is requested. */
  function getToken(): Promise<string> {
    if (token && token.expiresAt > Date.now()) return token.value;
    const requestedAt = Date.now();
    const made = { expiresAt: Infinity, value: fetchToken() };
    token = made;
    async function fetchToken(): Promise<string> {
      try {
        const about = "POST /v1/oauth2/token";
        // Without retries: the call that needs the token has its own.
        const response = await request("/v1/oauth2/token", {
          method: "POST",
          headers: {
            Authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`,
            "Content-Type": "application/x-www-form-urlencoded",
          },
          body: "grant_type=client_credentials",
        });
        const body = await response.text();
        if (!response.ok) throw new PaypalError(about, response.status, body);
        const { access_token: value, expires_in: seconds } = tokenSchema.parse(readJson(body));
        made.expiresAt = requestedAt + seconds * 1000 - TOKEN_MARGIN_MILLISECONDS;
        return value;
      } catch (error) {
        if (token === made) token = null;
        throw error;
      }
    }
    return made.value;
  }

  async function send({ method, path, body, requestId }: PaypalRequest): Promise<Response> {
    return request(path, {
      method,
      headers: {
        Authorization: `Bearer ${await getToken()}`,
        "Content-Type": "application/json",
        Prefer: "return=representation",
        ...(requestId && { "PayPal-Request-Id": requestId }),
      },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
  }

  return {
    forgetToken() {
      token = null;
    },
    async call(wanted, answer) {
      const isIdempotent = wanted.method === "GET" || wanted.requestId !== undefined;
      const attempt = async () => {
        const response = await send(wanted);
        if (response.status !== 401) return response;
        // The token was revoked before it expired.
        await response.body?.cancel();
        token = null;
        return send(wanted);
      };
      const response = await (isIdempotent ? withRetries(attempt) : attempt());
      const body = await response.text();
      if (!response.ok) throw new PaypalError(`${wanted.method} ${wanted.path}`, response.status, body);
      return answer.parse(readJson(body));
    },
  };
}

/** Retries after a lost connection, a timeout, or a response that asks for a retry. */
async function withRetries(attempt: () => Promise<Response>): Promise<Response> {
  for (const milliseconds of RETRY_PAUSES) {
    try {
      const response = await attempt();
      if (response.status < 500 && response.status !== 429) return response;
      await response.body?.cancel();
    } catch (error) {
      if (error instanceof PaypalError) throw error;
    }
    await pause(milliseconds);
  }
  return attempt();
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
