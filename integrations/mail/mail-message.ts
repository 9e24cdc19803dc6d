/** A mail that is ready to leave. `id` is the same each time the mail is tried, so a receiver can tell a repetition. */
export type MailMessage = {
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  languageCode: string;
  /** Where one POST ends mails like this one (RFC 8058); null where it has to arrive. */
  unsubscribeUrl: string | null;
};

/** Where mails go; throws when one could not be handed over. */
export type MailTransport = { send(message: MailMessage): Promise<void> };
