import type { MailData, MailTemplate } from "#domain/mail/mail.ts";

const PERSON = { name: "Nadia" };
const MONEY = { trxId: "trx", total: "$37.10" };

/** One of each kind of mail, to draw it. */
export const MAIL_SAMPLES: { [Template in MailTemplate]: MailData[Template] } = {
  welcome: { ...PERSON, code: "a-code" },
  "verify-email": { ...PERSON, code: "a-code" },
  "reset-password": { ...PERSON, email: "nadia@souk.example", code: "a-code" },
  "password-changed": PERSON,
  "staff-invited": { inviter: "Omar Operator", code: "a-code" },
  "staff-changed": { ...PERSON, kind: "changed", by: "Omar Operator", permissions: ["orders.read", "mails.read"] },
  "new-sign-in": { ...PERSON, device: "Firefox, Android", networkArea: "198.51.100.x", at: "2026-11-20T10:05:00Z" },
  "order-placed": {
    ...PERSON,
    trxId: "trx",
    key: "a-key",
    paymentMethod: "Cash on delivery",
    isPaymentAwaited: false,
    subTotal: "$60.00",
    discount: "−$5.00",
    shipping: "$5.00",
    tax: "$4.20",
    isTaxIncluded: false,
    total: "$64.20",
    address: ["Nadia Haddad", "1 Market Street", "94105 San Francisco", "United States"],
    orders: ["Tamsin Pottery", "Oak & Iron"].map((shopName, index) => ({
      code: `SK-7F3K-9QX${index}`,
      key: "an-order-key",
      shopName,
      deliveryName: "Standard delivery",
      deliveryFrom: "2026-11-24",
      deliveryTo: "2026-11-26",
      total: "$32.10",
      lines: [
        { name: "Pour-over coffee set", variantsName: "Teal", quantity: 2, total: "$22.00" },
        { name: "Walnut spoon", variantsName: "", quantity: 1, total: "$8.00" },
      ],
    })),
  },
  "payment-received": MONEY,
  "payment-failed": MONEY,
  "purchase-expired": MONEY,
  refund: MONEY,
  "payment-reminder": { ...MONEY, until: "2026-11-20T10:20:00Z" },
  "order-step": {
    ...PERSON,
    kind: "sent",
    code: "SK-7F3K-9QXM",
    shopName: "Tamsin Pottery",
    key: null,
    reason: "",
    parcel: { carrierName: "DHL", trackingNumber: "00340434161094", trackingLink: "https://dhl.example/track/1" },
    lines: [{ name: "Pour-over coffee set", variantsName: "Teal", quantity: 2 }],
  },
  "order-message": {
    ...PERSON,
    code: "SK-7F3K-9QXM",
    from: "Tamsin Pottery",
    text: "Shall we wrap it as a gift?",
    path: "/user/order-history/SK-7F3K-9QXM",
  },
  "product-alert": {
    kind: "back_in_stock",
    name: "Pour-over coffee set",
    variantsName: "Teal",
    price: "$11.00",
    slug: "pour-over-coffee-set",
    variantId: 7,
    key: "a-key",
  },
};
