import { isPermission, type Permission } from "./permission.ts";
import { neverHappens } from "./result.ts";
import type { Translate } from "./translate.ts";

/** The label of a permission, or of all of them together. */
export function grantName(grant: string, t: Translate): string {
  return isPermission(grant) ? permissionName(grant, t) : t("Everything");
}

/** A sentence that describes what it allows. */
export function grantText(grant: string, t: Translate): string {
  return isPermission(grant) ? permissionText(grant, t) : t("Full access, including anything added later.");
}

function permissionName(permission: Permission, t: Translate): string {
  switch (permission) {
    case "orders.read":
      return t("View all orders");
    case "orders.write":
      return t("Manage orders");
    case "returns.decide":
      return t("Decide on returns");
    case "refunds.write":
      return t("Refund");
    case "payments.confirm":
      return t("Confirm payments");
    case "payments.settings":
      return t("Manage payment settings");
    case "payouts.manage":
      return t("Manage payouts and the ledger");
    case "affiliates.manage":
      return t("Manage affiliates");
    case "vouchers.manage":
      return t("Manage gift vouchers");
    case "shops.manage":
      return t("Manage shops");
    case "catalog.manage":
      return t("Manage the catalog");
    case "coupons.manage":
      return t("Manage coupons");
    case "campaigns.manage":
      return t("Manage prices and sales");
    case "shipping.manage":
      return t("Manage shipping");
    case "customers.read":
      return t("View customers");
    case "mails.read":
      return t("View emails");
    case "staff.manage":
      return t("Manage staff");
    case "reviews.moderate":
      return t("Moderate reviews and questions");
    case "audit.read":
      return t("View audit log");
    case "rules.write":
      return t("Manage tax, currencies and commissions");
    case "settings.manage":
      return t("Manage shop settings");
    case "backups.manage":
      return t("Download backups");
    case "content.manage":
      return t("Manage content");
    case "messages.manage":
      return t("Answer contact messages");
    case "newsletter.manage":
      return t("Manage the newsletter");
    default:
      return neverHappens(permission);
  }
}

function permissionText(permission: Permission, t: Translate): string {
  switch (permission) {
    case "orders.read":
      return t("View every order, with addresses and payments.");
    case "orders.write":
      return t("Confirm, cancel and deliver on behalf of a shop, and message customers and shops.");
    case "returns.decide":
      return t("Approve or reject a return when customer and shop disagree.");
    case "refunds.write":
      return t("Refund all or part of an order.");
    case "payments.confirm":
      return t("Confirm or reject bank transfers and wallet top-ups.");
    case "vouchers.manage":
      return t("View, cancel and resend gift vouchers.");
    case "shops.manage":
      return t("Decide on seller applications; suspend, reopen and close shops.");
    case "catalog.manage":
      return t("Edit the products of all shops, approve them, and edit categories, brands, colors and attributes.");
    case "coupons.manage":
      return t("Create and edit marketplace coupons, and end shop coupons.");
    case "campaigns.manage":
      return t("Set special prices and daily deals, and run campaigns and flash sales.");
    case "payments.settings":
      return t("Choose payment methods, the bank account for transfers and payment deadlines.");
    case "affiliates.manage":
      return t("Approve and suspend affiliates, and set their rates.");
    case "payouts.manage":
      return t("Pay shops and affiliates, see all balances, and close months.");
    case "shipping.manage":
      return t("Set the default shipping methods, zones and prices.");
    case "customers.read":
      return t("Search customers, view their accounts and sign them out everywhere.");
    case "mails.read":
      return t("View emails that are waiting or failed, and resend them.");
    case "staff.manage":
      return t("Add and remove people, and grant them permissions you have yourself.");
    case "audit.read":
      return t("See who did what and when.");
    case "reviews.moderate":
      return t("Publish, hide and answer reviews and questions of every shop.");
    case "rules.write":
      return t("Set tax, currencies and exchange rates, commissions and points.");
    case "settings.manage":
      return t("Change the name, logo, colors, contact details, checkout and limits of the shop.");
    case "backups.manage":
      return t("Download and delete backups, which contain all data of the shop and its customers.");
    case "content.manage":
      return t("Write pages and arrange the home page, its slides and banners.");
    case "messages.manage":
      return t("Read the inbox of the contact form and reply by email.");
    case "newsletter.manage":
      return t("See subscribers, write newsletters and send them.");
    default:
      return neverHappens(permission);
  }
}
