export type SubscriberState = "waiting" | "confirmed" | "unsubscribed";
export type NewsletterAudience = "everyone" | "customers" | "others";

/** A row of the list of subscribers. */
export type SubscriberRow = {
  id: number;
  email: string;
  languageCode: string;
  source: "form" | "import";
  consentText: string;
  state: SubscriberState;
  createdAt: string;
  confirmedAt: string | null;
  unsubscribedAt: string | null;
};

/** A mail to subscribers. `recipientsCount`: how many have got it so far. */
export type NewsletterLetter = {
  id: number;
  subject: string;
  body: string;
  languageCode: string | null;
  audience: NewsletterAudience;
  state: "draft" | "sending" | "sent";
  recipientsCount: number;
  createdAt: string;
  sentAt: string | null;
};
