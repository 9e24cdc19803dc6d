import { sql } from "drizzle-orm";
import { openPostgres } from "#db/client.ts";
import { createClient } from "#tests/support/client.ts";
import type { ShopUnderLoad } from "../shop-under-load.ts";
import { readShopWindow } from "../shop-window.ts";
import type { VisitSource } from "./visits.ts";

const LANGUAGES = ["en", "es", "ar", "hi"];
const SESSIONS = 20;
const CUSTOMER = { email: "shopper@souk.example", password: "souk-demo" };

/** Every product of the shop, in an order of its own, and visitors with a session: half with a cart, half signed in. */
export async function readVisitSource(shop: ShopUnderLoad): Promise<VisitSource> {
  const window = await readShopWindow(shop.url);
  const slugs = await readSlugs(shop.databaseUrl);
  const sessions: string[] = [];
  for (let index = 0; index < SESSIONS; index += 1) {
    const client = createClient(shop.url);
    const product = window.products[index % window.products.length]!;
    const { status } =
      index % 2 === 0
        ? await client.post("login", CUSTOMER)
        : await client.post("user/addToCart", { product_id: product.id });
    if (status !== 200) throw new Error(`A visitor's session failed with ${status}.`);
    sessions.push(client.cookies());
  }
  return { window, slugs, languages: LANGUAGES, sessions };
}

/** Published products, shuffled by a hash so that neither age nor name makes one popular. */
export async function readSlugs(databaseUrl: string): Promise<string[]> {
  const handle = openPostgres(databaseUrl, 1);
  try {
    const { rows } = (await handle.db.execute(
      sql`select slug from products where status = 'published' and is_approved order by md5(slug)`,
    )) as { rows: { slug: string }[] };
    return rows.map(({ slug }) => slug);
  } finally {
    await handle.close();
  }
}
