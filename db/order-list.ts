import { type SQL, inArray, sql } from "drizzle-orm";
import { readRows } from "./read-rows.ts";
import type { ListFilter, ListQuery } from "#shared/list/list.ts";
import type { Database } from "./client.ts";
import { type ListSql, escapeLike, isOneOfIds } from "./list-sql.ts";
import { isMatchingOrder, isThere, matchingOrderIds } from "./order-search.ts";
import { recordTagSql } from "./record-tag-list.ts";
import { orderLines, orders } from "./schema/order.ts";
import { parcels } from "./schema/parcel.ts";
import { purchases } from "./schema/purchase.ts";

/** Paid, or cash on delivery. */
export const IS_PAYABLE = sql`(${orders.paymentStatus} <> 'unpaid' or ${orders.paymentMethod} = 'cash_on_delivery')`;

/** With at least this many matches, orders are read in list order and compared one by one. */
const MANY = 20_000;
const SAMPLE = 400;
const NO_TEXTS: CommonTexts = new Map();

/** The share of all orders that matches each text. */
export type CommonTexts = ReadonlyMap<string, number>;
type Selection = Pick<ListQuery, "search" | "filters">;

type OrderListOptions = {
  /** The order code that a text may be, without its prefix. */
  readCode: (text: string) => string;
  /** Only orders of this shop are searched. */
  shopId?: number;
  /** Of `findCommonTexts`. */
  common?: CommonTexts;
  /** Of `findSearchedIds`. */
  searched?: readonly number[] | null;
};

/** The order lists of both desks, over `orders` only: even an eliminated join prevents index-only scans. */
export function orderListSql({ readCode, shopId, common = NO_TEXTS, searched = null }: OrderListOptions) {
  const matching = (text: string) => {
    if (searched) return sql`${orders.id} = any(${`{${searched.join(",")}}`}::int[])`;
    const search = { text, code: readCode(text), ...(shopId === undefined ? {} : { shopId }) };
    return common.has(keyOf("search", text))
      ? isMatchingOrder(search)
      : sql`${orders.id} in ${matchingOrderIds(search)}`;
  };
  const contains = ({ name, values }: ListFilter) =>
    anyOf(values, (value) => {
      const { each, lookup } = TEXTS[name]!(value);
      return common.has(keyOf(name, value)) ? each : lookup;
    });
  return {
    id: orders.id,
    sorts: { placed: orders.createdAt, total: orders.totalMinor },
    filters: {
      fulfilment: { word: orders.fulfilmentStatus },
      payment: { word: orders.paymentStatus },
      method: { word: orders.paymentMethod },
      country: { word: orders.shipToCountryCode },
      shop: { condition: (filter) => isOneOfIds(orders.shopId, filter) },
      placed: { instant: orders.createdAt },
      email: { condition: (filter) => (filter.operator === "is" ? hasEmail(filter) : contains(filter)) },
      product: { condition: contains },
      tag: { condition: orderTagSql(shopId ?? null).condition },
      tracking: { condition: (filter) => hasTracking(filter) ?? contains(filter) },
    },
    search: matching,
  } satisfies ListSql;
}

/** The tags of staff, or of a shop, on an order. */
export function orderTagSql(byShopId: number | null) {
  return recordTagSql({ record: sql`${orders.id}`, column: "order_id", byShopId });
}

/**
 * The texts of a query that many orders match, by a sample: looking up all ids that match `gmail` takes seconds, while scanning the list finds the first page immediately. In a small table no text is common.
 */
export async function findCommonTexts(
  db: Database,
  { search, filters }: Selection,
  readCode: OrderListOptions["readCode"],
): Promise<CommonTexts> {
  const texts = filters.flatMap(({ name, operator, values }) =>
    operator === "contains" && TEXTS[name]
      ? values.map((value) => ({ key: keyOf(name, value), each: TEXTS[name]!(value).each }))
      : [],
  );
  if (search !== "")
    texts.push({ key: keyOf("search", search), each: isMatchingOrder({ text: search, code: readCode(search) }) });
  if (texts.length === 0) return NO_TEXTS;
  const size = sql`(select greatest(reltuples, 0) from pg_class where oid = 'orders'::regclass)`;
  const { rows } = (await db.execute(sql`
    select ${size}::int as size, count(*)::int as seen, ${sql.join(
      texts.map(({ each }, index) => sql`count(*) filter (where ${each})::int as ${sql.raw(`match_${index}`)}`),
      sql`, `,
    )}
    from (select * from orders tablesample system ((select least(100, ${100 * SAMPLE} / (1 + s.size)) from ${size} s(size)))
      repeatable (1) limit (select case when s.size > ${MANY} then ${SAMPLE} else 0 end from ${size} s(size))) orders`)) as {
    rows: Record<string, number>[];
  };
  const { size: all = 0, seen = 0, ...matches } = rows[0]!;
  const shares = texts.map(({ key }, index) => [key, matches[`match_${index}`]! / Math.max(1, seen)] as const);
  return new Map(shares.filter(([, share]) => share * all > MANY));
}

/** The orders that a search finds, looked up once for their number and their page; null if there is none or they are many. */
export async function findSearchedIds(
  db: Database,
  { search }: Pick<Selection, "search">,
  { readCode, shopId, common = NO_TEXTS }: OrderListOptions,
): Promise<number[] | null> {
  if (search === "" || common.has(keyOf("search", search))) return null;
  const wanted = { text: search, code: readCode(search), ...(shopId === undefined ? {} : { shopId }) };
  const rows = await readRows<{ id: number }>(
    db,
    sql`select found.id from ${matchingOrderIds(wanted)} found limit ${MANY + 1}`,
  );
  return rows.length > MANY ? null : rows.map(({ id }) => id);
}

/** Counts up to `most`. With common texts, the count is assumed to exceed it if the other conditions leave enough orders. */
export async function countOrders(
  query: Selection,
  common: CommonTexts,
  max: number,
  count: (query: Selection, max: number) => Promise<number>,
): Promise<number> {
  if (common.size === 0) return count(query, max);
  const share = [...common.values()].reduce((product, each) => product * each, 1);
  const enough = Math.ceil((2 * max) / share);
  const others = {
    search: common.has(keyOf("search", query.search)) ? "" : query.search,
    filters: query.filters.filter(({ name, values }) => !values.some((value) => common.has(keyOf(name, value)))),
  };
  return (await count(others, enough)) === enough ? max : count(query, max);
}

const keyOf = (name: string, text: string): string => `${name}:${text}`;

/** `each` tests one order for what `lookup` finds by index. */
type TextMatch = { each: SQL; lookup: SQL };

const TEXTS: Readonly<Record<string, (value: string) => TextMatch>> = {
  email: (value) => {
    const part = `%${escapeLike(value.toLowerCase())}%`;
    return {
      each: isThere(sql`select true from ${purchases} p where p.id = ${orders.purchaseId} and p.email like ${part}`),
      // The first condition uses the search index.
      lookup: sql`(${orders.purchaseId} in (select p.id from ${purchases} p where p.status <> 'draft'
        and (p.email || ' ' || regexp_replace(p.phone, '[^0-9]', '', 'g')) like ${part} and p.email like ${part}))`,
    };
  },
  product: (value) =>
    within(
      sql`select l.order_id as id from ${orderLines} l
        where fold_text(l.product_name || ' ' || l.sku) like fold_text(${`%${escapeLike(value)}%`})`,
    ),
  tracking: (value) =>
    within(
      sql`select c.order_id as id from ${parcels} c where upper(replace(c.tracking_number, ' ', ''))
        like ${`%${escapeLike(value.toUpperCase().replaceAll(/\s/g, ""))}%`}`,
    ),
};

function within(found: SQL): TextMatch {
  return {
    each: isThere(sql`select true from (${found}) found where found.id = ${orders.id}`),
    lookup: sql`${orders.id} in (${found})`,
  };
}

function hasEmail({ values }: ListFilter): SQL {
  const emails = values.map((value) => value.toLowerCase());
  return ofPurchase(inArray(purchases.email, emails));
}

function ofPurchase(condition: SQL): SQL {
  return sql`${orders.purchaseId} in (select ${purchases.id} from ${purchases} where ${condition})`;
}

function hasTracking({ operator }: ListFilter): SQL | null {
  if (operator === "set") return sql`${orders.isTracked}`;
  return operator === "empty" ? sql`not ${orders.isTracked}` : null;
}

function anyOf(values: readonly string[], conditionOf: (value: string) => SQL): SQL {
  return sql`(${sql.join(values.map(conditionOf), sql` or `)})`;
}
