import { randomInt } from "node:crypto";
import { Agent, request } from "node:http";
import { type AnswerCheck, answerCheckOf } from "./check-answers.ts";

/** The response of a call; `body` is the parsed JSON, or null. Any may say in words what it did, or what is wrong. */
export type Answer<Body = Record<string, unknown>> = { status: number; body: Body & Messages; headers: Headers };
type Messages = { success: string; error: string; errors: Record<string, string[]> };

export type CallOptions = {
  /** Leaves out the XHR marker. */
  withoutMarker?: boolean;
  /** Sends this token in place of the page's; null sends none. */
  token?: string | null;
  headers?: Record<string, string>;
  /** Sends this text as it is in place of JSON. */
  text?: string;
};

/** A visitor over HTTP: keeps cookies, reads the token from a page once and sends the headers of the contract. */
export type Client = {
  get<Body = Record<string, unknown>>(path: string, options?: CallOptions): Promise<Answer<Body>>;
  post<Body = Record<string, unknown>>(path: string, body?: unknown, options?: CallOptions): Promise<Answer<Body>>;
  /** Posts a form with files. */
  send<Body = Record<string, unknown>>(path: string, form: FormData): Promise<Answer<Body>>;
  /** A page as the browser gets it; redirects are not followed. */
  page(path: string): Promise<{ status: number; html: string; headers: Headers }>;
  /** The page token in use; read from the home page when there is none yet. */
  token(): Promise<string>;
  cookies(): string;
};

/** Limits of a network do not reach anyone who comes from another; a shop heeds it where it trusts its proxy. */
export function newNetwork(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
}

type Response = { status: number; headers: Headers; text: string };
type Question = { method: string; headers: Record<string, string>; body: string | FormData | undefined };

const agent = new Agent({ keepAlive: true });

/** As `fetch` would, redirects not followed, for a third of its time: tests ask a hundred thousand times. */
async function ask(address: string, { method, headers, body }: Question): Promise<Response> {
  const form = body instanceof FormData ? await encodeForm(body) : null;
  const bytes = form?.bytes ?? Buffer.from(typeof body === "string" ? body : "");
  return new Promise((resolve, reject) => {
    const sent = request(address, {
      agent,
      method,
      headers: {
        "User-Agent": "node",
        "Accept-Language": "*",
        ...headers,
        ...(form ? { "Content-Type": form.type } : {}),
        ...(body === undefined ? {} : { "Content-Length": String(bytes.length) }),
      },
    });
    sent.once("error", reject);
    sent.once("response", (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => (text += chunk));
      response.once("error", reject);
      response.once("end", () => {
        const received = new Headers();
        const { rawHeaders } = response;
        for (let index = 0; index < rawHeaders.length; index += 2)
          received.append(rawHeaders[index]!, rawHeaders[index + 1]!);
        resolve({ status: response.statusCode!, headers: received, text });
      });
    });
    sent.end(bytes);
  });
}

async function encodeForm(form: FormData): Promise<{ bytes: Buffer; type: string }> {
  const encoded = new globalThis.Response(form);
  return { bytes: Buffer.from(await encoded.arrayBuffer()), type: encoded.headers.get("Content-Type") ?? "" };
}

/** `shopUrl`: the address of the shop with its base path, without a slash at the end. */
export function createClient(shopUrl: string, options: { language?: string; address?: string } = {}): Client {
  const jar = new Map<string, string>();
  let pageToken: string | null = null;

  async function send(
    method: string,
    path: string,
    init: { headers: Record<string, string>; body?: string | FormData },
  ): Promise<Response> {
    const headers: Record<string, string> = { ...init.headers };
    if (jar.size > 0) headers.Cookie = cookies();
    if (options.address) headers["X-Forwarded-For"] = options.address;
    const response = await ask(`${shopUrl}/${path.replace(/^\//, "")}`, { method, headers, body: init.body });
    for (const line of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split(";");
      const [name = "", value = ""] = pair.split("=");
      const isDropped = value === "" || attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute));
      if (isDropped) jar.delete(name.trim());
      else jar.set(name.trim(), value.trim());
    }
    return response;
  }

  async function call<Body>(
    method: string,
    path: string,
    body: unknown,
    { withoutMarker, token, headers, text }: CallOptions,
  ): Promise<Answer<Body>> {
    const sent = token === undefined ? await tokenOfPage() : token;
    const check = await answerCheckOf(shopUrl);
    const response = await send(method, path, {
      headers: {
        Accept: "application/json",
        ...(withoutMarker ? {} : { "X-Requested-With": "XMLHttpRequest" }),
        ...(sent === null ? {} : { "X-CSRF-TOKEN": sent, Authorization: `Bearer ${sent}` }),
        ...(options.language ? { "Accept-Language": options.language } : {}),
        ...(method === "POST" ? { "Content-Type": "application/json" } : {}),
        ...headers,
      },
      ...(method === "POST" ? { body: text ?? JSON.stringify(body ?? {}) } : {}),
    });
    return readAnswer<Body>(method, path, check, response);
  }

  async function sendForm<Body>(path: string, form: FormData): Promise<Answer<Body>> {
    const token = await tokenOfPage();
    const headers = {
      Accept: "application/json",
      "X-Requested-With": "XMLHttpRequest",
      "X-CSRF-TOKEN": token,
      Authorization: `Bearer ${token}`,
    };
    const check = await answerCheckOf(shopUrl);
    return readAnswer<Body>("POST", path, check, await send("POST", path, { headers, body: form }));
  }

  function readAnswer<Body>(method: string, path: string, check: AnswerCheck | null, response: Response): Answer<Body> {
    const answered = response.text;
    const type = response.headers.get("Content-Type") ?? "";
    const parsed = type.includes("json") ? (JSON.parse(answered) as Record<string, unknown>) : null;
    if (parsed && typeof parsed.token === "string") pageToken = parsed.token;
    check?.({ method: method.toLowerCase(), path, status: response.status, type, body: parsed });
    return { status: response.status, body: parsed as Body & Messages, headers: response.headers };
  }

  async function page(path: string) {
    const response = await send("GET", path, { headers: { Accept: "text/html" } });
    return { status: response.status, html: response.text, headers: response.headers };
  }

  async function tokenOfPage(): Promise<string> {
    if (pageToken !== null) return pageToken;
    const { html } = await page("/");
    const input = /<input[^>]*\bid="token"[^>]*>/.exec(html)?.[0] ?? "";
    const value = /\bvalue="([^"]*)"/.exec(input)?.[1];
    if (!value) throw new Error("The page has no token.");
    pageToken = value;
    return value;
  }

  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");

  return {
    get: (path, callOptions = {}) => call("GET", path, undefined, callOptions),
    post: (path, body, callOptions = {}) => call("POST", path, body, callOptions),
    send: sendForm,
    page,
    token: tokenOfPage,
    cookies,
  };
}
