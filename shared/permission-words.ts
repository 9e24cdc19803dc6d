import { isPermission, type Permission } from "./permission.ts";
import { neverHappens } from "./result.ts";
import type { Translate } from "./translate.ts";

/** How a permission, or all of them together, is called. */
export function grantName(grant: string, t: Translate): string {
  return isPermission(grant) ? permissionName(grant, t) : t("Everything");
}

/** What it allows, in a sentence. */
export function grantText(grant: string, t: Translate): string {
  return isPermission(grant) ? permissionText(grant, t) : t("All of it, also what is added later.");
}

function permissionName(permission: Permission, t: Translate): string {
  switch (permission) {
    case "orders.read":
      return t("See all orders");
    case "orders.write":
      return t("Act on orders");
    case "returns.decide":
      return t("Decide on returns");
    case "refunds.write":
      return t("Give money back");
    case "payments.confirm":
      return t("Confirm payments");
    case "payments.settings":
      return t("Set how payment works");
    case "vouchers.manage":
      return t("Manage gift vouchers");
    case "coupons.manage":
      return t("Manage coupons");
    case "shipping.manage":
      return t("Set shipping");
    case "customers.read":
      return t("See customers");
    case "mails.read":
      return t("See mails");
    case "staff.manage":
      return t("Manage staff");
    case "audit.read":
      return t("See the audit log");
    case "rules.write":
      return t("Set the rules of money");
    default:
      return neverHappens(permission);
  }
}

function permissionText(permission: Permission, t: Translate): string {
  switch (permission) {
    case "orders.read":
      return t("Every order of every shop, with addresses and payments.");
    case "orders.write":
      return t("Confirm, cancel and deliver in place of a shop, and write to shopper and shop.");
    case "returns.decide":
      return t("Accept or reject a return where shopper and shop do not agree.");
    case "refunds.write":
      return t("Pay back an order or a part of it.");
    case "payments.confirm":
      return t("Note bank transfers and wallet recharges as received, or reject them.");
    case "vouchers.manage":
      return t("See gift vouchers, take unused ones back and send them again.");
    case "coupons.manage":
      return t("Make and change the marketplace's own coupons, and end those of shops.");
    case "payments.settings":
      return t("Choose the ways to pay, the account for transfers, and how long is waited for money.");
    case "shipping.manage":
      return t("Set the common deliveries, their zones and prices.");
    case "customers.read":
      return t("Find customers, see how their account stands, and sign them out everywhere.");
    case "mails.read":
      return t("See what waits to be sent or could not be, and send it again.");
    case "staff.manage":
      return t("Add and remove people, and give them what one may do oneself.");
    case "audit.read":
      return t("Read who did what and when.");
    case "rules.write":
      return t("Set tax, currencies and their rates, commissions and points.");
    default:
      return neverHappens(permission);
  }
}
