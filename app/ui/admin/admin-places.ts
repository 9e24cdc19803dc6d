import { allows, type Permission } from "#shared/permission.ts";
import type { Translate } from "#shared/translate.ts";
import type { DeskGroup } from "../desk/desk-places.tsx";
import type { IconName } from "../parts/icon.tsx";

/** `permission` null: for all staff. */
type AdminPlace = { to: string; permission: Permission | null; label: (t: Translate) => string };
type AdminGroup = { icon: IconName; label: (t: Translate) => string; places: readonly AdminPlace[] };

/** The operator's screens by topic, in the usual order of such a desk: up to 11 groups of up to 8. */
const GROUPS: readonly AdminGroup[] = [
  {
    icon: "house",
    label: (t) => t("Overview"),
    places: [
      { to: "/admin", permission: null, label: (t) => t("Overview") },
      { to: "/admin/exports", permission: null, label: (t) => t("Exports") },
    ],
  },
  {
    icon: "shopping-bag",
    label: (t) => t("Orders"),
    places: [
      { to: "/admin/orders", permission: "orders.read", label: (t) => t("All orders") },
      { to: "/admin/returns", permission: "returns.decide", label: (t) => t("Returns") },
    ],
  },
  {
    icon: "package-open",
    label: (t) => t("Products"),
    places: [
      { to: "/admin/products", permission: "catalog.manage", label: (t) => t("Products") },
      { to: "/admin/product-approvals", permission: "catalog.manage", label: (t) => t("Approvals") },
      { to: "/admin/inventory", permission: "catalog.manage", label: (t) => t("Inventory") },
      { to: "/admin/reviews", permission: "reviews.moderate", label: (t) => t("Reviews") },
      { to: "/admin/questions", permission: "reviews.moderate", label: (t) => t("Questions") },
    ],
  },
  {
    icon: "list",
    label: (t) => t("Catalog"),
    places: [
      { to: "/admin/categories", permission: "catalog.manage", label: (t) => t("Categories") },
      { to: "/admin/brands", permission: "catalog.manage", label: (t) => t("Brands") },
      { to: "/admin/colors", permission: "catalog.manage", label: (t) => t("Colors") },
      { to: "/admin/attributes", permission: "catalog.manage", label: (t) => t("Attributes") },
      { to: "/admin/tags", permission: "catalog.manage", label: (t) => t("Tags") },
      { to: "/admin/units", permission: "catalog.manage", label: (t) => t("Units") },
      {
        to: "/admin/specification-templates",
        permission: "catalog.manage",
        label: (t) => t("Specification templates"),
      },
      { to: "/admin/media", permission: "content.manage", label: (t) => t("Media library") },
    ],
  },
  {
    icon: "store",
    label: (t) => t("Shops"),
    places: [
      { to: "/admin/shops", permission: "shops.manage", label: (t) => t("All shops") },
      { to: "/admin/applications", permission: "shops.manage", label: (t) => t("Applications") },
    ],
  },
  {
    icon: "user",
    label: (t) => t("Customers"),
    places: [
      { to: "/admin/customers", permission: "customers.read", label: (t) => t("Customers") },
      { to: "/admin/messages", permission: "messages.manage", label: (t) => t("Contact messages") },
      { to: "/admin/message-reports", permission: "messages.manage", label: (t) => t("Reported conversations") },
    ],
  },
  {
    icon: "ticket-percent",
    label: (t) => t("Marketing"),
    places: [
      { to: "/admin/coupons", permission: "coupons.manage", label: (t) => t("Coupons") },
      { to: "/admin/price-rules", permission: "campaigns.manage", label: (t) => t("Special prices and deals") },
      { to: "/admin/campaigns", permission: "campaigns.manage", label: (t) => t("Campaigns") },
      { to: "/admin/affiliates", permission: "affiliates.manage", label: (t) => t("Affiliates") },
      { to: "/admin/vouchers", permission: "vouchers.manage", label: (t) => t("Gift vouchers") },
      { to: "/admin/notifications", permission: "content.manage", label: (t) => t("Notifications") },
      { to: "/admin/newsletter", permission: "newsletter.manage", label: (t) => t("Newsletter") },
      { to: "/admin/searches", permission: "content.manage", label: (t) => t("Search") },
    ],
  },
  {
    icon: "layout-list",
    label: (t) => t("Site content"),
    places: [
      { to: "/admin/home", permission: "content.manage", label: (t) => t("Home page") },
      { to: "/admin/sliders", permission: "content.manage", label: (t) => t("Slides") },
      { to: "/admin/banners", permission: "content.manage", label: (t) => t("Banners") },
      { to: "/admin/menus", permission: "content.manage", label: (t) => t("Menus") },
      { to: "/admin/pages", permission: "content.manage", label: (t) => t("Pages") },
      { to: "/admin/videos", permission: "content.manage", label: (t) => t("Videos") },
      { to: "/admin/languages", permission: "content.manage", label: (t) => t("Languages") },
      { to: "/admin/blog", permission: "content.manage", label: (t) => t("Blog") },
    ],
  },
  {
    icon: "banknote",
    label: (t) => t("Money"),
    places: [
      { to: "/admin/payments", permission: "payments.confirm", label: (t) => t("Payments") },
      { to: "/admin/refunds", permission: "refunds.write", label: (t) => t("Refunds to process") },
      { to: "/admin/recharges", permission: "payments.confirm", label: (t) => t("Wallet top-ups") },
      { to: "/admin/payouts", permission: "payouts.manage", label: (t) => t("Payouts") },
      { to: "/admin/ledger", permission: "payouts.manage", label: (t) => t("Ledger") },
    ],
  },
  {
    icon: "sliders-horizontal",
    label: (t) => t("Settings"),
    places: [
      { to: "/admin/settings", permission: "settings.manage", label: (t) => t("Shop settings") },
      { to: "/admin/payment-settings", permission: "payments.settings", label: (t) => t("Payment settings") },
      { to: "/admin/shipping", permission: "shipping.manage", label: (t) => t("Shipping") },
      { to: "/admin/tax", permission: "rules.write", label: (t) => t("Tax") },
      { to: "/admin/countries", permission: "settings.manage", label: (t) => t("Countries") },
      { to: "/admin/currencies", permission: "rules.write", label: (t) => t("Currencies") },
      { to: "/admin/commissions", permission: "rules.write", label: (t) => t("Commissions and points") },
      { to: "/admin/staff", permission: "staff.manage", label: (t) => t("Staff") },
    ],
  },
  {
    icon: "file-text",
    label: (t) => t("System"),
    places: [
      { to: "/admin/mails", permission: "mails.read", label: (t) => t("Emails") },
      { to: "/admin/mail-texts", permission: "settings.manage", label: (t) => t("Email texts") },
      { to: "/admin/consents", permission: "audit.read", label: (t) => t("Cookie consents") },
      { to: "/admin/audit", permission: "audit.read", label: (t) => t("Audit log") },
      { to: "/admin/system", permission: "settings.manage", label: (t) => t("Jobs and versions") },
    ],
  },
];

/** Whether the desk has a screen at this address. */
export function hasAdminPlace(to: string): boolean {
  return GROUPS.some(({ places }) => places.some((place) => place.to === to));
}

/** What these permissions open. */
export function findAdminGroups(permissions: readonly string[], t: Translate): DeskGroup[] {
  return GROUPS.map(({ icon, label, places }) => ({
    icon,
    label: label(t),
    places: places
      .filter(({ permission }) => permission === null || allows(permissions, permission))
      .map((place) => ({ to: place.to, label: place.label(t) })),
  })).filter(({ places }) => places.length > 0);
}
