import type { SettingGroup } from "#domain/platform/setting-admin/setting-groups.ts";
import type { Translate } from "#shared/translate.ts";

type Words = { label: (t: Translate) => string; hint: (t: Translate) => string };

const GROUPS: Record<SettingGroup, Words> = {
  shop: { label: (t) => t("Shop"), hint: (t) => t("Name, languages, country and what is shown.") },
  maintenance: { label: (t) => t("Closing for maintenance"), hint: (t) => t("Close the shop for a while") },
  appearance: { label: (t) => t("Logo and colors"), hint: (t) => t("How your shop looks.") },
  contact: { label: (t) => t("Contact and imprint"), hint: (t) => t("How customers reach you.") },
  mails: { label: (t) => t("Emails"), hint: (t) => t("Sender, logo and footer, with a preview of every email.") },
  social: { label: (t) => t("Social links"), hint: (t) => t("Shown in the footer. Empty ones aren't shown.") },
  prices: { label: (t) => t("Price display"), hint: (t) => t("How prices are written, and exchange rates.") },
  checkout: {
    label: (t) => t("Checkout and customers"),
    hint: (t) => t("Guest checkout and limits of unpaid orders."),
  },
  orders: { label: (t) => t("Orders and returns"), hint: (t) => t("Deadlines for delivery, returns and downloads.") },
  reviews: {
    label: (t) => t("Reviews"),
    hint: (t) => t("Approval, editing and the email that asks for a review."),
  },
  products: {
    label: (t) => t("Approval of products"),
    hint: (t) => t("Forbidden words, and reasons to reject a product."),
  },
  popup: { label: (t) => t("Pop-up"), hint: (t) => t("The newsletter invitation.") },
  blog: { label: (t) => t("Blog"), hint: (t) => t("How comments on posts appear.") },
  privacy: {
    label: (t) => t("Privacy and cookies"),
    hint: (t) => t("What visitors see before anything optional is stored or loaded."),
  },
  security: {
    label: (t) => t("Security and limits"),
    hint: (t) => t("Two-step sign-in and rate limits."),
  },
};

export function settingGroupLabel(group: SettingGroup, t: Translate): string {
  return GROUPS[group].label(t);
}

export function settingGroupHint(group: SettingGroup, t: Translate): string {
  return GROUPS[group].hint(t);
}
