import { render, toPlainText } from "@react-email/render";
import { describe, expect, test } from "vitest";
import type { MailData } from "#domain/platform/mail/mail.ts";
import { createTranslate } from "#shared/translate.ts";
import ar from "#shared/keywords/ar.json" with { type: "json" };
import es from "#shared/keywords/es.json" with { type: "json" };
import hi from "#shared/keywords/hi.json" with { type: "json" };
import { outlineOfMail, renderMail } from "./render-mail.ts";
import type { MailShop } from "./templates/mail-shop.ts";
import { OrderPlacedMail, writeOutDays } from "./templates/order-placed-mail.tsx";

const english: MailShop = {
  name: "Souk",
  email: "hello@souk.example",
  logo: null,
  footer: "",
  seat: "4 Quay Street, Bristol",
  topic: null,
  unsubscribeUrl: null,
  languageCode: "en",
  direction: "ltr",
  t: createTranslate({}, "en"),
  texts: {},
  isTest: false,
  blocks: [],
  words: {},
  address: (path) => `https://souk.example${path}`,
};
const arabic: MailShop = {
  ...english,
  languageCode: "ar",
  direction: "rtl",
  t: createTranslate(ar, "ar"),
  address: (path) => `https://souk.example/ar${path}`,
};

const placed: MailData["order-placed"] = {
  name: "Nadia <script>",
  trxId: "trx",
  key: "secret",
  paymentMethod: "cash_on_delivery",
  isPaymentAwaited: false,
  subTotal: "$30.00",
  discount: null,
  shipping: "$5.00",
  tax: "$2.10",
  isTaxIncluded: false,
  total: "$37.10",
  address: ["Nadia", "1 Market Street"],
  orders: [
    {
      code: "SK-7F3K-9QXM",
      key: "order-secret",
      shopName: "Tamsin",
      deliveryName: "Standard delivery",
      deliveryFrom: "2026-11-24",
      deliveryTo: "2026-11-26",
      total: "$37.10",
      lines: [{ name: "Pour-over set", variantsName: "Teal", quantity: 2, total: "$30.00" }],
    },
  ],
};

describe("the confirmation", () => {
  test.each([
    ["es", es, "24 nov"],
    ["hi", hi, "24 नव॰"],
  ])("is written in the language of the purchase: %s", async (languageCode, keywords, day) => {
    const shop = { ...english, languageCode, t: createTranslate(keywords, languageCode) };
    const { subject, html } = await renderMail(shop, "order-placed", placed);
    expect(subject).toBe(keywords["Your order from {shop}"].replace("{shop}", "Souk"));
    expect(html).toContain(`lang="${languageCode}"`);
    expect(html).toContain(day);
    expect(html).not.toMatch(/Thank you|Shipping|Track this order|View invoice/);
  });

  test("has lines, totals and the secret links, in HTML and in text", async () => {
    const { subject, html, text } = await renderMail(english, "order-placed", placed);
    expect(subject).toBe("Your order from Souk");
    expect(html).toContain("https://souk.example/invoice/trx?key=secret");
    expect(html).toContain("https://souk.example/track-order?code=SK-7F3K-9QXM&amp;key=order-secret");
    for (const part of ["Pour-over set", "$37.10", "Tamsin", "Nov 24"]) expect(html).toContain(part);
    expect(text).toContain("Pour-over set");
    expect(text).toContain("https://souk.example/invoice/trx?key=secret");
  });

  test("says where and when an order is picked up, in HTML and in text", async () => {
    const pickup = {
      lines: ["Corner <shop>", "2 Ring", "1010 Vienna", "النمسا"],
      phone: "+43 1 234",
      openingHours: "Mon to Fri 9 to 17\nSat 9 to 12",
    };
    const data = { ...placed, orders: [{ ...placed.orders[0]!, deliveryName: "Pickup at Corner", pickup }] };
    const { html, text } = await renderMail(arabic, "order-placed", data);
    for (const part of ["2 Ring", "1010 Vienna", "النمسا", "+43 1 234", "Sat 9 to 12"]) {
      expect(html).toContain(part);
      expect(text).toContain(part);
    }
    expect(html).toContain("Corner &lt;shop&gt;");
    for (const word of ["Pick up at", "Opening hours"] as const) expect(html).toContain(ar[word]);
    expect(html).not.toContain("1 Market Street");
    expect((await renderMail(english, "order-placed", placed)).html).toContain("1 Market Street");
  });

  test("leads to the payment while that is awaited", async () => {
    const { html } = await renderMail(english, "order-placed", { ...placed, isPaymentAwaited: true });
    expect(html).toContain("https://souk.example/payment/trx?key=secret");
    expect(html).not.toContain("/invoice/");
  });

  test("shows what a person typed as typed", async () => {
    expect((await renderMail(english, "order-placed", placed)).html).not.toContain("<script>");
  });

  test("is drawn once for all that are alike, and has its own words each time", async () => {
    const order = placed.orders[0]!;
    const first = await renderMail(english, "order-placed", placed);
    const second = await renderMail(english, "order-placed", {
      ...placed,
      name: "$& <b>\n'Ada' \uE000m0\uE001",
      key: "other",
      orders: [{ ...order, code: "SK-2222-2222", shopName: "Loom & sons", deliveryTo: "2026-12-02" }],
    });
    for (const own of ["Nadia", "SK-7F3K-9QXM", "secret", "Tamsin", "Nov 26"]) expect(first.html).toContain(own);
    for (const own of ["SK-7F3K-9QXM", "key=secret", "Tamsin"]) expect(second.html).not.toContain(own);
    expect(second.html).toContain("$&amp; &lt;b&gt;\n&#x27;Ada&#x27; \uE000m0\uE001");
    expect(second.html).toContain("track-order?code=SK-2222-2222&amp;key=order-secret");
    expect(second.html).toContain("Loom &amp; sons");
    expect(second.text).toContain("$& <b> 'Ada'");
    expect(second.text).toContain("LOOM & SONS");
    expect(second.text).toContain("Nov 24 to Dec 2");
    expect(second.text).toContain("https://souk.example/invoice/trx?key=other");
  });

  test.each([english, arabic])(
    "is, when filled in, what would be rendered for only these words: $languageCode",
    async (shop) => {
      const order = placed.orders[0]!;
      const lines = [
        { name: 'Café "Noir" & <i>co</i>', variantsName: "50 % | $1", quantity: 2, total: "$30.00" },
        { name: "مصباح  ناعم", variantsName: "", quantity: 2, total: "€1.00" },
      ];
      const pickup = { name: "Quay", lines: ["1 Quay", "Bristol"], phone: "", openingHours: "9–17\n10–12" };
      const data = {
        ...placed,
        name: "O'Neil &amp; Söhne",
        orders: [
          { ...order, lines },
          { ...order, code: "SK-3333-3333", shopName: "straße", lines, pickup },
        ],
      };
      await renderMail(shop, "order-placed", { ...data, name: "Somebody else" });
      const filled = await renderMail(shop, "order-placed", data);
      const title = shop.t("Your order from {shop}", { shop: shop.name });
      const html = await render(OrderPlacedMail({ shop, title, data: writeOutDays(shop, data) }));
      // What is shown of a mail in a list is filled up to one length with signs that are not seen.
      const seen = (drawn: string) => drawn.replace(/\s?[\u200b-\u200f\ufeff]+/gu, "");
      expect(filled.subject).toBe(title);
      expect(filled.text).toBe(toPlainText(html));
      expect(seen(filled.html)).toBe(seen(html));
    },
  );

  test("is right to left and without an English sentence in Arabic", async () => {
    const { subject, html } = await renderMail(arabic, "order-placed", placed);
    expect(html).toContain('dir="rtl"');
    expect(subject).toMatch(/\p{Script=Arabic}/u);
    expect(html).not.toMatch(/Thank you|Subtotal|Track this order|View invoice/);
    expect(html).toContain("https://souk.example/ar/invoice/trx?key=secret");
  });
});

test.each(["payment-received", "payment-failed", "purchase-expired", "refund"] as const)(
  "%s says the amount in both languages",
  async (template) => {
    for (const shop of [english, arabic]) {
      const { subject, html } = await renderMail(shop, template, { trxId: "trx", total: "$37.10" });
      expect(html).toContain("$37.10");
      expect(subject).not.toBe("");
    }
  },
);

test("the welcome names the customer, and asks to confirm the address where no provider has", async () => {
  const asking = await renderMail(english, "welcome", { name: "Nadia", code: "secret" });
  const confirmed = await renderMail(english, "welcome", { name: "Nadia", code: null });
  expect(asking.html).toContain("Nadia");
  expect(asking.text).toContain("Please confirm");
  expect(confirmed.text).not.toContain("Please confirm");
  expect(confirmed.text).toContain("https://souk.example/user/dashboard");
});

describe("the mails that keep an account safe", () => {
  test("lead to the screens of their codes", async () => {
    const code = "a-code";
    expect((await renderMail(english, "welcome", { name: "Nadia", code })).html).toContain("/verify-email/a-code");
    expect((await renderMail(english, "verify-email", { name: "Nadia", code })).html).toContain("/verify-email/a-code");
    const { text } = await renderMail(arabic, "reset-password", { name: "Nadia", email: "a+b/c@souk.example", code });
    expect(text).toContain("https://souk.example/ar/reset/a%2Bb%2Fc%40souk.example/a-code");
  });

  test.each([
    ["ar", ar],
    ["es", es],
    ["hi", hi],
  ])("are written in the language of the customer: %s", async (languageCode, keywords) => {
    const shop = { ...english, languageCode, t: createTranslate(keywords, languageCode) };
    const seen = { device: "Firefox, Android", networkArea: "198.51.100.x", at: "2026-11-20T10:05:00Z" };
    const drawn = [
      await renderMail(shop, "verify-email", { name: "Nadia", code: "a-code" }),
      await renderMail(shop, "reset-password", { name: "Nadia", email: "a@souk.example", code: "a-code" }),
      await renderMail(shop, "password-changed", { name: "Nadia" }),
      await renderMail(shop, "new-sign-in", { name: "Nadia", ...seen }),
    ];
    for (const { html } of drawn) expect(html).not.toMatch(/Someone|Hi |our password|Please|new device/);
    for (const fact of ["Firefox, Android", "198.51.100.x"]) expect(drawn[3]!.html).toContain(fact);
  });
});

describe("a mail that the operator arranged", () => {
  const shop = (blocks: MailShop["blocks"]): MailShop => ({ ...english, blocks });

  test("has own blocks with words filled in, and the parts of its template, in their order", async () => {
    const { html, text } = await renderMail(
      shop([
        { kind: "heading", text: "Thanks, {name}" },
        { kind: "details" },
        { kind: "divider" },
        { kind: "paragraph", text: "Questions about {total}?\nWrite to us. <b>" },
        { kind: "paragraph", text: "Left out, as {nothing} is known" },
        { kind: "button", text: "See what's new", address: "/products?sort=newest" },
        { kind: "action" },
      ]),
      "order-placed",
      placed,
    );
    expect(text).toMatch(
      /Thanks, Nadia <script>[\s\S]*\$30\.00[\s\S]*Questions about \$[\d.]+\?\nWrite to us\. <b>[\s\S]*View invoice/i,
    );
    expect(text).not.toContain("Left out");
    expect(text).not.toContain("Here's what you ordered");
    expect(html).toContain("https://souk.example/products?sort=newest");
    expect(html).not.toContain("Nadia <script>");
    expect(html).toContain("Write to us. &lt;b&gt;");
  });

  test("says which parts it has and which words it fills in", async () => {
    const { parts, words } = await outlineOfMail(english, "order-placed", placed);
    expect(parts).toEqual(["texts", "action", "details", "notes"]);
    expect(words).toEqual(expect.arrayContaining(["name", "total", "shop"]));
  });
});

test("a test says so in subject and text", async () => {
  const { subject, text, html } = await renderMail({ ...english, isTest: true }, "order-placed", placed);
  expect(subject).toMatch(/^Test: /);
  expect(text).toContain("This is a test.");
  expect(html).toContain("This is a test.");
});
