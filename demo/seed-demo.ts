import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Database } from "#db/client.ts";
import { insertBlog } from "./shop/insert-blog.ts";
import { insertAffiliates } from "./shop/insert-affiliates.ts";
import { insertCatalog } from "./shop/insert-catalog.ts";
import { insertConversations } from "./shop/insert-conversations.ts";
import { insertCoupons } from "./shop/insert-coupons.ts";
import { insertDigital, type SealKey } from "./shop/insert-digital.ts";
import { insertVideos } from "./shop/insert-videos.ts";
import { insertFollowers } from "./shop/insert-followers.ts";
import { insertHome } from "./shop/insert-home.ts";
import { completeImprint } from "./shop/complete-imprint.ts";
import { insertSizeGuide } from "./shop/insert-size-guide.ts";
import { insertImprints } from "./shop/insert-imprints.ts";
import { insertLedger, insertTransactions } from "./shop/insert-ledger.ts";
import { insertMails } from "./shop/insert-mails.ts";
import { insertMedia } from "./shop/insert-media.ts";
import { insertMessages } from "./shop/insert-messages.ts";
import { insertNotifications } from "./shop/insert-notifications.ts";
import { insertOrders } from "./shop/insert-orders.ts";
import { insertPeople } from "./shop/insert-people.ts";
import { insertProducts } from "./shop/insert-products.ts";
import { insertReturns, storeReturnPictures } from "./shop/insert-returns.ts";
import { insertSales } from "./shop/insert-sales.ts";
import { insertSearches } from "./shop/insert-searches.ts";
import { insertShipping } from "./shop/insert-shipping.ts";
import { insertStock } from "./shop/insert-stock.ts";
import { insertVouchers } from "./shop/insert-vouchers.ts";
import { insertWallet } from "./shop/insert-wallet.ts";
import { insertWishlists } from "./shop/insert-wishlists.ts";
import { makeProducts } from "./shop/make-products.ts";
import { planFiles, type PlannedFile } from "./shop/plan-digital.ts";
import { insertReviewHistory } from "./shop/insert-review-history.ts";
import { planVideos } from "./shop/plan-videos.ts";
import { planPurchases } from "./shop/plan-orders.ts";
import { planSales } from "./shop/plan-sales.ts";
import { planShopImages } from "./shop/shop-pictures.ts";
import { known } from "./known.ts";
import type { DemoProduct } from "./shop/demo-product.ts";
import { makePictures } from "./pictures/make-pictures.ts";
import type { Picture } from "./pictures/picture.ts";

export type DemoOptions = {
  now: Date;
  /** The folder for images; existing ones are not drawn again. */
  filesDir: string;
  hashPassword(plain: string): Promise<string>;
  staffPassword: string;
  sealKey: SealKey;
  /** Stores a private file. */
  storePrivate(name: string, bytes: Uint8Array): Promise<void>;
  onProgress(label: "pictures" | "data", done: number, total: number): void;
};

/** Fills a database that has only reference data with the demo shop. Listings are not written here. */
export async function seedDemo(db: Database, options: DemoOptions): Promise<void> {
  const products = makeProducts();
  const pictures = planShopImages();
  const all = [
    ...pictures.values(),
    ...products.flatMap((product) => product.pictures),
    ...planVideos(products).flatMap(({ files }) => files),
  ];
  await makePictures(options.filesDir, all, (done, total) => options.onProgress("pictures", done, total));
  const files = planFiles(products);
  for (const { digest, bytes } of files) await options.storePrivate(`${digest}.bin`, bytes);
  await db.transaction((transaction) => insertDemo(transaction, products, pictures, files, options));
  const readImage = (file: string) => readFile(path.join(options.filesDir, file));
  await storeReturnPictures(db, readImage, options.storePrivate);
}

/** All rows of the demo, without image files: for tests that do not need them. */
export async function insertDemo(
  db: Database,
  products: readonly DemoProduct[],
  pictures: ReadonlyMap<string, Picture>,
  files: readonly PlannedFile[],
  options: Omit<DemoOptions, "filesDir" | "storePrivate">,
): Promise<void> {
  const { now, onProgress } = options;
  const steps = 6;
  const purchases = planPurchases(products);
  const people = await insertPeople(db, now, options);
  onProgress("data", 1, steps);
  const catalog = await insertCatalog(db, pictures, now, people.seller);
  onProgress("data", 2, steps);
  const ids = await insertProducts(db, products, catalog, people.reviewers, now);
  onProgress("data", 3, steps);
  await insertStock(db, products, ids.variants, purchases, now);
  const sales = planSales(products, purchases);
  await insertSales(db, sales, { shops: catalog.shops, products: ids }, pictures, now);
  onProgress("data", 4, steps);
  await insertOrders(db, purchases, { catalog, products: ids, people }, now);
  onProgress("data", 5, steps);
  await insertImprints(db, catalog.shops);
  await insertDigital(db, products, files, ids, options.sealKey, now);
  const named = { shops: catalog.shops, products: ids.products };
  await insertWishlists(db, products, ids.products, people, now);
  await insertMessages(db, people, now);
  await insertNotifications(db, products, ids, people.shopper, now);
  await insertFollowers(db, people, catalog.shops, now);
  await insertCoupons(db, products, purchases, named, now);
  await insertShipping(db, products, named, now);
  const booked = await insertLedger(db, catalog, now);
  const paidBack = await insertReturns(db, people, now);
  const paidIn = await insertWallet(db, people, now);
  const referred = await insertAffiliates(db, people, now);
  const vouchers = await insertVouchers(db, people, now);
  await insertTransactions(db, [...booked, ...paidBack, ...paidIn, ...referred, ...vouchers]);
  await insertMails(db);
  await insertReviewHistory(db);
  await insertVideos(db, planVideos(products), named, now);
  const byFolder = new Map(products.map(({ folder, slug }) => [folder, known(ids.products, slug)]));
  await insertBlog(db, pictures, { products: byFolder, reviewers: people.reviewers }, now);
  await insertConversations(db, people.reviewers, now);
  await insertSearches(db, now);
  await completeImprint(db);
  await insertSizeGuide(db, now);
  await insertHome(db, pictures, catalog.categories, now);
  await insertMedia(db);
  onProgress("data", steps, steps);
}
