import path from "node:path";
import type { DatabaseHandle } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { settings } from "#db/schema/setting.ts";
import { withReference } from "./context.ts";
import { makeCategory, makeProduct, makeShop, type MadeProduct } from "./catalog.ts";

const PROJECT_FOLDER = path.resolve(import.meta.dirname, "../..");

/** A small shop that is set up, written before the server opens the database: `products` of `stock` units each, in two shops by turns. */
export async function prepareShop(
  handle: DatabaseHandle,
  wanted: { products: number; stock: number },
): Promise<MadeProduct[]> {
  await migrate(handle, PROJECT_FOLDER);
  const { db } = handle;
  await withReference(db);
  await db.insert(settings).values([
    { key: "isSetUp", value: true },
    { key: "maximumUnpaidUnits", value: 100_000 },
    { key: "maximumUnpaidUnitsPerNetwork", value: 1_000_000 },
  ]);
  const category = await makeCategory(db);
  const shops = [await makeShop(db), await makeShop(db)];
  const products: MadeProduct[] = [];
  for (let index = 0; index < wanted.products; index += 1)
    products.push(await makeProduct(db, shops[index % 2]!, category, { stock: wanted.stock, prices: [990 + index] }));
  return products;
}
