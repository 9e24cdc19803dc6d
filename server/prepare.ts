import type { Context } from "#domain/context.ts";
import { hashPassword } from "#domain/customers/password/password.ts";
import { fingerprintOf, sealKey } from "#domain/fulfilment/digital/license-key.ts";
import { refreshListings } from "#domain/discovery/listing/refresh-listings.ts";
import { changeSettings } from "#domain/platform/setting/change-settings.ts";
import { getSettings } from "#domain/platform/setting/get-settings.ts";
import { setupCode } from "#domain/platform/setup/setup-code.ts";
import { seedReference } from "#db/reference/seed-reference.ts";
import { emptyTables, hasShops } from "#db/tables.ts";
import { printProgress } from "./progress.ts";
import type { Shop } from "./shop.ts";
import { createShopContext } from "./http/visitor.ts";

/** Before the first page of a shop that is not set up: the reference data, then the demo shop or the code for `/setup`. */
export async function prepareShop(shop: Shop): Promise<void> {
  const { db } = shop.database;
  // Reference data that the operator has deleted is not restored.
  if ((await getSettings({ db, cache: shop.cache })).isSetUp) return;
  await seedReference(db, { now: shop.now() });
  await shop.cache.purge(["settings", "languages", "currencies"]);
  const ctx = await createShopContext(shop);
  if (!shop.config.isDemo) return logSetupCode(shop, ctx);
  await openDemo(shop, ctx);
}

/** The shop is marked as set up last: an interrupted seeding is discarded and repeated. */
async function openDemo(shop: Shop, ctx: Context): Promise<void> {
  const { db } = shop.database;
  const started = Date.now();
  if (await hasShops(db)) {
    console.log("The demo shop was left unfinished; it is made again.");
    await emptyTables(db);
    await seedReference(db, { now: shop.now() });
  }
  // Loaded lazily: the demo's content is large and read only at the first start.
  const { seedDemo } = await import("#demo/seed-demo.ts");
  const staffPassword = shop.newToken(9);
  await seedDemo(db, {
    now: shop.now(),
    filesDir: shop.filesDir,
    hashPassword,
    sealKey: (key) => ({ sealed: sealKey(shop, key), fingerprint: fingerprintOf(shop, key) }),
    storePrivate: (name, bytes) => shop.files.write("private", name, bytes),
    staffPassword,
    onProgress: (label, done, total) => printProgress(`Seeding ${label}`, done, total),
  });
  await refreshListings(ctx, "all", (done, total) => printProgress("Seeding listings", done, total));
  await changeSettings(ctx, { isSetUp: true });
  await shop.cache.purge(["settings", "languages", "currencies"]);
  console.log(`The demo shop is ready after ${Math.round((Date.now() - started) / 1000)} s.`);
  console.log("Demo accounts: shopper@souk.example and seller@souk.example, password souk-demo");
  console.log(`               staff@souk.example, password ${staffPassword} (printed only now)`);
}

function logSetupCode(shop: Shop, ctx: Context): void {
  console.log(`This shop is empty. Open ${shop.publicUrl}/setup and type this code: ${setupCode(ctx)}`);
}
