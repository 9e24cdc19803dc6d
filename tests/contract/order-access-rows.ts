import type { Client } from "../support/client.ts";
import { ADDRESS } from "./open-shop.ts";
import { ACTORS, sendReturn, type Actor, type Stage, type Target } from "./order-world.ts";

type ClientInfo = { client: Client; target: Target; key: string | undefined };

/** Who may see or do one thing with an order: the expected response for each. */
export type Row = {
  /** A call as the document of the calls names it, or the path of a screen. */
  name: string;
  /** How far the order has come that is asked for. */
  stage: Stage;
  /** Only accounts have it: everyone asks for the owner's. */
  isOwnersAlone?: boolean;
  ask: (clientInfo: ClientInfo) => Promise<number>;
  answers: Record<Actor, number>;
};

type Answers = Partial<Record<Actor, number>>;

/** Guests have no returns: everyone asks for the owner's. */
const RETURN_STAGES: readonly Stage[] = ["requested", "approved", "received", "refunded"];
const KEYS: readonly Actor[] = ["purchaseKey", "orderKey", "purchaseKeyOfOwned", "orderKeyOfOwned"];
const GUESTS: readonly Actor[] = ["guest", "stranger", ...KEYS];

const all = (actors: readonly Actor[], status: number): Answers =>
  Object.fromEntries(actors.map((actor) => [actor, status]));

function everyone(ofGuests: number, ofAccounts: number, more: Answers): Record<Actor, number> {
  return { ...all(ACTORS, ofAccounts), ...all(GUESTS, ofGuests), ...more } as Record<Actor, number>;
}

/** Documents open for the session that bought, the owner, the shop, staff, and anyone who holds a key. */
const DOCUMENTS = everyone(404, 404, { guest: 200, owner: 200, shop: 200, staff: 200, ...all(KEYS, 200) });
/** The same of an order that stands in an account. */
const CREDIT_NOTES = everyone(404, 404, { owner: 200, shop: 200, staff: 200, ...all(KEYS, 200) });
/** Anyone who pays holds the key of the purchase, not that of one order. */
const PAYERS = everyone(404, 404, { guest: 200, owner: 200, purchaseKey: 200, purchaseKeyOfOwned: 200 });
/** A key talks for a guest, until the order stands in an account. */
const SHOPPERS = everyone(404, 404, { guest: 200, owner: 200, purchaseKey: 200, orderKey: 200 });
const ACCOUNTS_OWN = everyone(401, 404, { owner: 200 });
const SHOPS_OWN = everyone(401, 404, { shop: 200 });
const STAFFS = everyone(401, 404, { staff: 200, clerk: 403 });

const screens = (answers: Record<Actor, number>, ofGuests = 302): Record<Actor, number> =>
  ({
    ...answers,
    ...Object.fromEntries(GUESTS.map((actor) => [actor, answers[actor] === 401 ? ofGuests : answers[actor]])),
  }) as Record<Actor, number>;

export const ROWS: readonly Row[] = [
  screen("order-confirmation?trx_id={trxId}", DOCUMENTS),
  screen("invoice/{trxId}", DOCUMENTS),
  screen("get-invoice/{orderCode}", DOCUMENTS),
  screen("payment/{code}", { ...PAYERS }),
  { ...screen("track-order?code={code}", SHOPPERS), ask: askTracking, answers: { ...SHOPPERS, ...all(KEYS, 200) } },
  screen("user/order-history/{code}", screens(ACCOUNTS_OWN)),
  screen("user/order-history/{code}/return", screens(ACCOUNTS_OWN)),
  screen("seller/returns/{id}", screens(SHOPS_OWN), "requested"),
  screen("admin/returns/{id}", { ...screens(STAFFS), clerk: 404 }, "requested"),
  screen("seller/orders/{code}", screens(SHOPS_OWN)),
  screen("seller/orders/{code}/packing-slip", screens(SHOPS_OWN)),
  screen("admin/orders/{code}", { ...screens(STAFFS), clerk: 404 }),
  screen("credit-note/{number}", CREDIT_NOTES, "refunded"),

  call("GET /user/invoice/{code}", DOCUMENTS),
  call("GET /user/invoice/download/{code}", DOCUMENTS),
  call("GET /user/credit-note/{number}", CREDIT_NOTES, "refunded"),
  call("GET /user/credit-note/download/{number}", CREDIT_NOTES, "refunded"),
  call("POST /user/complete-order", PAYERS, "pending", ({ trxId }) => ({
    trx_id: trxId,
    payment_type: "cash_on_delivery",
  })),
  call("GET /user/transfer/{code}", PAYERS),
  call("POST /track-order", everyone(404, 404, all(KEYS, 200)), "pending", ({ code }) => ({
    code,
    contact: "eve@example.com",
  })),
  call("POST /user/cancel-order/{code}", ACCOUNTS_OWN),
  call("POST /user/order-address/{code}", SHOPPERS, "pending", () => ADDRESS),
  call("POST /order-link", everyone(404, 404, {}), "pending", ({ code }) => ({ code, contact: "eve@example.com" })),
  call("POST /user/reorder/{code}", ACCOUNTS_OWN),
  call("GET /user/order-messages/{code}", SHOPPERS),
  call("POST /user/order-message", SHOPPERS, "pending", ({ code }) => ({ code, text: "When does it come?" })),
  call("POST /user/order-messages/{code}/read", SHOPPERS),
  { ...call("POST /refund-request", ACCOUNTS_OWN, "delivered"), isOwnersAlone: true, ask: askReturn },
  call("POST /user/digital-download/{id}", everyone(404, 404, { owner: 200 }), "pending", ({ downloadFileId }) => ({
    file_id: downloadFileId,
  })),
  call("POST /user/returns/{id}/withdraw", ACCOUNTS_OWN, "requested"),
  call("GET /user/return-pictures/{id}", everyone(401, 404, { owner: 200, shop: 200, staff: 200 }), "requested"),

  call("GET /seller/orders/{code}", SHOPS_OWN),
  call("POST /seller/orders/{code}/confirm", SHOPS_OWN),
  call("POST /seller/orders/{code}/parcels", SHOPS_OWN, "confirmed"),
  call("POST /seller/orders/{code}/deliver", SHOPS_OWN, "sent"),
  call("POST /seller/orders/{code}/cancel", SHOPS_OWN, "pending", () => ({ reason: "Broken" })),
  call("POST /seller/orders/{code}/address", SHOPS_OWN, "confirmed", () => ({ ...ADDRESS, reason: "As agreed" })),
  call("POST /seller/orders/{code}/refund", SHOPS_OWN, "delivered", () => ({
    amount: "0.50",
    note: "Sorry",
    reason: "Sorry",
  })),
  call("POST /seller/orders/{code}/notes", SHOPS_OWN, "pending", () => ({ text: "Gift wrap" })),
  call("GET /seller/orders/{code}/messages", SHOPS_OWN),
  call("POST /seller/orders/{code}/messages", SHOPS_OWN, "pending", () => ({ text: "Tomorrow" })),
  call("POST /seller/orders/{code}/messages/read", SHOPS_OWN),
  call("POST /seller/parcels/{id}/hand-over", SHOPS_OWN, "packed"),
  call("POST /seller/parcels/{id}/change", SHOPS_OWN, "packed", () => ({ tracking_number: "1Z" })),
  call("POST /seller/parcels/{id}/cancel", SHOPS_OWN, "packed"),
  call("POST /seller/parcels/{id}/deliver", SHOPS_OWN, "sent"),
  call("POST /seller/parcels/{id}/end", SHOPS_OWN, "sent", () => ({ outcome: "lost" })),
  call("GET /seller/returns/{id}", SHOPS_OWN, "requested"),
  call("POST /seller/returns/{id}/approve", SHOPS_OWN, "requested", () => ({ instructions: "Send it" })),
  call("POST /seller/returns/{id}/reject", SHOPS_OWN, "requested", () => ({ reason: "Worn" })),
  call("POST /seller/returns/{id}/received", SHOPS_OWN, "approved"),
  call("POST /seller/returns/{id}/refund", SHOPS_OWN, "received"),

  call("GET /admin/orders/{code}", STAFFS),
  call("POST /admin/orders/{code}/confirm", STAFFS, "pending", () => ({ reason: "The shop is away" })),
  call("POST /admin/orders/{code}/deliver", STAFFS, "sent", () => ({ reason: "Mark as received" })),
  call("POST /admin/orders/{code}/cancel", STAFFS, "pending", () => ({ reason: "Fraud" })),
  call("POST /admin/orders/{code}/address", STAFFS, "pending", () => ({ ...ADDRESS, reason: "As agreed" })),
  call("POST /admin/orders/{code}/refund", STAFFS, "delivered", () => ({
    amount: "0.50",
    reason: "Goodwill",
    bearer: "shop",
  })),
  call("POST /admin/orders/{code}/notes", STAFFS, "pending", () => ({ text: "Called them" })),
  call("GET /admin/orders/{code}/messages", STAFFS),
  call("POST /admin/orders/{code}/messages", STAFFS, "pending", () => ({ text: "We look after it" })),
  call("GET /admin/returns/{id}", STAFFS, "requested"),
  call("POST /admin/returns/{id}/approve", STAFFS, "requested", () => ({ instructions: "Send it" })),
  call("POST /admin/returns/{id}/reject", STAFFS, "requested", () => ({ reason: "Worn" })),
  call("POST /admin/returns/{id}/received", STAFFS, "approved"),
  call("POST /admin/returns/{id}/refund", STAFFS, "received"),
];

/** Has a row of its own kind elsewhere: it names no order, or only the person who was given it can know it. */
export const ELSEWHERE: readonly string[] = [
  "POST /payment/webhook/{provider}",
  "POST /admin/refund-payouts/{id}/paid",
  "POST /admin/due-refunds/{id}/sent",
  "POST /admin/due-refunds/{id}/retry",
  "GET /payment/return/{key}",
  "GET /download/{token}",
  // Needs the version of a page; purchase-page.test.ts asks as everyone.
  "purchase/{trxId}/page/{version}",
  // Only staff, as the matrix of the operator's calls says.
  "GET /admin/payout-runs/{id}/payments.xml",
  "GET /admin/payout-runs/{id}/payments.csv",
  "POST /admin/payment-settings/{provider}/test",
  "POST /admin/orders/{code}/parcels",
  "POST /admin/parcels/{id}/hand-over",
  "POST /admin/parcels/{id}/deliver",
  "POST /admin/parcels/{id}/end",
  "POST /admin/parcels/{id}/change",
  "POST /admin/parcels/{id}/cancel",
];

function screen(path: string, answers: Record<Actor, number>, stage: Stage = "pending"): Row {
  return {
    name: path.split("?")[0]!,
    stage,
    isOwnersAlone: RETURN_STAGES.includes(stage),
    answers,
    ask: async ({ client, target, key }) => (await client.page(withKey(fill(path, target), key))).status,
  };
}

function call(
  name: string,
  answers: Record<Actor, number>,
  stage: Stage = "pending",
  body: (target: Target) => object = () => ({}),
): Row {
  const [method, path = ""] = name.split(" ");
  return {
    name,
    stage,
    isOwnersAlone: RETURN_STAGES.includes(stage),
    answers,
    ask: async ({ client, target, key }) => {
      const filled = fill(path.slice(1), target);
      const sent = { ...body(target), ...(key ? { key } : {}) };
      return (await (method === "GET" ? client.get(withKey(filled, key)) : client.post(filled, sent))).status;
    },
  };
}

/** The screen opens for everyone; it shows the order or not. */
async function askTracking({ client, target, key }: ClientInfo): Promise<number> {
  const { html } = await client.page(withKey(`track-order?code=${target.code}`, key));
  return html.includes('id="tracked"') ? 200 : 404;
}

async function askReturn({ client, target }: ClientInfo): Promise<number> {
  return (await sendReturn(client, target)).status;
}

function withKey(path: string, key: string | undefined): string {
  return key ? `${path}${path.includes("?") ? "&" : "?"}key=${key}` : path;
}

function fill(path: string, target: Target): string {
  return path
    .replace("{trxId}", target.trxId)
    .replace(/\{(code|orderCode)\}/, target.code)
    .replace("{number}", target.creditNote)
    .replace("{id}", String(idOf(path, target)));
}

function idOf(path: string, target: Target): number {
  if (path.includes("parcels/")) return target.parcelId;
  if (path.includes("digital-download/")) return target.downloadLineId;
  return path.includes("pictures/") ? target.pictureId : target.returnId;
}
