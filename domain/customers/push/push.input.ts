import * as z from "zod";
import { isTimeZone } from "./quiet-hours.ts";

const MAX_ENDPOINT_LENGTH = 1_000;
const PUBLIC_KEY_BYTES = 65;
const AUTH_BYTES = 16;

const bytes = (length: number) =>
  z
    .string()
    .max(200)
    .refine((text) => Buffer.from(text, "base64url").length === length, "This value isn't valid.");

const endpoint = z.string().max(MAX_ENDPOINT_LENGTH);

/** As `PushSubscription.toJSON()` gives it; or the token of an app that has registered with Firebase. */
export const subscribeInput = z.union([
  z.object({ endpoint, keys: z.object({ p256dh: bytes(PUBLIC_KEY_BYTES), auth: bytes(AUTH_BYTES) }) }),
  z.object({ fcm_token: z.string().regex(/^[\w:-]{20,1000}$/) }),
]);
/** `endpoint`: of an app, its token. */
export const unsubscribeInput = z.object({ endpoint });

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Null ends the quiet hours. */
export const quietHoursInput = z.object({
  quiet_hours: z
    .object({ from: time, until: time, time_zone: z.string().max(60).refine(isTimeZone, "This value isn't valid.") })
    .refine(({ from, until }) => from !== until, "This value isn't valid.")
    .nullable(),
});

export type QuietHoursInput = z.infer<typeof quietHoursInput>;
export type SubscribeInput = z.infer<typeof subscribeInput>;
