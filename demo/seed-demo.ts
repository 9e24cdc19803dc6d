import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Database } from "#db/client.ts";
import { insertBlog } from "./shop/insert-blog.ts";
import { insertAffiliates } from "./shop/insert-affiliates.ts";
import { insertCatalogue } from "./shop/insert-catalogue.ts";
import { insertConversations } from "./shop/insert-conversations.ts";
import { insertCoupons } from "./shop/insert-coupons.ts";
import { insertDigital, type SealKey } from "./shop/insert-digital.ts";
import { insertFilms } from "./shop/insert-films.ts";
import { insertFollowers } from "./shop/insert-followers.ts";
import { insertHome } from "./shop/insert-home.ts";
import { completeImprint } from "./shop/complete-imprint.ts";
import { insertImprints } from "./shop/insert-imprints.ts";
import { insertLedger, insertTransactions } from "./shop/insert-ledger.ts";
import { insertMails } from "./shop/insert-mails.ts";
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
import { planFilms } from "./shop/plan-films.ts";
import { planPurchases, type PlannedPurchase } from "./shop/plan-orders.ts";
import { planSales } from "./shop/plan-sales.ts";
import { planShopPictures, type ShopPicture } from "./shop/shop-pictures.ts";
import { studioFile } from "./shop/studio-pictures.ts";
import type { DemoProduct } from "./shop/demo-product.ts";
import { drawEmblem } from "./pictures/emblem-picture.ts";
import { makeFilms } from "./pictures/make-films.ts";
import { makePictures, type PictureJob } from "./pictures/make-pictures.ts";
import { drawProduct } from "./pictures/product-picture.ts";
import { drawScene } from "./pictures/scene-picture.ts";

export type DemoOptions = {
  now: Date;
  /** Where the pictures go; those that are there already are not drawn again. */
  filesDir: string;
  hashPassword(plain: string): Promise<string>;
  staffPassword: string;
  sealKey: SealKey;
  /** Keeps a file that is not for everybody. */
  storePrivate(name: string, bytes: Uint8Array): Promise<void>;
  onProgress(label: "pictures" | "data", done: number, total: number): void;
};

/** Fills a database that has its reference data, and nothing else, with the demo shop. Listings are not written here. */
export async function seedDemo(db: Database, options: DemoOptions): Promise<void> {
  const products = makeProducts();
  const pictures = planShopPictures();
  await makePictures(options.filesDir, planPictureJobs(products, pictures), (done, total) =>
    options.onProgress("pictures", done, total),
  );
  await makeFilms(
    options.filesDir,
    planFilms(products).map(({ recipe }) => recipe),
  );
  const files = planFiles(products);
  for (const { digest, bytes } of files) await options.storePrivate(`${digest}.bin`, bytes);
  await db.transaction((transaction) => insertDemo(transaction, products, pictures, files, options));
  const readPicture = (file: string) => readFile(path.join(options.filesDir, file));
  await storeReturnPictures(db, readPicture, options.storePrivate);
}

/** All rows of the demo; without pictures, for tests that look at none. */
export async function insertDemo(
  db: Database,
  products: readonly DemoProduct[],
  pictures: ReadonlyMap<string, ShopPicture>,
  files: readonly PlannedFile[],
  options: Omit<DemoOptions, "filesDir" | "storePrivate">,
): Promise<void> {
  const { now, onProgress } = options;
  const steps = 6;
  const purchases = planPurchases(products);
  const people = await insertPeople(db, now, options);
  onProgress("data", 1, steps);
  const catalogue = await insertCatalogue(db, pictures, now, people.seller);
  onProgress("data", 2, steps);
  const ids = await insertProducts(db, products, catalogue, people.reviewers, now);
  onProgress("data", 3, steps);
  await insertStock(db, products, ids.variants, purchases, now);
  const sales = planSales(products, new Set(boughtSlugs(purchases)));
  await insertSales(db, sales, { shops: catalogue.shops, products: ids }, pictures, now);
  onProgress("data", 4, steps);
  await insertOrders(db, purchases, { catalogue, products: ids, people }, now);
  onProgress("data", 5, steps);
  await insertImprints(db, catalogue.shops);
  await insertDigital(db, products, files, ids, options.sealKey, now);
  const named = { shops: catalogue.shops, products: ids.products };
  await insertWishlists(db, products, ids.products, people, now);
  await insertMessages(db, people, now);
  await insertNotifications(db, products, ids, people.shopper, now);
  await insertFollowers(db, people, catalogue.shops, now);
  await insertCoupons(db, products, purchases, named, now);
  await insertShipping(db, products, named, now);
  const booked = await insertLedger(db, catalogue, now);
  const paidBack = await insertReturns(db, people, now);
  const paidIn = await insertWallet(db, people, now);
  const referred = await insertAffiliates(db, people, now);
  const vouchers = await insertVouchers(db, people, now);
  await insertTransactions(db, [...booked, ...paidBack, ...paidIn, ...referred, ...vouchers]);
  await insertMails(db);
  await insertReviewHistory(db);
  await insertFilms(db, planFilms(products), named, now);
  await insertBlog(db, pictures, { products: ids.products, reviewers: people.reviewers }, now);
  await insertConversations(db, people.reviewers, now);
  await insertSearches(db, now);
  await completeImprint(db);
  await insertHome(db, pictures, catalogue.categories, now);
  onProgress("data", steps, steps);
}

function boughtSlugs(purchases: readonly PlannedPurchase[]): string[] {
  return purchases.flatMap(({ orders }) => orders.flatMap(({ lines }) => lines.map(({ product }) => product.slug)));
}

function planPictureJobs(products: readonly DemoProduct[], pictures: ReadonlyMap<string, ShopPicture>): PictureJob[] {
  const ofProducts = products.flatMap((product) =>
    product.pictures.map(({ file, recipe }) => ({
      file,
      order: "rendered" in recipe ? "" : `${recipe.emoji} ${recipe.color ?? ""}`,
      draw: () => ("rendered" in recipe ? readFile(studioFile(recipe)) : drawProduct(recipe)),
    })),
  );
  const others = [...pictures.values()].map(({ file, recipe }) => ({
    file,
    order: "",
    draw: () => makeShopPicture(recipe),
  }));
  return [...others, ...ofProducts];
}

function makeShopPicture(recipe: ShopPicture["recipe"]): Promise<Buffer> {
  if (recipe.kind === "rendered") return readFile(studioFile(recipe));
  return recipe.kind === "emblem" ? drawEmblem(recipe.emblem) : drawScene(recipe.scene);
}
