import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startBuiltServer, type BuiltServer } from "../support/built-server.ts";
import { createClient, type Client } from "../support/client.ts";

type Schema = { type?: string; properties?: Record<string, Schema>; $ref?: string };
type Operation = {
  security: Record<string, unknown>[];
  requestBody?: { content?: { "application/json"?: { schema?: Schema } } };
};
type ApiDocument = {
  openapi: string;
  paths: Record<string, Partial<Record<"get" | "post", Operation>>>;
  components?: { schemas?: Record<string, Schema> };
};
type Call = { method: "get" | "post"; path: string; operation: Operation };

/** GETs that change something; the contract says so. */
const ACTING_GETS = ["/logout", "/change/currency/{code}"];
/** Signed by a provider in place of a token. */
const SIGNED = ["/payment/webhook/{provider}"];
/** The key of a mail stands in place of a token. */
const KEYED = ["/unsubscribe/{key}"];

/** They change nothing: they sign what the visitor may hear. */
const READING_POSTS = ["/broadcasting/auth", "/broadcasting/user-auth"];

/** Open to guests only with the code and the key of their order. */
const ASKS_FOR_CODE = ["/user/digital-product-order-list"];
/** Their address is read first: a type that there is not is 422, and a proof that is not there 404. */
const READS_ADDRESS_FIRST = ["/default/user-address/{type}/{id}", "/user/recharge-proof/{id}"];

const BAD_PARTS = [
  "0",
  "-1",
  "abc",
  "99999999999999999999",
  "%00",
  "%E0%A4%A",
  "..%2f..%2fetc%2fpasswd",
  "é".repeat(300),
];
const BAD_VALUES: unknown[] = [
  null,
  -1,
  1.5,
  1e300,
  "",
  "\u0000",
  "x".repeat(20_000),
  [],
  {},
  [[]],
  true,
  { __proto__: null, a: { b: [] } },
];

const OWN_QUERIES = [
  "q=%00",
  "search=%00",
  "q=%25",
  "state=x",
  "from=2026-13-40",
  "to=%00",
  "page=0",
  "code=%00",
  "key=%00",
];

let server: BuiltServer;
let document: ApiDocument;
let calls: Call[];

beforeAll(async () => {
  server = await startBuiltServer({ environment: { TRUST_PROXY: "1" } });
  document = (await createClient(server.url).get<ApiDocument>("api/openapi.json")).body;
  calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    (["get", "post"] as const).flatMap((method) => {
      const operation = methods[method];
      return operation ? [{ method, path, operation }] : [];
    }),
  );
});
afterAll(() => server?.stop());

/** Limits per network address must not hide a call's response: every visitor here has a different one. */
let visitors = 0;
function newClient(): Client {
  visitors += 1;
  return createClient(server.url, { address: `10.0.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}` });
}

function send(
  client: Client,
  { method, path }: Call,
  part: string,
  body?: unknown,
  options?: Parameters<Client["post"]>[2],
) {
  const filled = path.replaceAll(/\{\w+(?::[^}]*)?\}/g, part);
  return method === "get" ? client.get(filled, options) : client.post(filled, body, options);
}

const isActing = ({ method, path }: Call) =>
  ![...SIGNED, ...KEYED, ...READING_POSTS].includes(path) && (method === "post" || ACTING_GETS.includes(path));
const nameOf = ({ method, path }: Call) => `${method.toUpperCase()} ${path}`;

describe("the OpenAPI document", () => {
  test("is version 3.1 and has every call that a shopper's screens need", () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    const known = calls.map(nameOf);
    for (const call of [
      "POST /home/subscribers",
      "GET /settings-data",
      "GET /viewed-products",
      "GET /change/currency/{code}",
      "GET /get/country-list",
      "GET /home/product-details/{slug}",
      "GET /home/related-products/{slug}",
      "POST /home/product-view",
      "GET /home/filter_data",
      "GET /home/filtered_products",
      "POST /user/addToCart",
      "GET /cart/list",
      "POST /cart/update",
      "POST /cart/delete",
      "POST /cart/save-for-later",
      "POST /cart/acknowledge",
      "POST /user/apply_coupon",
      "POST /user/coupon-delete",
      "GET /user/checkout",
      "POST /user/find/shipping_cost",
      "POST /user/confirm-order",
      "POST /user/complete-order",
      "POST /track-order",
      "GET /user/order-list",
      "POST /user/cancel-order/{code}",
      "POST /user/order-address/{code}",
      "POST /order-link",
      "POST /user/reorder/{code}",
      "POST /user/claim-orders",
      "GET /user/order-messages/{code}",
      "POST /user/order-message",
      "POST /user/order-messages/{code}/read",
      "POST /seller/orders/{code}/notes",
      "POST /seller/products/{id}/notes",
      "POST /admin/orders/{code}/notes",
      "POST /admin/products/{id}/notes",
      "POST /admin/customers/{id}/notes",
      "GET /seller/orders/{code}/messages",
      "POST /seller/orders/{code}/messages",
      "POST /seller/orders/{code}/messages/read",
      "GET /admin/orders/{code}/messages",
      "POST /admin/orders/{code}/messages",
      "GET /user/invoice/{code}",
      "GET /user/invoice/download/{code}",
      "GET /user/credit-note/{number}",
      "GET /user/credit-note/download/{number}",
      "GET /user/digital-product-order-list",
      "POST /user/digital-download/{id}",
      "GET /download/{token}",
      "GET /seller/products/{id}/files",
      "POST /seller/products/{id}/files",
      "POST /seller/products/{id}/files/{file_id}/remove",
      "POST /seller/products/{id}/licence-keys",
      "GET /seller/shipping",
      "GET /seller/shipping/quotes",
      "POST /seller/shipping/rates",
      "POST /seller/shipping/rates/{id}/delete",
      "POST /seller/shipping/zones",
      "POST /seller/shipping/zones/{id}/delete",
      "POST /seller/shipping/pickup-points",
      "POST /seller/shipping/pickup-points/{id}/delete",
      "GET /admin/shipping",
      "GET /admin/shipping/quotes",
      "POST /admin/shipping/rates",
      "POST /admin/shipping/rates/{id}/delete",
      "POST /admin/shipping/zones",
      "POST /admin/shipping/zones/{id}/delete",
      "GET /seller/inventory",
      "GET /seller/inventory/{id}/movements",
      "POST /seller/inventory/changes",
      "POST /seller/inventory-thresholds/{id}",
      "POST /seller/inventory/import",
      "GET /seller/inventory/imports",
      "POST /seller/inventory/imports/{id}/undo",
      "POST /seller/inventory/low-stock-mail",
      "GET /admin/inventory",
      "GET /admin/inventory/{id}/movements",
      "POST /admin/inventory/changes",
      "POST /admin/inventory-thresholds/{id}",
      "POST /admin/inventory/import",
      "GET /admin/inventory/imports",
      "POST /admin/inventory/imports/{id}/undo",
      "GET /admin/catalog-files/{list}",
      "POST /admin/catalog-files/{list}",
      "GET /admin/catalog-files/{list}/imports",
      "POST /admin/catalog-files/{list}/imports/{id}/undo",
      "GET /seller/coupons",
      "GET /seller/coupons/{id}",
      "GET /seller/coupon-products",
      "POST /seller/coupons",
      "POST /seller/coupons/{id}/change",
      "POST /seller/coupons/{id}/end",
      "GET /admin/coupons",
      "GET /admin/coupons/{id}",
      "GET /admin/coupon-products",
      "POST /admin/coupons",
      "POST /admin/coupons/{id}/change",
      "POST /admin/coupons/{id}/end",
      "POST /login",
      "POST /login/second-step",
      "POST /login/give-up",
      "POST /login/passkey-options",
      "POST /login/passkey",
      "POST /login/connect",
      "POST /login/with/{provider}",
      "GET /login/callback/{provider}",
      "POST /user/two-step/begin",
      "POST /user/two-step/turn-on",
      "POST /user/two-step/turn-off",
      "POST /user/two-step/recovery-codes",
      "POST /user/passkey-options",
      "POST /user/passkeys",
      "POST /user/passkeys/{id}/rename",
      "POST /user/passkeys/{id}/delete",
      "POST /user/identities/{id}/disconnect",
      "POST /user/phone/send-code",
      "POST /user/phone/verify",
      "POST /register",
      "GET /logout",
      "GET /token",
      "POST /reset-password",
      "POST /create-new-password",
      "POST /user/change-password",
      "POST /user/update-profile",
      "POST /user/profile-image",
      "POST /user/remove-profile-image",
      "POST /user/email-change",
      "POST /user/cancel-email-change",
      "POST /confirm-email-change",
      "POST /undo-email-change",
      "GET /user/data-export",
      "POST /user/send-deletion-code",
      "POST /user/delete-account",
      "GET /user/topics",
      "POST /user/topics",
      "POST /unsubscribe/{key}",
      "GET /user/sessions",
      "POST /user/end-other-sessions",
      "POST /verify-email",
      "POST /user/send-verification",
      "GET /home/sellers",
      "GET /shop-page-data/{slug}",
      "GET /user/followed-sellers",
      "POST /user/follow-shop",
      "POST /user/remove-followed",
      "GET /search/suggest",
      "POST /search/note",
      "GET /home/compare-list",
      "POST /home/add-to-compare/{id}",
      "POST /home/remove-compare-product/{id}",
      "POST /user/add-to-wishlist/{id}",
      "POST /user/remove-wishlist-product/{id}",
      "GET /user/wishlists",
      "GET /user-notification/all",
      "POST /user-notification/seen/{id}",
      "POST /user-notification/seen-all",
      "POST /home/product-alert",
      "POST /home/product-alert/end",
      "GET /home/campaign-lists",
      "GET /home/campaign-products",
      "GET /home/daily-deals",
      "GET /home/flash-sale-products",
      "GET /home/offer-products",
      "GET /home/best-selling-products",
      "GET /home/gadget-products/{slug}",
    ])
      expect(known).toContain(call);
  });
});

describe("a call that changes something", () => {
  test("answers 419 without the XHR marker, without a token and with a wrong one", async () => {
    const client = newClient();
    const wrong: string[] = [];
    for (const call of calls.filter(isActing)) {
      const tries = [
        ["without marker", await send(client, call, "1", {}, { withoutMarker: true })],
        ["without token", await send(client, call, "1", {}, { token: null })],
        ["wrong token", await send(client, call, "1", {}, { token: "g.99999.wrong" })],
      ] as const;
      for (const [how, { status, body }] of tries)
        if (status !== 419 || typeof body?.error !== "string") wrong.push(`${nameOf(call)} ${how}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  test("answers 419 to a foreign page", async () => {
    const client = newClient();
    const wrong: string[] = [];
    for (const call of calls.filter(isActing)) {
      const foreign: Record<string, string>[] = [
        { Origin: "https://elsewhere.example" },
        { "Sec-Fetch-Site": "cross-site" },
      ];
      for (const headers of foreign) {
        const { status } = await send(client, call, "1", {}, { headers });
        if (status !== 419) wrong.push(`${nameOf(call)} ${JSON.stringify(headers)}: ${status}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe("malformed input", () => {
  test("in a body is refused with a message, never with 500", async () => {
    const wrong: string[] = [];
    for (const call of calls.filter(({ method }) => method === "post")) {
      const client = newClient();
      for (const text of ["{", '"text"', "null", "[]", "", "\u0000"]) {
        const { status } = await send(client, call, "1", undefined, { text });
        if (status >= 500) wrong.push(`${nameOf(call)} ${JSON.stringify(text)}: ${status}`);
      }
      const typed = await send(client, call, "1", undefined, {
        text: "<a/>",
        headers: { "Content-Type": "application/xml" },
      });
      if (isActing(call) && typed.status !== 415) wrong.push(`${nameOf(call)} XML: ${typed.status}`);
    }
    expect(wrong).toEqual([]);
  });

  test("in any field of a body is refused, never with 500", async () => {
    const wrong: string[] = [];
    for (const call of calls.filter(({ method }) => method === "post")) {
      const client = newClient();
      for (const field of fieldsOf(call.operation))
        for (const value of BAD_VALUES) {
          const { status } = await send(client, call, "1", { [field]: value });
          if (status >= 500) wrong.push(`${nameOf(call)} ${field}=${JSON.stringify(value).slice(0, 40)}: ${status}`);
        }
    }
    expect(wrong).toEqual([]);
  });

  test("in the URL is refused, never with 500", async () => {
    const client = newClient();
    const wrong: string[] = [];
    for (const call of calls)
      for (const part of BAD_PARTS) {
        if (!call.path.includes("{") || SIGNED.includes(call.path)) continue;
        const { status } = await send(client, call, part, {});
        if (status >= 500) wrong.push(`${nameOf(call)} ${part.slice(0, 30)}: ${status}`);
      }
    expect(wrong).toEqual([]);
  });

  test("in the query of a GET call is refused with 422, never with 500", async () => {
    const client = newClient();
    const wrong: string[] = [];
    for (const call of calls.filter(({ method }) => method === "get"))
      for (const query of [
        "page=0",
        "page=x",
        "page=-1",
        "page=1e9",
        "per_page=100000",
        "slug=%00",
        "q=%00",
        "categories[]=x",
        "price_min=-1",
      ]) {
        const filled = { ...call, path: `${call.path}?${query}` };
        const { status } = await send(client, filled, "1");
        if (status >= 500) wrong.push(`${nameOf(call)} ?${query}: ${status}`);
      }
    expect(wrong).toEqual([]);
  });
});

describe("malformed input of a signed-in shop owner", () => {
  test("is refused, never with 500", async () => {
    const client = newClient();
    expect((await client.post("login", { email: "seller@souk.example", password: "souk-demo" })).status).toBe(200);
    const wrong: string[] = [];
    const own = calls.filter(({ path }) => /^\/(seller|user)\//.test(path) && !path.includes("wishlist"));
    expect(own.length).toBeGreaterThan(80);
    for (const call of own) {
      const name = nameOf(call);
      for (const part of call.path.includes("{") ? BAD_PARTS : []) {
        const { status } = await send(client, call, part, {});
        if (status >= 500) wrong.push(`${name} ${part.slice(0, 30)}: ${status}`);
      }
      for (const query of call.method === "get" ? OWN_QUERIES : []) {
        const { status } = await send(client, { ...call, path: `${call.path}?${query}` }, "1");
        if (status >= 500) wrong.push(`${name} ?${query}: ${status}`);
      }
      for (const field of call.method === "post" ? fieldsOf(call.operation) : [])
        for (const value of BAD_VALUES) {
          const { status } = await send(client, call, "1", { [field]: value });
          if (status >= 500) wrong.push(`${name} ${field}=${JSON.stringify(value).slice(0, 40)}: ${status}`);
        }
    }
    expect(wrong).toEqual([]);
  });
});

describe("every call", () => {
  test("answers with or without a slash at the end", async () => {
    const client = newClient();
    expect((await client.get("settings-data/")).status).toBe(200);
    expect((await client.get("settings-data")).status).toBe(200);
  });

  test("is refused with 401 to a guest where the document says that it needs a session", async () => {
    const client = newClient();
    const wrong: string[] = [];
    for (const call of calls) {
      if (call.method === "post" && call.operation.requestBody) continue;
      const { status } = await send(client, call, "1", undefined);
      const needsSession = call.operation.security.every((way) => "session" in way);
      if (needsSession !== (status === 401) && ![...ASKS_FOR_CODE, ...READS_ADDRESS_FIRST].includes(call.path))
        wrong.push(`${nameOf(call)}: ${status}, needs session: ${needsSession}`);
    }
    expect(wrong).toEqual([]);
  });

  test("an unknown one is a 404 with a sentence", async () => {
    const { status, body } = await newClient().post("user/no-such-call", {});
    expect(status).toBe(404);
    expect(body.error).toEqual(expect.any(String));
  });

  test("a body that is too large is refused with 413", async () => {
    const { status } = await newClient().post("home/subscribers", { email: "x".repeat(1_100_000) });
    expect(status).toBe(413);
  });
});

function fieldsOf(operation: Operation): string[] {
  const schema = operation.requestBody?.content?.["application/json"]?.schema;
  const name = schema?.$ref?.split("/").at(-1);
  const resolved = name ? document.components?.schemas?.[name] : schema;
  return Object.keys(resolved?.properties ?? {});
}
