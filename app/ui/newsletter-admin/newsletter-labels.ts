import type {
  NewsletterAudience,
  NewsletterLetter,
  SubscriberState,
} from "#domain/platform/newsletter-admin/newsletter-admin.ts";
import type { Translate } from "#shared/translate.ts";

export function subscriberStateName(state: SubscriberState, t: Translate): string {
  const names: Record<SubscriberState, string> = {
    waiting: t("Not confirmed"),
    confirmed: t("Subscribed"),
    unsubscribed: t("Unsubscribed"),
  };
  return names[state];
}

export function audienceName(audience: NewsletterAudience, t: Translate): string {
  const names: Record<NewsletterAudience, string> = {
    everyone: t("All subscribers"),
    customers: t("Subscribers with an account"),
    others: t("Subscribers without an account"),
  };
  return names[audience];
}

export function letterStateName(state: NewsletterLetter["state"], t: Translate): string {
  const names: Record<NewsletterLetter["state"], string> = {
    draft: t("Draft"),
    sending: t("Sending"),
    sent: t("Sent"),
  };
  return names[state];
}
