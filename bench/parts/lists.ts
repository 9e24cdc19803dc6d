import path from "node:path";
import { sql } from "drizzle-orm";
import { readRows } from "#db/read-rows.ts";
import { countShopOrders, findShopOrders } from "#domain/fulfilment/fulfilment/find-shop-orders.ts";
import { findAdminOrders } from "#domain/orders/order-admin/find-admin-orders.ts";
import type { Context } from "#domain/context.ts";
import { parseConfig } from "#server/config.ts";
import { createLog } from "#server/http/log.ts";
import { createShopContext } from "#server/http/visitor.ts";
import { openShop } from "#server/shop.ts";
import type { ListDefinition } from "#shared/list/list.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { ADMIN_ORDER_LIST, SHOP_ORDER_LIST } from "#shared/list/order-lists.ts";
import { type Figure, plainFigure } from "../figure.ts";
import { openShopOfOrders } from "../seeded-orders.ts";
import type { Bed } from "../seeded-shops.ts";

const ORDERS = 1_000_000;
const ROUNDS = 20;
const WARM_UP = 2;
const MAX_MILLISECONDS = 100;
const PROJECT_FOLDER = path.resolve(import.meta.dirname, "../..");

/** Of filters whose values are no fixed choices. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  method: ["method=cash_on_delivery", "method=sandbox", "method.op=not&method=sandbox"],
  country: ["country=US", "country=JP", "country=IS"],
  placed: ["placed=2026-10-01&placed=2026-10-31", "placed=2026-11-01", "placed=2025-01-01&placed="],
  email: ["email=shopper", "email=7a9f2", "email.op=is&email=shopper@souk.example"],
  product: ["product=lamp", "product=zzzz"],
  tracking: ["tracking=JD0146", "tracking.op=set", "tracking.op=empty"],
  shop: ["shop=1", "shop.op=not&shop=1"],
};
/** Pages, searches, and filters together. */
const QUERIES = [
  "",
  "page=40&per_page=250",
  "page=-1",
  "q=shopper",
  "q=3f2a7",
  "q=SK-7A9F",
  "q=lamp",
  "q=555 0142",
  "q=JD014600",
  "q=INV-1-1000",
  "q=ma",
  "q=zzzzqqqq",
  "country=US&payment=paid",
  "country=IS&payment=unpaid&sort=total",
  "fulfilment=delivered&method=sandbox&sort=-total",
  "placed=2026-10-01&placed=2026-10-31&product=lamp",
  "q=lamp&fulfilment=pending&sort=-total",
  "country=DE&method=cash_on_delivery&page=40&per_page=250",
  "country=JP&fulfilment=delivered&sort=total",
  "fulfilment=canceled&payment=unpaid&sort=-total",
  "fulfilment=delivered&payment=unpaid",
  "fulfilment=delivered&page=40&per_page=250",
  "payment=paid&fulfilment=delivered&page=-1",
  "payment=partly_refunded&method=sandbox",
  "placed=2026-10-01&placed=2026-10-31&sort=-total",
  "placed=2026-10-01&placed=2026-10-31&fulfilment=pending",
  "tracking.op=empty&fulfilment=delivered",
  "tracking.op=empty&page=-1",
];

type Read = (query: string) => Promise<unknown>;
type Reads = Readonly<Record<string, { definition: ListDefinition; read: Read }>>;

/** How long a page of orders takes when there are a million, by query. */
export async function measureLists(bed: Bed): Promise<Figure[]> {
  const databaseUrl = await openShopOfOrders(bed, ORDERS);
  const config = parseConfig({ ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: bed.folder, DEMO_MODE: "true" });
  const shop = await openShop(config, createLog("warn"), PROJECT_FOLDER);
  try {
    return await timesOf(await readsOf(await createShopContext(shop)));
  } finally {
    await shop.close();
  }
}

/** The operator's list, and that of the shop with the most orders. */
async function readsOf(guest: Context): Promise<Reads> {
  const ctx: Context = { ...guest, visitor: { ...guest.visitor, customerId: 1, permissions: ["*"] } };
  const [largest] = await readRows<{ id: number }>(
    ctx.db,
    sql`select shop_id as id from orders group by shop_id order by count(*) desc limit 1`,
  );
  const shopId = largest!.id;
  return {
    operator: {
      definition: ADMIN_ORDER_LIST,
      read: (query) => findAdminOrders(ctx, readListUrl(ADMIN_ORDER_LIST, new URLSearchParams(query))),
    },
    seller: {
      definition: SHOP_ORDER_LIST,
      read: (query) =>
        query === "tabs"
          ? countShopOrders(ctx, shopId)
          : findShopOrders(ctx, shopId, readListUrl(SHOP_ORDER_LIST, new URLSearchParams(query))),
    },
  };
}

/** Every sort and every filter of a list with each of its choices, and some of them together. */
function queriesOf(definition: ListDefinition): string[] {
  const sorts = definition.sorts.flatMap((sort) => [`sort=${sort}`, `sort=-${sort}`]);
  const filters = Object.entries(definition.filters).flatMap(([name, filter]) =>
    "choices" in filter ? filter.choices.map((choice) => `${name}=${choice}`) : (VALUES[name] ?? []),
  );
  return [...QUERIES, ...sorts, ...filters, ...("state" in definition.filters ? ["tabs"] : [])];
}

async function timesOf(reads: Reads): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [desk, { definition, read }] of Object.entries(reads))
    for (const query of queriesOf(definition)) {
      const times: number[] = [];
      for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
        const started = performance.now();
        await read(query);
        if (round >= WARM_UP) times.push(performance.now() - started);
      }
      const p95 = times.toSorted((one, other) => one - other)[Math.ceil(ROUNDS * 0.95) - 1]!;
      const figure = plainFigure("orders of a million, p95", `${desk}: ${query || "first page"}`, "ms", times, null);
      figures.push({ ...figure, value: p95, goal: `≤ ${MAX_MILLISECONDS} ms`, isMet: p95 <= MAX_MILLISECONDS });
    }
  return figures;
}
