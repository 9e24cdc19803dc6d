import * as z from "zod";
import { CONSENT_PURPOSES } from "#shared/consent.ts";

const purposes = z.array(z.enum(CONSENT_PURPOSES)).max(CONSENT_PURPOSES.length);

export const consentInput = z
  .object({ accepted: purposes, declined: purposes })
  .refine(({ accepted, declined }) => !accepted.some((purpose) => declined.includes(purpose)), {
    path: ["accepted"],
    message: "Choose one of the options.",
  });

export type ConsentInput = z.infer<typeof consentInput>;
