import type { SwitchedTopic } from "../../customers/notification/topic.ts";
import type { MailTemplate } from "./mail.ts";

/**
 * The topic of each mail; null: always sent, since an account's security, an order's terms or its money depend on it.
 */
export const MAIL_TOPICS: Record<MailTemplate, SwitchedTopic | null> = {
  welcome: null,
  "verify-email": null,
  "reset-password": null,
  "password-changed": null,
  "way-in-changed": null,
  "new-sign-in": null,
  "staff-invited": null,
  "staff-changed": null,
  "staff-news": null,
  "confirm-email-change": null,
  "email-taken": null,
  "email-change-asked": null,
  "delete-account": null,
  "account-deleted": null,
  "bank-account-code": null,
  "application-news": null,
  "team-invited": null,
  "shop-news": null,
  "order-placed": null,
  "payment-received": "orders",
  "payment-failed": null,
  "purchase-expired": null,
  refund: null,
  "gift-voucher": null,
  "order-refund": null,
  "return-step": "orders",
  "transfer-details": null,
  "transfer-rejected": null,
  "payment-reminder": null,
  "order-step": "orders",
  "order-message": "messages",
  "product-alert": "alerts",
};
