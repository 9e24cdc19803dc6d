import type {
  NewsletterAudience,
  NewsletterLetter,
  SubscriberState,
} from "#domain/platform/newsletter-admin/newsletter-admin.ts";
import type { Translate } from "#shared/translate.ts";

export function subscriberStateName(state: SubscriberState, t: Translate): string {
  switch (state) {
    case "waiting":
      return t("Not confirmed");
    case "confirmed":
      return t("Subscribed");
    case "unsubscribed":
      return t("Unsubscribed");
  }
}

export function audienceName(audience: NewsletterAudience, t: Translate): string {
  switch (audience) {
    case "everyone":
      return t("All subscribers");
    case "customers":
      return t("Subscribers with an account");
    case "others":
      return t("Subscribers without an account");
  }
}

export function letterStateName(state: NewsletterLetter["state"], t: Translate): string {
  switch (state) {
    case "draft":
      return t("Draft");
    case "sending":
      return t("Sending");
    case "sent":
      return t("Sent");
  }
}
