import * as z from "zod";
import { formIdInput, MAX_ID } from "../../id.input.ts";
import { fromDigits } from "../../text.input.ts";

const optionalId = z.preprocess((value) => fromDigits(value ?? undefined), z.int().min(0).max(MAX_ID).optional());

/** `after`: those newer than the client's last one, oldest first. `before`: older ones. */
export const notificationsQuery = z.object({ after: optionalId, before: optionalId });
export const notificationParameter = z.object({ id: formIdInput });
