import * as z from "zod";
import { idInput } from "../../catalog/product/product.input.ts";

const MAX_ID = 2_147_483_647;
const fromDigits = (value: unknown) => (typeof value === "string" && /^\d{1,10}$/.test(value) ? Number(value) : value);
const optionalId = z.preprocess((value) => fromDigits(value ?? undefined), z.int().min(0).max(MAX_ID).optional());

/** `after`: those newer than the client's last one, oldest first. `before`: older ones. */
export const notificationsQuery = z.object({ after: optionalId, before: optionalId });
export const notificationParameter = z.object({ id: idInput });
