import type { Database } from "#db/client.ts";
import { notifications } from "#db/schema/notification.ts";
import { productAlerts } from "#db/schema/product-alert.ts";
import { NOTIFICATIONS } from "../content/notifications.ts";
import { insertRows } from "../insert-rows.ts";
import { daysFrom, known } from "../known.ts";
import { at, randomFor } from "../random.ts";
import type { DemoProduct } from "./demo-product.ts";
import type { ProductIds } from "./insert-products.ts";

const WAITING_FOR_STOCK = 4;
const WAITING_FOR_PRICE = 2;

/** The notifications and alerts of the demo's shopper. */
export async function insertNotifications(
  db: Database,
  all: readonly DemoProduct[],
  ids: ProductIds,
  shopper: number,
  now: Date,
): Promise<void> {
  const chosen = randomFor("notifications").some(
    all.filter(({ variants }) => variants.every(({ stock }) => stock > 0)),
    NOTIFICATIONS.length,
  );
  await insertRows(
    db,
    notifications,
    NOTIFICATIONS.map(({ topic, messageType, title, message, daysAgo, isRead, isOfProduct }, index) => {
      const { slug, wording } = at(chosen, index);
      return {
        customerId: shopper,
        topic,
        messageType,
        title,
        message: message.replace("{name}", wording.en.name),
        link: isOfProduct ? `/product/${slug}` : "/",
        createdAt: daysFrom(now, -daysAgo),
        readAt: isRead ? daysFrom(now, -daysAgo / 2) : null,
      };
    }),
  );
  const random = randomFor("alerts");
  const soldOut = all.filter(({ variants }) => variants.every(({ stock }) => stock === 0));
  const waiting = [
    ...random.some(soldOut, WAITING_FOR_STOCK).map((product) => ({ product, kind: "back_in_stock" as const })),
    ...random.some(all, WAITING_FOR_PRICE).map((product) => ({ product, kind: "price_drop" as const })),
  ];
  await insertRows(
    db,
    productAlerts,
    waiting.map(({ product, kind }, index) => {
      const { sku, priceMinor } = at(product.variants, 0);
      return {
        kind,
        customerId: shopper,
        email: "shopper@souk.example",
        productId: known(ids.products, product.slug),
        variantId: known(ids.variants, sku),
        // Half the price: no sale of the demo reaches it, so the alert stays open.
        priceMinor: kind === "price_drop" ? Math.floor(priceMinor / 2) : priceMinor,
        languageCode: "en",
        currencyCode: "USD",
        // No one has its key.
        keyHash: `demo alert ${index}`,
        createdAt: daysFrom(now, -3 * (index + 1)),
      };
    }),
  );
}
