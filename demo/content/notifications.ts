/** What the demo's shopper was told; `{name}` is a product. A notification is kept in the words in which it was told. */
export const NOTIFICATIONS = [
  {
    topic: "security",
    messageType: "info",
    title: "Welcome to Souk",
    message: "Your account is ready. Your cart, your lists and your addresses wait for you on every device.",
    daysAgo: 60,
    isRead: true,
    isOfProduct: false,
  },
  {
    topic: "alerts",
    messageType: "success",
    title: "Back in stock",
    message: "{name} is back. You asked us to tell you.",
    daysAgo: 9,
    isRead: true,
    isOfProduct: true,
  },
  {
    topic: "alerts",
    messageType: "success",
    title: "Now cheaper",
    message: "{name} costs less than when you asked us to watch its price.",
    daysAgo: 2,
    isRead: false,
    isOfProduct: true,
  },
  {
    topic: "alerts",
    messageType: "success",
    title: "Back in stock",
    message: "{name} is back. You asked us to tell you.",
    daysAgo: 0.2,
    isRead: false,
    isOfProduct: true,
  },
] as const;
