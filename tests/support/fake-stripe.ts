import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text as readBody } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { Stripe } from "stripe";
import { createBank } from "./fake-stripe-bank.ts";
import { StripeRefusal, type FakeBank, type StripeObject } from "./fake-stripe-objects.ts";
import { answerPage } from "./fake-stripe-pages.ts";
import { openFakeServer } from "./fake-server.ts";

/** How the next request whose path matches goes wrong. `late`: what was asked for is done, but the answer comes too late. */
export type Fault = { path: RegExp; kind: "late" | 429 | 500 | 503; times: number };
export type Delivery = "now" | "late" | "twice" | "never";

type MessageOptions = { secret?: string; at?: Date; eventId?: string };

/** Stripe on this machine: what the SDK asks of it, its pages and its webhooks; it remembers what it did. */
export type FakeStripe = {
  apiUrl: string;
  webhookSecret: string;
  bank: FakeBank;
  faults: Fault[];
  /** Where its messages go, and how. */
  webhook: { url: string | null; delivery: Delivery };
  /** Of every request: its method and path. */
  requests: string[];
  /** Sends a message about an object as it stands now; returns the status of the response. */
  notify(kind: string, id: string, options?: MessageOptions): Promise<number>;
  /** A day passes: Stripe no longer knows earlier idempotency keys. */
  forgetKeys(): void;
  close(): Promise<void>;
};

const LATE_MILLISECONDS = 1_500;
const TEST_KEY = "sk_test_of_the_fake";
const WEBHOOK_SECRET = "whsec_of_the_fake";
export const FAKE_STRIPE_KEYS = { secretKey: TEST_KEY, webhookSecret: WEBHOOK_SECRET };

export async function openFakeStripe(): Promise<FakeStripe> {
  const answered = new Map<string, { question: string; status: number; body: string }>();
  const { apiUrl, close } = await openFakeServer((request, response) => serve(request, response));
  const bank = createBank(apiUrl);
  const fake: FakeStripe = {
    apiUrl,
    webhookSecret: WEBHOOK_SECRET,
    bank,
    faults: [],
    webhook: { url: null, delivery: "now" },
    requests: [],
    notify,
    forgetKeys: () => answered.clear(),
    close,
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", apiUrl);
    const form = new URLSearchParams(await readBody(request));
    const method = request.method ?? "GET";
    if (!url.pathname.startsWith("/v1/")) return answerPage(fake, method, url, form, response);
    fake.requests.push(`${method} ${url.pathname}`);
    if (request.headers.authorization !== `Bearer ${TEST_KEY}`)
      return send(response, 401, refusalBody(new StripeRefusal(401, "invalid_request_error", "Invalid API Key")));
    const fault = fake.faults.find(({ path, times }) => times > 0 && path.test(url.pathname));
    if (fault) fault.times -= 1;
    if (fault && fault.kind !== "late")
      return send(response, fault.kind, refusalBody(new StripeRefusal(fault.kind, "api_error", "Made up by the test")));
    const { status, body } = answerOnce(method, url, form, request.headers["idempotency-key"] as string | undefined);
    if (fault) await sleep(LATE_MILLISECONDS);
    send(response, status, body);
    await notifyNews();
  }

  /** The same key returns the same response; with different parameters it is refused, as at Stripe. */
  function answerOnce(method: string, url: URL, form: URLSearchParams, key: string | undefined) {
    const question = `${method} ${url.pathname} ${form.toString()}`;
    const before = key === undefined ? undefined : answered.get(key);
    if (before && before.question !== question)
      return {
        status: 400,
        body: refusalBody(new StripeRefusal(400, "idempotency_error", "Keys are for one request")),
      };
    if (before) return before;
    const result = { question, ...answer(method, url, form) };
    if (key !== undefined) answered.set(key, result);
    return result;
  }

  function answer(method: string, url: URL, form: URLSearchParams): { status: number; body: string } {
    try {
      return { status: 200, body: JSON.stringify(bank.answer(method, url, form)) };
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      return { status: error.status, body: refusalBody(error) };
    }
  }

  async function notifyNews(): Promise<void> {
    for (const { kind, id } of bank.takeNews()) {
      if (fake.webhook.url === null || fake.webhook.delivery === "never") continue;
      const eventId = newEventId();
      if (fake.webhook.delivery === "late") void sleep(LATE_MILLISECONDS).then(() => notify(kind, id, { eventId }));
      else await notify(kind, id, { eventId });
      if (fake.webhook.delivery === "twice") await notify(kind, id, { eventId });
    }
  }

  async function notify(kind: string, id: string, options: MessageOptions = {}) {
    const { body, headers } = await signMessage({ kind, object: bank.find(id) ?? { id } }, options);
    const answer = await fetch(fake.webhook.url ?? "", { method: "POST", body, headers });
    return answer.status;
  }

  bank.onNews = () => void notifyNews().catch(() => undefined);
  return fake;
}

/** A message as Stripe sends it; by `options` with another secret, of another time, or again. */
export async function signMessage(
  { kind, object }: { kind: string; object: StripeObject },
  options: MessageOptions = {},
): Promise<{ body: string; headers: Record<string, string> }> {
  const body = JSON.stringify({ id: options.eventId ?? newEventId(), object: "event", type: kind, data: { object } });
  const signature = await new Stripe(TEST_KEY).webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret: options.secret ?? WEBHOOK_SECRET,
    ...(options.at && { timestamp: Math.floor(options.at.getTime() / 1000) }),
  });
  return { body, headers: { "Content-Type": "application/json", "Stripe-Signature": signature } };
}

function newEventId(): string {
  return `evt_${randomBytes(12).toString("hex")}`;
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { "Content-Type": "application/json", "Request-Id": "req_fake" }).end(body);
}

function refusalBody({ type, message, code, about }: StripeRefusal): string {
  const error: StripeObject = { type, message, ...(code && { code }), ...(about && { param: about }) };
  return JSON.stringify({ error });
}
