import * as z from "zod";
import { formIdInput } from "#domain/id.input.ts";
import { emailInput } from "../../text.input.ts";
import { ALERT_KINDS } from "./product-alert.ts";

export const productAlertInput = z.object({ variant_id: formIdInput, kind: z.enum(ALERT_KINDS), email: emailInput });
export const endAlertInput = z.object({
  key: z
    .string()
    .min(1)
    .max(64)
    .regex(/^[\w-]+$/),
});

export type ProductAlertInput = z.infer<typeof productAlertInput>;
