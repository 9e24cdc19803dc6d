import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import routes from "#app/routes.ts";
import { splitLanguage } from "#server/http/language-path.ts";
import { PROJECT_FOLDER } from "./project.ts";

/** Every path of the shop, in the order in which they are written down for it. A screen appears here when it exists. */
const PATHS = [
  "/",
  "/page/{slug}",
  "/track-order",
  "/get-invoice/{orderCode}",
  "/brands",
  "/sellers",
  "/campaigns",
  "/campaign/{slug}",
  "/categories",
  "/products",
  "/category/{slug}",
  "/brand/{slug}",
  "/offer/products",
  "/best-selling/products",
  "/gadget-products/{slug}",
  "/order-confirmation",
  "/contact",
  "/daily-deals",
  "/affiliate-register",
  "/affiliate-program",
  "/affiliate-system",
  "/flash-sale",
  "/product/{slug}",
  "/blogs",
  "/category-blogs/{slug}",
  "/blog/{slug}",
  "/cart",
  "/login",
  "/register",
  "/reset-password",
  "/reset/{email}/{code}",
  "/register/{type}",
  "/compare-list",
  "/invoice/{trx_id}",
  "/my-wallet",
  "/my-rewards",
  "/video-shopping",
  "/video-shopping/{slug}",
  "/shop/{slug}",
  "/user/edit-profile",
  "/user/gift-voucher",
  "/user/followed-shop",
  "/user/digital-product-orders",
  "/user/user-to-seller",
  "/user/notification",
  "/user/order-history",
  "/user/dashboard",
  "/user/wishlist",
  "/user/change-password",
  "/user/addresses",
  "/checkout",
  "/payment/{code}?",
];
/** Where the link of a mail leads, the first operator's screen, and what is nowhere. */
const OTHERS = [
  "/user/messages",
  "/user/messages/{id}",
  "/user/order-history/{code}",
  "/user/order-history/{code}/return",
  "/seller",
  "/seller/orders",
  "/seller/orders/{code}",
  "/seller/orders/{code}/packing-slip",
  "/seller/messages",
  "/seller/messages/{id}",
  "/seller/returns",
  "/seller/reviews",
  "/seller/reviews/{id}",
  "/seller/questions",
  "/seller/questions/{id}",
  "/seller/videos",
  "/seller/videos/{id}",
  "/seller/earnings",
  "/seller/returns/{id}",
  "/seller/products",
  "/seller/products/import",
  "/seller/product/{id}",
  "/seller/exports",
  "/seller/inventory",
  "/seller/coupons",
  "/seller/coupons/{id}",
  "/seller/price-rules",
  "/seller/price-rules/{id}",
  "/seller/campaigns",
  "/seller/campaigns/{id}",
  "/seller/shipping",
  "/credit-note/{number}",
  "/purchase/{trx_id}/page/{version}",
  "/verify-email/{code}",
  "/admin",
  "/admin/orders",
  "/admin/orders/{code}",
  "/admin/returns",
  "/admin/returns/{id}",
  "/admin/shipping",
  "/admin/products",
  "/admin/products/import",
  "/admin/product/{id}",
  "/admin/exports",
  "/admin/inventory",
  "/admin/categories",
  "/admin/brands",
  "/admin/colors",
  "/admin/attributes",
  "/admin/reviews",
  "/admin/reviews/{id}",
  "/admin/questions",
  "/admin/questions/{id}",
  "/admin/coupons",
  "/admin/coupons/{id}",
  "/admin/price-rules",
  "/admin/price-rules/{id}",
  "/admin/campaigns",
  "/admin/campaigns/{id}",
  "/admin/customers",
  "/admin/customers/{id}",
  "/admin/payments",
  "/admin/refunds",
  "/admin/payment-settings",
  "/admin/recharges",
  "/admin/payouts",
  "/admin/ledger",
  "/admin/affiliates",
  "/admin/vouchers",
  "/admin/notifications",
  "/admin/mails",
  "/admin/mails/{id}",
  "/admin/commissions",
  "/admin/currencies",
  "/admin/countries",
  "/admin/tax",
  "/admin/settings",
  "/admin/settings/{group}",
  "/admin/home",
  "/admin/home/preview",
  "/admin/languages",
  "/admin/languages/{code}",
  "/admin/menus",
  "/admin/searches",
  "/admin/searches/synonyms",
  "/admin/sliders",
  "/admin/banners",
  "/admin/pages",
  "/admin/pages/{id}",
  "/admin/videos",
  "/admin/videos/{id}",
  "/admin/blog",
  "/admin/blog/comments",
  "/admin/blog/categories",
  "/admin/blog/{id}",
  "/admin/blog/{id}/preview",
  "/admin/message-reports",
  "/admin/message-reports/{id}",
  "/admin/messages",
  "/admin/messages/{id}",
  "/admin/newsletter",
  "/admin/newsletter/{id}",
  "/admin/staff",
  "/seller/shop",
  "/seller/team",
  "/seller/join/{code}",
  "/admin/shops",
  "/admin/shops/{id}",
  "/admin/applications",
  "/admin/applications/{id}",
  "/admin/join/{code}",
  "/admin/system",
  "/admin/consents",
  "/admin/audit",
  "/admin/two-step",
  "/email-change/{code}",
  "/email-change/undo/{key}",
  "/review/{key}",
  "/unsubscribe/{key}",
  "/newsletter/{key}",
  "/setup",
  "/*",
];

const written = routes.map((route) =>
  `/${route.path ?? ""}`.replace(/:(\w+)/g, (_mark, name: string) => `{${nameOnPaper(name)}}`),
);

/** The purchase's id has an older name on the wire. */
function nameOnPaper(name: string): string {
  return name === "trxId" ? "trx_id" : name;
}

describe("the routes", () => {
  test("are paths of the shop, in their order", () => {
    const own = written.filter((each) => !OTHERS.includes(each));
    expect(own).toEqual(PATHS.filter((each) => own.includes(each)));
  });

  test("end with what is nowhere", () => {
    expect(written.at(-1)).toBe("/*");
  });

  test("cannot be taken for a language", () => {
    for (const each of [...PATHS, ...OTHERS]) expect(splitLanguage(each, "/").languageCode).toBeNull();
  });

  test("have their screen in the folder of their noun", () => {
    for (const { file } of routes) {
      expect(existsSync(path.join(PROJECT_FOLDER, "app", file))).toBe(true);
      expect(file).toMatch(/^routes\/(?:storefront|account|seller|admin)\/([a-z-]+)\/\1\.tsx$/);
    }
  });
});
