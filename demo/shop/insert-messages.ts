import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { orderMessages } from "#db/schema/order-message.ts";
import { orders } from "#db/schema/order.ts";
import { purchases } from "#db/schema/purchase.ts";
import { shops } from "#db/schema/shop.ts";
import { insertRows } from "../insert-rows.ts";
import { daysFrom } from "../known.ts";
import type { PeopleIds } from "./insert-people.ts";

type Said = { author: "shopper" | "shop"; text: string; hoursAgo: number; isUnread?: boolean };

const SELLERS_SHOP = "hearth-and-clay";

/** What was said about an order of the seller's shop that stands there now. */
const TALKS: { status: "on_the_way" | "confirmed"; said: Said[] }[] = [
  {
    status: "on_the_way",
    said: [
      { author: "shopper", text: "Hello! Is the set safe in the dishwasher?", hoursAgo: 20 },
      {
        author: "shop",
        text: "It is, up to 60 °C.\nYour parcel left us this morning, well wrapped.",
        hoursAgo: 3,
        isUnread: true,
      },
    ],
  },
  {
    status: "confirmed",
    said: [
      {
        author: "shopper",
        text: "Could you put a card in? It is a present for my sister: “Happy birthday, Ana!”",
        hoursAgo: 2,
        isUnread: true,
      },
    ],
  },
];

/** Messages between shoppers and the seller, some of them not read yet. */
export async function insertMessages(db: Database, people: PeopleIds, now: Date): Promise<void> {
  const found = await db
    .select({ id: orders.id, status: orders.fulfilmentStatus, customerId: purchases.customerId })
    .from(orders)
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .where(and(eq(shops.slug, SELLERS_SHOP), isNotNull(purchases.customerId)))
    .orderBy(asc(orders.id));
  const rows = TALKS.flatMap(({ status, said }) => {
    const order = found.find((each) => each.status === status);
    if (!order) return [];
    return said.map(({ author, text, hoursAgo, isUnread = false }) => {
      const createdAt = daysFrom(now, -hoursAgo / 24);
      const readAt = isUnread ? null : createdAt;
      return {
        orderId: order.id,
        author,
        authorId: author === "shop" ? people.seller : order.customerId,
        text,
        createdAt,
        shopperReadAt: author === "shopper" ? createdAt : readAt,
        shopReadAt: author === "shop" ? createdAt : readAt,
      };
    });
  });
  await insertRows(db, orderMessages, rows);
}
