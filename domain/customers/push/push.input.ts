import * as z from "zod";

const MAX_ENDPOINT_LENGTH = 1_000;
const PUBLIC_KEY_BYTES = 65;
const AUTH_BYTES = 16;

const bytes = (length: number) =>
  z
    .string()
    .max(200)
    .refine((text) => Buffer.from(text, "base64url").length === length, "This value isn't valid.");

const endpoint = z.string().max(MAX_ENDPOINT_LENGTH);

/** As `PushSubscription.toJSON()` gives it. */
export const subscribeInput = z.object({
  endpoint,
  keys: z.object({ p256dh: bytes(PUBLIC_KEY_BYTES), auth: bytes(AUTH_BYTES) }),
});
export const unsubscribeInput = z.object({ endpoint });

export type SubscribeInput = z.infer<typeof subscribeInput>;
