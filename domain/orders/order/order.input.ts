import * as z from "zod";
import { HISTORY_STATES } from "#shared/history-state.ts";
import { pageInput, perPageInput } from "#domain/discovery/listing/listing.input.ts";
import { postalAddressInput } from "#domain/customers/address/address.input.ts";
import { lineInput, textInput } from "../../text.input.ts";

export const keyInput = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w-]+$/);

/** An order's code with the e-mail address or phone number of its purchase, or with the key of the mail. */
export const trackOrderInput = z
  .object({ code: lineInput(40), contact: lineInput(254).optional(), key: keyInput.optional() })
  .refine((input) => Boolean(input.contact || input.key), { path: ["contact"], message: "This field is required." });

/** To mail the link of an order to the address of its purchase. */
export const orderLinkInput = z.object({ code: lineInput(40), contact: lineInput(254) });

/** `key`: of the mail, from a guest. */
export const ownAddressInput = postalAddressInput.extend({ key: keyInput.optional() });

export const historyQuery = z.object({
  state: z.enum(HISTORY_STATES).default("all"),
  q: z
    .string()
    .max(100)
    .regex(/^\P{Cc}*$/u)
    .default(""),
  page: pageInput,
  per_page: perPageInput,
});

export const orderParameter = z.object({ code: lineInput(40) });
export const cancelOrderInput = z.object({ reason: textInput(500).default("") });

export const invoiceQuery = z.object({ key: keyInput.optional() });
export const invoiceParameter = z.object({
  code: z
    .string()
    .min(1)
    .max(64)
    .regex(/^[\w-]+$/),
});

export const creditNoteParameter = z.object({ number: invoiceParameter.shape.code });

export type TrackOrderInput = z.infer<typeof trackOrderInput>;
