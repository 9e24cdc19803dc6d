/** How far an order has come. */
export type OrderStage = "pending" | "confirmed" | "picked_up" | "on_the_way" | "delivered" | "canceled" | "expired";

/** A purchase of the demo: who, how long ago, how it is paid, and for each shop what came of it. */
export type DemoPurchase = {
  buyer: "shopper" | number;
  hoursAgo: number;
  method: "cash_on_delivery" | "sandbox";
  isExpress: boolean;
  /** Of the operator, taken off all of it. */
  couponCode?: string;
  orders: { shop: string; stage: OrderStage; lines: number; note: string; isDigital?: boolean; isKeyed?: boolean }[];
};

const of = (shop: string, stage: OrderStage, lines: number, note = "") => ({ shop, stage, lines, note });

/** Only files: once paid, they are delivered. */
const files = (shop: string, lines: number) => ({ ...of(shop, "delivered", lines), isDigital: true });

/** An app, which comes with a key. */
const app = (shop: string) => ({ ...files(shop, 1), isKeyed: true });

/** The shopper has orders in every state; other customers bought at the seller's shop. A number counts the reviewers. */
export const DEMO_PURCHASES: readonly DemoPurchase[] = [
  {
    buyer: "shopper",
    hoursAgo: 61 * 24,
    method: "cash_on_delivery",
    isExpress: false,
    orders: [of("seven-springs", "delivered", 3), of("morning-roast", "delivered", 1)],
  },
  {
    buyer: 3,
    hoursAgo: 52 * 24,
    method: "sandbox",
    isExpress: false,
    couponCode: "WELCOME10",
    orders: [of("hearth-and-clay", "delivered", 2)],
  },
  { buyer: "shopper", hoursAgo: 33 * 24, method: "sandbox", isExpress: false, orders: [of("toy-attic", "expired", 2)] },
  {
    buyer: "shopper",
    hoursAgo: 24 * 24,
    method: "sandbox",
    isExpress: true,
    orders: [of("clear-signal", "delivered", 1), of("paper-kite", "delivered", 2, "Please wrap the book as a gift.")],
  },
  {
    buyer: "shopper",
    hoursAgo: 12 * 24,
    method: "cash_on_delivery",
    isExpress: false,
    orders: [of("north-room", "canceled", 1)],
  },
  {
    buyer: 9,
    hoursAgo: 9 * 24,
    method: "cash_on_delivery",
    isExpress: false,
    orders: [of("hearth-and-clay", "delivered", 1)],
  },
  {
    buyer: "shopper",
    hoursAgo: 8 * 24,
    method: "sandbox",
    isExpress: false,
    orders: [of("hearth-and-clay", "delivered", 2)],
  },
  {
    buyer: 12,
    hoursAgo: 7 * 24,
    method: "sandbox",
    isExpress: false,
    orders: [of("hearth-and-clay", "delivered", 1)],
  },
  {
    buyer: 18,
    hoursAgo: 11 * 24,
    method: "sandbox",
    isExpress: true,
    orders: [of("hearth-and-clay", "delivered", 2)],
  },
  {
    buyer: "shopper",
    hoursAgo: 5 * 24,
    method: "sandbox",
    isExpress: false,
    couponCode: "SOUK5",
    orders: [
      of("hearth-and-clay", "on_the_way", 2),
      of("green-thumb-yard", "picked_up", 2, "Please leave it in the shade."),
    ],
  },
  {
    buyer: 15,
    hoursAgo: 60,
    method: "sandbox",
    isExpress: true,
    couponCode: "WELCOME10",
    orders: [of("hearth-and-clay", "confirmed", 2)],
  },
  {
    buyer: "shopper",
    hoursAgo: 30,
    method: "sandbox",
    isExpress: false,
    orders: [of("goal-and-trail", "confirmed", 1)],
  },
  {
    buyer: 21,
    hoursAgo: 7,
    method: "cash_on_delivery",
    isExpress: false,
    orders: [of("hearth-and-clay", "pending", 1)],
  },
  {
    buyer: "shopper",
    hoursAgo: 3,
    method: "cash_on_delivery",
    isExpress: false,
    orders: [of("apothecary-row", "pending", 2), of("souk-select", "pending", 1)],
  },
  {
    buyer: 27,
    hoursAgo: 26,
    method: "sandbox",
    isExpress: false,
    orders: [of("hearth-and-clay", "picked_up", 2, "It is a present: no prices, please.")],
  },
  {
    buyer: 33,
    hoursAgo: 50,
    method: "cash_on_delivery",
    isExpress: false,
    orders: [of("hearth-and-clay", "canceled", 1)],
  },
  {
    buyer: "shopper",
    hoursAgo: 15 * 24,
    method: "sandbox",
    isExpress: false,
    orders: [files("paper-kite", 2), app("clear-signal")],
  },
  {
    buyer: "shopper",
    hoursAgo: 4 * 24,
    method: "sandbox",
    isExpress: false,
    orders: [files("clear-signal", 3)],
  },
];
