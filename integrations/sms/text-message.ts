/** A text message that is ready to leave. `id` is the same each time it is tried, so a gateway can tell a repetition. */
export type TextMessage = { id: string; to: string; text: string; languageCode: string };

/** Where text messages go; throws when one could not be handed over. */
export type SmsTransport = { send(message: TextMessage): Promise<void> };
