import { neverHappens } from "#shared/result.ts";
import type { Translate } from "#shared/translate.ts";

type SubjectKind =
  | "order"
  | "return"
  | "payment"
  | "recharge"
  | "payout"
  | "payout_run"
  | "affiliate"
  | "ledger"
  | "voucher"
  | "product"
  | "category"
  | "catalog"
  | "shop"
  | "application"
  | "coupon"
  | "sale"
  | "campaign"
  | "shipping"
  | "customer"
  | "mail"
  | "staff"
  | "tax"
  | "currency"
  | "commission"
  | "reward"
  | "setting"
  | "page"
  | "blog"
  | "message"
  | "conversation"
  | "newsletter"
  | "home"
  | "search"
  | "review"
  | "question"
  | "video"
  | "consent"
  | "picture"
  | "announcement"
  | "country"
  | "system";

export const SUBJECTS: readonly SubjectKind[] = [
  "order",
  "return",
  "payment",
  "recharge",
  "payout",
  "payout_run",
  "affiliate",
  "ledger",
  "voucher",
  "product",
  "category",
  "catalog",
  "shop",
  "application",
  "coupon",
  "sale",
  "campaign",
  "shipping",
  "customer",
  "mail",
  "staff",
  "tax",
  "currency",
  "commission",
  "reward",
  "setting",
  "page",
  "blog",
  "message",
  "conversation",
  "newsletter",
  "home",
  "search",
  "review",
  "question",
  "video",
  "consent",
  "picture",
  "announcement",
  "country",
  "system",
];

export function subjectName(kind: SubjectKind, t: Translate): string {
  switch (kind) {
    case "order":
      return t("Order");
    case "return":
      return t("Return");
    case "payment":
      return t("Payment");
    case "recharge":
      return t("Top-up");
    case "payout":
      return t("Payout");
    case "affiliate":
      return t("Affiliate");
    case "payout_run":
      return t("Payout run");
    case "ledger":
      return t("Month");
    case "voucher":
      return t("Gift voucher");
    case "product":
      return t("Product");
    case "category":
      return t("Category");
    case "catalog":
      return t("Catalog");
    case "review":
      return t("Review");
    case "question":
      return t("Question");
    case "video":
      return t("Video");
    case "consent":
      return t("Cookie consents");
    case "shop":
      return t("Shop");
    case "application":
      return t("Application");
    case "coupon":
      return t("Coupon");
    case "sale":
      return t("Sale price");
    case "campaign":
      return t("Campaign");
    case "shipping":
      return t("Shipping");
    case "customer":
      return t("Customer");
    case "mail":
      return t("Email");
    case "staff":
      return t("Staff");
    case "tax":
      return t("Tax");
    case "currency":
      return t("Currency");
    case "commission":
      return t("Commission");
    case "reward":
      return t("Points");
    case "setting":
      return t("Setting");
    case "page":
      return t("Page");
    case "blog":
      return t("Blog");
    case "message":
      return t("Contact message");
    case "conversation":
      return t("Conversation");
    case "newsletter":
      return t("Newsletter");
    case "home":
      return t("Home page");
    case "search":
      return t("Search");
    case "picture":
      return t("Picture");
    case "announcement":
      return t("Notification");
    case "country":
      return t("Country");
    case "system":
      return t("System");
    default:
      return neverHappens(kind);
  }
}
