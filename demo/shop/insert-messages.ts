import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { conversationReports, conversations } from "#db/schema/conversation.ts";
import { orderMessages } from "#db/schema/order-message.ts";
import { orders } from "#db/schema/order.ts";
import { products } from "#db/schema/product.ts";
import { purchases } from "#db/schema/purchase.ts";
import { shops } from "#db/schema/shop.ts";
import { insertRows, insertWithIds } from "../insert-rows.ts";
import { daysFrom } from "../known.ts";
import type { PeopleIds } from "./insert-people.ts";

type DemoMessage = { author: "shopper" | "shop"; text: string; hoursAgo: number; isUnread?: boolean };

const SELLERS_SHOP = "hearth-and-clay";

/** Messages about an order of the seller's shop in this status. */
const TALKS: { status: "on_the_way" | "confirmed"; messages: DemoMessage[] }[] = [
  {
    status: "on_the_way",
    messages: [
      { author: "shopper", text: "Hello! Is the set safe in the dishwasher?", hoursAgo: 20 },
      {
        author: "shop",
        text: "It is, up to 60 °C.\nYour package left us this morning, well wrapped.",
        hoursAgo: 3,
        isUnread: true,
      },
    ],
  },
  {
    status: "confirmed",
    messages: [
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
  const rows = TALKS.flatMap(({ status, messages }) => {
    const order = found.find((each) => each.status === status);
    if (!order) return [];
    return messages.map(({ author, text, hoursAgo, isUnread = false }) => {
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
  await insertConversations(db, people, now);
}

type Question = { customer: (people: PeopleIds) => number; messages: DemoMessage[]; isReported?: boolean };

/** Questions before buying; the shop has reported one of the customers. */
const QUESTIONS: Question[] = [
  {
    customer: ({ shopper }) => shopper,
    messages: [
      { author: "shopper", text: "Does the glaze come in a darker blue as well?", hoursAgo: 50 },
      {
        author: "shop",
        text: "Not this year, but the next firing has a deep indigo. Shall we put one aside for you?",
        hoursAgo: 26,
      },
    ],
  },
  {
    customer: ({ reviewers }) => reviewers[0]!,
    messages: [
      { author: "shopper", text: "Is it heavy? I'd take it along when I travel.", hoursAgo: 5, isUnread: true },
    ],
  },
  {
    customer: ({ reviewers }) => reviewers[1]!,
    messages: [
      {
        author: "shopper",
        text: "I buy in bulk. Let's leave this site, write to me directly and I pay you by wire.",
        hoursAgo: 70,
      },
    ],
    isReported: true,
  },
];

async function insertConversations(db: Database, people: PeopleIds, now: Date): Promise<void> {
  const theirs = await db
    .select({ shopId: shops.id, productId: products.id })
    .from(shops)
    .innerJoin(products, eq(products.shopId, shops.id))
    .where(and(eq(shops.slug, SELLERS_SHOP), eq(products.status, "published")))
    .orderBy(asc(products.id))
    .limit(QUESTIONS.length);
  const questions = QUESTIONS.slice(0, theirs.length);
  const at = (hoursAgo: number) => daysFrom(now, -hoursAgo / 24);
  const ids = await insertWithIds(
    db,
    conversations,
    questions.map(({ customer, messages }) => ({
      shopId: theirs[0]!.shopId,
      customerId: customer(people),
      createdAt: at(messages[0]!.hoursAgo),
      lastMessageAt: at(messages.at(-1)!.hoursAgo),
    })),
  );
  await insertRows(
    db,
    orderMessages,
    questions.flatMap(({ customer, messages }, index) =>
      messages.map(({ author, text, hoursAgo, isUnread = false }, place) => ({
        conversationId: ids[index]!,
        productId: place === 0 ? theirs[index]!.productId : null,
        author,
        authorId: author === "shop" ? people.seller : customer(people),
        text,
        createdAt: at(hoursAgo),
        shopperReadAt: at(hoursAgo),
        shopReadAt: isUnread ? null : at(hoursAgo),
      })),
    ),
  );
  await insertRows(
    db,
    conversationReports,
    questions.flatMap(({ isReported }, index) =>
      isReported
        ? [
            {
              conversationId: ids[index]!,
              side: "shop" as const,
              reporterId: people.seller,
              reason: "off_platform" as const,
              text: "They want to pay outside the marketplace.",
              createdAt: at(60),
            },
          ]
        : [],
    ),
  );
}
