import type { Act } from "#domain/audit/act.ts";
import { neverHappens } from "#shared/result.ts";
import type { Translate } from "#shared/translate.ts";

const WORDS: Record<Act, (t: Translate) => string> = {
  "order.confirm": (t) => t("Order confirmed"),
  "order.deliver": (t) => t("Order noted as delivered"),
  "order.cancel": (t) => t("Order canceled"),
  "order.write": (t) => t("Message written"),
  "order.export": (t) => t("Orders taken out as a table"),
  "return.approve": (t) => t("Return accepted"),
  "return.reject": (t) => t("Return rejected"),
  "return.receive": (t) => t("Return received"),
  "refund.make": (t) => t("Money given back"),
  "refund.retry": (t) => t("Refund tried again"),
  "payment.confirm": (t) => t("Payment confirmed"),
  "payment.reject": (t) => t("Payment rejected"),
  "payment.settings": (t) => t("Payment settings changed"),
  "recharge.approve": (t) => t("Recharge confirmed"),
  "recharge.reject": (t) => t("Recharge rejected"),
  "voucher.void": (t) => t("Voucher taken back"),
  "voucher.resend": (t) => t("Voucher sent again"),
  "coupon.create": (t) => t("Coupon made"),
  "coupon.change": (t) => t("Coupon changed"),
  "coupon.end": (t) => t("Coupon ended"),
  "shipping.change": (t) => t("Shipping changed"),
  "shipping.remove": (t) => t("Removed from shipping"),
  "customer.look": (t) => t("Customer looked at"),
  "customer.sign_out": (t) => t("Customer signed out everywhere"),
  "mail.look": (t) => t("Mail looked at"),
  "mail.resend": (t) => t("Mail sent again"),
  "staff.add": (t) => t("Taken into the staff"),
  "staff.invite": (t) => t("Invited to the staff"),
  "staff.change": (t) => t("Permissions changed"),
  "staff.remove": (t) => t("Removed from the staff"),
  "staff.withdraw": (t) => t("Invitation taken back"),
  "staff.join": (t) => t("Invitation accepted"),
  "tax.class_add": (t) => t("Tax class added"),
  "tax.class_rename": (t) => t("Tax class renamed"),
  "tax.class_remove": (t) => t("Tax class removed"),
  "tax.rates": (t) => t("Tax rates set"),
  "tax.way": (t) => t("Way of taxing set"),
  "currency.change": (t) => t("Currency changed"),
  "currency.accept": (t) => t("Exchange rate accepted"),
  "commission.set": (t) => t("Commission set"),
  "commission.remove": (t) => t("Commission rule removed"),
  "reward.set": (t) => t("Points set"),
  "reward.remove": (t) => t("Rule of points removed"),
  "reward.rate": (t) => t("Worth of points set"),
};

/** An act by its name; one that is older than this list by its word. */
export function actName(act: string, t: Translate): string {
  return act in WORDS ? WORDS[act as Act](t) : act;
}

export const ACT_NAMES = Object.keys(WORDS) as Act[];

type SubjectKind =
  | "order"
  | "return"
  | "payment"
  | "recharge"
  | "voucher"
  | "coupon"
  | "shipping"
  | "customer"
  | "mail"
  | "staff"
  | "tax"
  | "currency"
  | "commission"
  | "reward";

export const SUBJECTS: readonly SubjectKind[] = [
  "order",
  "return",
  "payment",
  "recharge",
  "voucher",
  "coupon",
  "shipping",
  "customer",
  "mail",
  "staff",
  "tax",
  "currency",
  "commission",
  "reward",
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
      return t("Recharge");
    case "voucher":
      return t("Gift Voucher");
    case "coupon":
      return t("Coupon");
    case "shipping":
      return t("Shipping");
    case "customer":
      return t("Customer");
    case "mail":
      return t("Mail");
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
    default:
      return neverHappens(kind);
  }
}

/** What a detail of an act is called. */
export function detailName(name: string, t: Translate): string {
  switch (name) {
    case "reason":
      return t("Reason");
    case "text":
      return t("Text");
    case "from":
    case "before":
      return t("Before");
    case "after":
      return t("After");
    case "amount":
      return t("Amount");
    case "email":
    case "recipient":
      return t("E-mail");
    case "permissions":
      return t("Permissions");
    case "filters":
      return t("Filters");
    case "rows":
      return t("Rows");
    case "sessions":
      return t("Sessions");
    case "isSent":
      return t("Sent");
    case "kind":
      return t("Kind");
    case "template":
      return t("Mail");
    case "name":
      return t("Name");
    case "rates":
      return t("Rates");
    case "rule":
      return t("Rule");
    default:
      return name;
  }
}
