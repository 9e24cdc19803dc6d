import { parseArgs } from "node:util";
import { eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { customers } from "#db/schema/customer.ts";
import { seedBulk } from "#demo/seed-bulk.ts";
import { refreshListings, tidyListings } from "#domain/discovery/listing/refresh-listings.ts";
import { ConfigError } from "../config.ts";
import { prepareShop } from "../prepare.ts";
import { printProgress } from "../progress.ts";
import { runAsCommand, secondsSince } from "../run-as-command.ts";
import { createShopContext } from "../http/visitor.ts";

const MAX_PRODUCTS = 2_000_000;

// npm run seed [-- --products 100000]: seeds the demo shop if there is none yet, and adds that many products.
await runAsCommand(async (shop) => {
  const { values } = parseArgs({ options: { products: { type: "string", default: "0" } } });
  const products = Number(values.products);
  if (!Number.isInteger(products) || products < 0 || products > MAX_PRODUCTS)
    throw new ConfigError(`--products must be a whole number up to ${MAX_PRODUCTS}.`);
  shop.config.isDemo = true;
  await prepareShop(shop);
  if (products === 0) return;
  if (!(await isDemoShop(shop.database.db))) throw new ConfigError("This is not a demo shop; nothing was added.");
  const started = performance.now();
  await seedBulk(shop.database.db, {
    products,
    now: shop.now(),
    onProgress: (done, total) => printProgress("Seeding products", done, total),
  });
  console.log(`${products} products are in after ${secondsSince(started)}; their listings follow.`);
  const ctx = await createShopContext(shop);
  await refreshListings(ctx, "all", (done, total) => printProgress("Seeding listings", done, total));
  await tidyListings(ctx);
  console.log(`Done after ${secondsSince(started)}.`);
});

async function isDemoShop(db: Database): Promise<boolean> {
  const rows = await db.select({ id: customers.id }).from(customers).where(eq(customers.email, "shopper@souk.example"));
  return rows.length > 0;
}
