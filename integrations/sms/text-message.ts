/** A text message ready to send. `id` is the same for each attempt, so that a gateway can detect duplicates. */
export type TextMessage = { id: string; to: string; text: string; languageCode: string };

/** Sends text messages; throws on failure. */
export type SmsTransport = { send(message: TextMessage): Promise<void> };
