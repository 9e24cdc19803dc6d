import { expect, test } from "vitest";
import type { Client } from "../support/client.ts";
import { openShop, type ListedProduct } from "./open-shop.ts";

const shop = openShop();

const VISITORS = 200;
const PAGES_OF_EACH = 2;
const BATCH_SIZE = 12;
const PATIENCE_MILLISECONDS = 300_000;
const KINDS = ["guest", "guest", "guest", "guest", "looker", "looker", "buyer", "euro", "yen", "customer"] as const;
/** Parts that depend on the moment or the connection. */
const HEADERS_OF_NOW = new Set(["age", "connection", "date", "keep-alive", "server-timing", "x-request-id"]);

type Kind = (typeof KINDS)[number];
type Visitor = { kind: Kind; client: Client; marks: string[] };
type Seen = { page: string; visitor: Visitor; html: string; headers: Headers };

/** The same numbers in each run. */
function createDice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** A page without the moment of its making and the token of the day: on a slow machine it is made again in between. */
const timeless = (html: string): string =>
  html
    .replace(/data-made-at="\d+"/, "")
    .replaceAll(/g\.\d{5}\.[\w-]{20,}/g, "")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "");

const headersOf = ({ headers }: Pick<Seen, "headers">): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !HEADERS_OF_NOW.has(name)));

async function begin(kind: Kind, goods: ListedProduct, customers: readonly (Client & { email: string })[], at: number) {
  if (kind === "customer") {
    const client = customers[at % customers.length]!;
    return { kind, client, marks: [client.email, client.cookies()] };
  }
  const client = shop.guest();
  if (kind === "looker") await client.post("home/product-view", { product_id: goods.id });
  if (kind === "buyer") await client.post("user/addToCart", { product_id: goods.id });
  if (kind === "euro") await client.get("change/currency/EUR");
  if (kind === "yen") await client.get("change/currency/JPY");
  const session = /(?:^|; )souk=([^;]+)/.exec(client.cookies())?.[1];
  return { kind, client, marks: session ? [session] : [] };
}

test(
  "two hundred random visitors: all get identical bytes in their currency, and no one data of another",
  async () => {
    const [goods] = await shop.goods(1);
    const customers = [await shop.customer(), await shop.customer(), await shop.customer()];
    const pages = [
      "products",
      "ar/products?sort=newest",
      `product/${goods!.slug}`,
      `product/${goods!.slug}.data`,
      "products.data?_routes=root",
      `shop/${goods!.shop.slug}`,
    ];
    const plain = new Map<string, string>();
    const currencies: Partial<Record<Kind, string>> = { euro: "EUR", yen: "JPY" };
    for (const code of ["", "EUR", "JPY"])
      for (const page of pages) {
        const client = shop.guest();
        if (code) await client.get(`change/currency/${code}`);
        plain.set(`${code} ${page}`, timeless((await client.page(page)).html));
      }

    const dice = createDice(6);
    const walks = Array.from({ length: VISITORS }, () => ({
      kind: KINDS[dice(KINDS.length)]!,
      pages: Array.from({ length: PAGES_OF_EACH }, () => pages[dice(pages.length)]!),
    }));
    const all: Seen[] = [];
    const waiting = walks.entries();
    const lane = async () => {
      for (const [index, walk] of waiting) {
        const visitor = await begin(walk.kind, goods!, customers, index);
        for (const page of walk.pages) all.push({ page, visitor, ...(await visitor.client.page(page)) });
      }
    };
    await Promise.all(Array.from({ length: BATCH_SIZE }, lane));
    expect(all).toHaveLength(VISITORS * PAGES_OF_EACH);

    const headersOfTag = new Map<string, Record<string, string>>();
    for (const seen of all) {
      const key = `${currencies[seen.visitor.kind] ?? ""} ${seen.page}`;
      expect(timeless(seen.html) === plain.get(key), key).toBe(true);
      const tag = `${key} ${seen.headers.get("ETag")}`;
      const headers = headersOfTag.get(tag) ?? headersOf(seen);
      headersOfTag.set(tag, headers);
      expect(headersOf(seen), key).toEqual(headers);
      expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
      expect(headers["set-cookie"]).toBeUndefined();
    }

    const marks = new Set(all.flatMap(({ visitor }) => visitor.marks));
    for (const { html, visitor, page } of all) {
      const others = [...marks].filter((mark) => !visitor.marks.includes(mark) && html.includes(mark));
      expect(others, page).toEqual([]);
    }
  },
  PATIENCE_MILLISECONDS,
);
