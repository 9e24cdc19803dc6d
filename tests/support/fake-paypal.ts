import { createHmac, randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text as readBody } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { FakePaypalOrders, PaypalRefusal, showCapture } from "./fake-paypal-orders.ts";
import { openFakeServer } from "./fake-server.ts";

/** How the next request whose path matches goes wrong. `late`: it is executed, but the answer comes too late. */
type Fault = { path: RegExp; kind: "late" | 400 | 401 | 500 | 503; times: number };
type WebhookOptions = { webhookId?: string; eventId?: string };

/** PayPal on this machine: its API, its page and its webhooks; it remembers what it did. */
export type FakePaypal = {
  apiUrl: string;
  orders: FakePaypalOrders;
  faults: Fault[];
  /** Where webhooks go; null: they are not sent. */
  webhookUrl: string | null;
  /** The method and path of every request. */
  requests: string[];
  /** Ends the validity of all access tokens. */
  revokeTokens(): void;
  close(): Promise<void>;
};

const LATE_MILLISECONDS = 1_500;
const SIGNING_KEY = "the key of PayPal's certificate";
const KEYS = { clientId: "client-of-the-fake", clientSecret: "secret-of-the-fake", webhookId: "WH-of-the-fake" };
export const FAKE_PAYPAL_KEYS = KEYS;

export async function openFakePaypal(): Promise<FakePaypal> {
  const answered = new Map<string, { question: string; status: number; body: string }>();
  const tokens = new Set<string>();
  const { apiUrl, close } = await openFakeServer((request, response) => serve(request, response));
  const orders = new FakePaypalOrders((id) => `${apiUrl}/checkoutnow?token=${id}`);
  const fake: FakePaypal = {
    apiUrl,
    orders,
    faults: [],
    webhookUrl: null,
    requests: [],
    revokeTokens: () => tokens.clear(),
    close,
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", apiUrl);
    const method = request.method ?? "GET";
    const text = await readBody(request);
    if (url.pathname === "/checkoutnow") {
      answerPage(orders, method, url, new URLSearchParams(text), response);
      return sendNews();
    }
    fake.requests.push(`${method} ${url.pathname}`);
    const fault = fake.faults.find(({ path, times }) => times > 0 && path.test(url.pathname));
    if (fault) fault.times -= 1;
    if (fault && fault.kind !== "late") return send(response, fault.kind, refusalBody("INTERNAL_SERVER_ERROR"));
    const { status, body } = answer(method, url, request, text);
    if (fault) await sleep(LATE_MILLISECONDS);
    send(response, status, body);
    await sendNews();
  }

  function answer(method: string, url: URL, { headers }: IncomingMessage, text: string) {
    if (url.pathname === "/v1/oauth2/token") return answerToken(headers.authorization);
    if (!tokens.has(headers.authorization?.replace("Bearer ", "") ?? ""))
      return { status: 401, body: refusalBody("invalid_token") };
    const key = headers["paypal-request-id"] as string | undefined;
    const question = `${method} ${url.pathname} ${text}`;
    const before = key === undefined ? undefined : answered.get(key);
    if (before && before.question !== question) return { status: 422, body: refusalBody("DUPLICATE_REQUEST_ID") };
    if (before) return before;
    const result = { question, ...answerOnce(method, url, text) };
    if (key !== undefined) answered.set(key, result);
    return result;
  }

  function answerToken(authorization: string | undefined) {
    const expected = `Basic ${Buffer.from(`${KEYS.clientId}:${KEYS.clientSecret}`).toString("base64")}`;
    if (authorization !== expected) return { status: 401, body: refusalBody("invalid_client") };
    const token = randomBytes(12).toString("hex");
    tokens.add(token);
    return { status: 200, body: JSON.stringify({ access_token: token, expires_in: 3600 }) };
  }

  function answerOnce(method: string, url: URL, text: string): { status: number; body: string } {
    try {
      return { status: method === "GET" ? 200 : 201, body: JSON.stringify(execute(method, url, text)) };
    } catch (error) {
      if (!(error instanceof PaypalRefusal)) throw error;
      return { status: error.status, body: refusalBody(error.message) };
    }
  }

  function execute(method: string, url: URL, text: string): object {
    const [, , kind = "", what = "", id = "", action = ""] = url.pathname.split("/");
    const body = () => JSON.parse(text || "{}") as object;
    switch (`${method} ${kind}/${what}${id && "/id"}${action && `/${action}`}`) {
      case "POST checkout/orders":
        return orders.create(body());
      case "GET checkout/orders/id":
        return orders.show(orders.get(id));
      case "POST checkout/orders/id/capture":
        return orders.capture(id);
      case "GET payments/captures/id":
        return showCapture(orders.captureById(id));
      case "POST payments/captures/id/refund":
        return orders.refund(id, body());
      case "GET customer/disputes": {
        const capture = url.searchParams.get("disputed_transaction_id");
        const found = orders.disputes.filter(({ captureId }) => captureId === capture);
        return { items: found.map((dispute) => ({ dispute_id: dispute.id })) };
      }
      case "GET customer/disputes/id":
        return orders.showDispute(id);
      case "GET notifications/webhooks/id":
        if (id !== KEYS.webhookId) throw new PaypalRefusal(404, "INVALID_RESOURCE_ID");
        return { id };
      case "POST notifications/verify-webhook-signature":
        return { verification_status: isGenuine(text) ? "SUCCESS" : "FAILURE" };
      default:
        throw new PaypalRefusal(404, "RESOURCE_NOT_FOUND");
    }
  }

  async function sendNews(): Promise<void> {
    for (const news of orders.news.splice(0)) {
      if (fake.webhookUrl === null) continue;
      const { body, headers } = signWebhook(news);
      await fetch(fake.webhookUrl, { method: "POST", body, headers }).catch(() => undefined);
    }
  }

  return fake;
}

/** A webhook as PayPal sends it; by `options` for another endpoint, or again. */
export function signWebhook(
  { kind, resource }: { kind: string; resource: object },
  options: WebhookOptions = {},
): { body: string; headers: Record<string, string> } {
  const eventId = options.eventId ?? `WH-${randomBytes(8).toString("hex")}`;
  const body = JSON.stringify({ id: eventId, event_type: kind, resource });
  const id = randomBytes(8).toString("hex");
  const time = new Date().toISOString();
  return {
    body,
    headers: {
      "Content-Type": "application/json",
      "PayPal-Auth-Algo": "SHA256withRSA",
      "PayPal-Cert-Url": "https://api.paypal.example/cert",
      "PayPal-Transmission-Id": id,
      "PayPal-Transmission-Time": time,
      "PayPal-Transmission-Sig": signatureOf(id, time, options.webhookId ?? KEYS.webhookId, body),
    },
  };
}

function signatureOf(id: string, time: string, webhookId: string, body: string): string {
  return createHmac("sha256", SIGNING_KEY).update(`${id}|${time}|${webhookId}|${body}`).digest("base64");
}

/** The event is signed byte by byte: it is taken out of the request as it stands there. */
function isGenuine(text: string): boolean {
  const message = JSON.parse(text) as Record<string, string>;
  const event = text.slice(text.indexOf('"webhook_event":') + '"webhook_event":'.length, -1);
  const { transmission_id: id = "", transmission_time: time = "", webhook_id: webhookId = "" } = message;
  return webhookId === KEYS.webhookId && message.transmission_sig === signatureOf(id, time, webhookId, event);
}

/** PayPal's page: the payer approves with one of two cards, or goes back. */
function answerPage(
  orders: FakePaypalOrders,
  method: string,
  url: URL,
  form: URLSearchParams,
  response: ServerResponse,
) {
  const order = orders.all.find(({ id }) => id === url.searchParams.get("token"));
  if (!order || order.status === "COMPLETED") return void response.writeHead(404).end("This page is closed.");
  if (method === "POST") {
    orders.approve(order.id, form.get("card") === "declined");
    return void response.writeHead(303, { Location: `${order.links.return_url}?token=${order.id}&PayerID=P1` }).end();
  }
  const button = (card: string, name: string) => `<button name="card" value="${card}">${name}</button>`;
  const choices = `<form method="post">${button("good", "Pay now")}${button("declined", "Pay with a declined card")}</form>`;
  const back = `<a href="${order.links.cancel_url}&amp;token=${order.id}">Cancel</a>`;
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
  response.end(`<!doctype html><html lang="en"><title>The fake of PayPal</title><body>${choices}${back}</body></html>`);
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(body);
}

function refusalBody(issue: string): string {
  return JSON.stringify({ name: "UNPROCESSABLE_ENTITY", details: [{ issue }], debug_id: "fake" });
}
