import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { and, eq, isNull, ne, or, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { customers, staff } from "#db/schema/customer.ts";
import { shops } from "#db/schema/shop.ts";
import { stockLevels } from "#db/schema/stock.ts";
import { hashPassword } from "#domain/customers/password/password.ts";
import type { Client } from "../support/client.ts";
import { letStaffIn } from "../e2e/accounts.ts";
import { confirmOrder, type ContractShop, type ListedProduct, takeOverShop } from "./open-shop.ts";
import { insertShopPeople } from "./shop-people.ts";
import { PIXEL } from "../support/pixel.ts";

/** Everyone who may come to an order. Keys are tried by a guest who did not place it. */
export const ACTORS = [
  "guest",
  "stranger",
  "purchaseKey",
  "orderKey",
  "purchaseKeyOfOwned",
  "orderKeyOfOwned",
  "owner",
  "other",
  "shop",
  "otherShop",
  "staff",
  "clerk",
] as const;
export type Actor = (typeof ACTORS)[number];

/** An order that is asked for, with everything that refers to it. */
export type Target = {
  trxId: string;
  code: string;
  purchaseKey: string;
  orderKey: string;
  orderLineId: number;
  parcelId: number;
  returnId: number;
  pictureId: number;
  creditNote: string;
  /** Something that the owner has downloaded before, and its file. */
  downloadLineId: number;
  downloadFileId: number;
};

/** How far an order has come. */
export type Stage =
  | "pending"
  | "confirmed"
  | "packed"
  | "sent"
  | "delivered"
  | "requested"
  | "approved"
  | "received"
  | "refunded";

export type OrderWorld = {
  clients: Record<Actor, Client>;
  /** An order of a guest, of the owner or of anyone else, at the seller's shop. */
  place(whose: "guest" | "owner" | Client, stage: Stage): Promise<Target>;
};

const PASSWORD = "souk-demo";
/** What other files have put into the shop of a worker is soon sold out. */
const MIN_STOCK = 100;

/** The accounts that the demo lacks, and stock for every test. Before the shop is opened. */
export async function peopleTheShop(db: Database): Promise<void> {
  const passwordHash = await hashPassword(PASSWORD);
  const account = async (name: string): Promise<number> => {
    const [row] = await db
      .insert(customers)
      .values({ firstName: name, lastName: "Matrix", email: `${name}@matrix.example`, passwordHash })
      .returning({ id: customers.id });
    return row!.id;
  };
  await account("other");
  const rival = await account("rival");
  const [seller] = await db.select().from(customers).where(eq(customers.email, "seller@souk.example"));
  const isNotTheirs = or(isNull(shops.ownerId), ne(shops.ownerId, seller!.id));
  const [shop] = await db
    .select()
    .from(shops)
    .where(and(eq(shops.status, "approved"), isNotTheirs))
    .orderBy(shops.id)
    .limit(1);
  await db.update(shops).set({ ownerId: rival }).where(eq(shops.id, shop!.id));
  await db.insert(staff).values([
    { customerId: await account("boss"), permissions: ["*"] },
    { customerId: await account("clerk"), permissions: ["mails.read"] },
  ]);
  await db.update(stockLevels).set({ onHand: sql`${stockLevels.onHand} + 500` });
}

/** The shop of a worker, with these people, a team of the seller's and staff in it. */
export const takeOverPeopledShop = () =>
  takeOverShop(async (db) => {
    await peopleTheShop(db);
    await insertShopPeople(db);
    await letStaffIn(db);
  });

export async function openOrderWorld(shop: ContractShop): Promise<OrderWorld> {
  const seller = await shop.signIn("seller@souk.example");
  const owner = await shop.signIn("shopper@souk.example");
  const guest = shop.guest();
  const product = await findProduct(shop, seller);
  const download = await findDownload(owner);
  const keyHolder = shop.guest();
  const world: OrderWorld = {
    clients: {
      guest,
      owner,
      shop: seller,
      stranger: shop.guest(),
      purchaseKey: keyHolder,
      orderKey: keyHolder,
      purchaseKeyOfOwned: keyHolder,
      orderKeyOfOwned: keyHolder,
      other: await shop.signIn("other@matrix.example"),
      otherShop: await shop.signIn("rival@matrix.example"),
      staff: await shop.signIn("boss@matrix.example"),
      clerk: await shop.signIn("clerk@matrix.example"),
    },
    async place(whose, stage) {
      const client = whose === "guest" ? guest : whose === "owner" ? owner : whose;
      const placed = await buy(client, product, shop.server().dataDir);
      return { ...(await lead(seller, client, placed, stage)), ...download };
    },
  };
  return world;
}

/** Something of the seller's that is sent and can be paid at the door. */
async function findProduct(shop: ContractShop, seller: Client): Promise<ListedProduct> {
  const { body } = await seller.get<{ orders: { data: { code: string }[] } }>("seller/orders");
  const first = await seller.get<{ order: ShopOrder }>(`seller/orders/${body.orders.data[0]!.code}`);
  const { slug } = first.body.order.purchase.orders[0]!.shop;
  const path = `home/filtered_products?type=shop&slug=${slug}&in_stock=1&per_page=60`;
  const listed = await shop.guest().get<{ products: { data: ListedProduct[] } }>(path);
  for (const product of listed.body.products.data) {
    const isPlain = !product.has_variant && !product.is_digital && product.minimum_order_quantity === 1;
    const details = await shop
      .guest()
      .get<{ product: { is_cash_on_delivery_allowed: boolean } }>(`home/product-details/${product.slug}`);
    const isPlenty = product.current_stock > MIN_STOCK;
    if (isPlain && isPlenty && details.body.product.is_cash_on_delivery_allowed) return product;
  }
  throw new Error("The seller has nothing plain to sell");
}

type Download = Pick<Target, "downloadLineId" | "downloadFileId">;

/** Of those that the demo's shopper has bought. */
async function findDownload(owner: Client): Promise<Download> {
  const { body } = await owner.get<{ orders: { data: { id: number; state: string; files: { id: number }[] }[] } }>(
    "user/digital-product-order-list",
  );
  const line = body.orders.data.find(({ state, files }) => state === "ready" && files.length > 0);
  if (!line) throw new Error("The owner has bought nothing that can be downloaded");
  return { downloadLineId: line.id, downloadFileId: line.files[0]!.id };
}

type Placed = Pick<Target, "trxId" | "code" | "purchaseKey" | "orderKey">;

async function buy(client: Client, product: ListedProduct, dataDir: string): Promise<Placed> {
  const added = await client.post<{ trx_id: string }>("user/addToCart", { product_id: product.id, is_buy_now: 1 });
  const trxId = added.body.trx_id;
  const confirmed = await confirmOrder(client, trxId);
  if (confirmed.status !== 200) throw new Error(`Could not confirm: ${JSON.stringify(confirmed.body)}`);
  const completed = { trx_id: trxId, payment_type: "cash_on_delivery" };
  const placed = await client.post("user/complete-order", completed);
  if (placed.status !== 200) throw new Error(`Could not place: ${JSON.stringify(placed.body)}`);
  return { trxId, ...(await readMail(dataDir, trxId)) };
}

/** The keys stand nowhere but in the mail. */
async function readMail(dataDir: string, trxId: string): Promise<Omit<Placed, "trxId">> {
  const folder = path.join(dataDir, "mail");
  for (let tries = 0; tries < 600; tries += 1) {
    for (const name of listFolder(folder)) {
      const text = readFileSync(path.join(folder, name), "utf8").replaceAll("&amp;", "&");
      const purchaseKey = new RegExp(`/invoice/${trxId}\\?key=([\\w-]+)`).exec(text)?.[1];
      const [, code, orderKey] = /track-order\?code=(SK-[\w-]+)&key=([\w-]+)/.exec(text) ?? [];
      if (purchaseKey && code && orderKey) return { code, purchaseKey, orderKey };
    }
    await sleep(100);
  }
  throw new Error(`No mail about ${trxId} came`);
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(".json"));
  } catch {
    return [];
  }
}

type ShopOrder = {
  lines: { id: number }[];
  parcels: { id: number }[];
  purchase: { orders: { shop: { slug: string } }[] };
};

/** Leads an order on until it stands where it is wanted. */
async function lead(
  seller: Client,
  buyer: Client,
  placed: Placed,
  stage: Stage,
): Promise<Omit<Target, keyof Download>> {
  const post = async <Body = Record<string, unknown>>(path: string, body: object = {}): Promise<Body> => {
    const answer = await seller.post<Body>(path, body);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const orderPath = `seller/orders/${placed.code}`;
  const target = { ...placed, orderLineId: 0, parcelId: 0, returnId: 0, pictureId: 0, creditNote: "" };
  const { body } = await seller.get<{ order: ShopOrder }>(orderPath);
  target.orderLineId = body.order.lines[0]!.id;
  const steps: [Stage, () => Promise<unknown>][] = [
    ["confirmed", () => post(`${orderPath}/confirm`)],
    [
      "packed",
      async () => (target.parcelId = (await post<{ order: ShopOrder }>(`${orderPath}/parcels`)).order.parcels[0]!.id),
    ],
    ["sent", () => post(`seller/parcels/${target.parcelId}/hand-over`)],
    ["delivered", () => post(`seller/parcels/${target.parcelId}/deliver`)],
    ["requested", async () => Object.assign(target, await requestReturn(buyer, target))],
    ["approved", () => post(`seller/returns/${target.returnId}/approve`, { instructions: "Send it to us." })],
    ["received", () => post(`seller/returns/${target.returnId}/received`)],
    ["refunded", async () => (target.creditNote = await refund(seller, buyer, target))],
  ];
  if (stage === "pending") return target;
  for (const [reached, step] of steps) {
    await step();
    if (reached === stage) break;
  }
  return target;
}

type ReturnTarget = Pick<Target, "code" | "orderLineId">;

async function requestReturn(buyer: Client, target: ReturnTarget): Promise<Pick<Target, "returnId" | "pictureId">> {
  const answer = await sendReturn(buyer, target);
  if (answer.status !== 200) throw new Error(`refund-request: ${answer.status} ${JSON.stringify(answer.body)}`);
  const { body } = await buyer.get<{ returns: { data: { id: number; pictures: number[] }[] } }>("user/returns");
  const made = body.returns.data.find(({ id }) => id === answer.body.id)!;
  return { returnId: made.id, pictureId: made.pictures[0]! };
}

async function refund(seller: Client, buyer: Client, { returnId }: Pick<Target, "returnId">): Promise<string> {
  const { status, body } = await seller.post(`seller/returns/${returnId}/refund`, {});
  if (status !== 200) throw new Error(`refund: ${status} ${JSON.stringify(body)}`);
  const { body: returns } = await buyer.get("user/returns");
  return /"credit_note":"([^"]+)"/.exec(JSON.stringify(returns))![1]!;
}

export function sendReturn(client: Client, { code, orderLineId }: ReturnTarget) {
  const form = new FormData();
  form.set("code", code);
  form.set("lines", JSON.stringify([{ order_line_id: orderLineId, quantity: 1 }]));
  form.set("reason", "damaged");
  form.append("pictures", new File([PIXEL], "pixel.png", { type: "image/png" }));
  return client.send<{ id: number }>("refund-request", form);
}
