/** Why an order does not go to another address; part of `FAILURES`. */
export const ADDRESS_FAILURES = {
  sent_already: { status: 409, keyword: "This order has already been sent, so its address can't be changed." },
  shop_prepares: {
    status: 409,
    keyword: "The shop is already getting this order ready. Send it a message to change the address.",
  },
  nothing_sent: { status: 409, keyword: "Nothing in this order is sent to an address." },
  address_priced_otherwise: {
    status: 409,
    keyword: "Shipping to this address isn't offered at the same price. Cancel the order and place a new one instead.",
  },
} as const;
