/** A mail ready to send. `id` is the same for each attempt, so that a receiver can detect duplicates. */
export type MailMessage = {
  id: string;
  to: string;
  /** The sender's name, and the reply address. */
  from: string;
  replyTo: string;
  subject: string;
  html: string;
  text: string;
  languageCode: string;
  /** Where one POST unsubscribes from mails like this one (RFC 8058); null if it cannot be unsubscribed from. */
  unsubscribeUrl: string | null;
};

/** Sends mails; throws on failure. */
export type MailTransport = { send(message: MailMessage): Promise<void> };
