import * as z from "zod";
import { bulkInput, listInput } from "#domain/platform/list/list.input.ts";
import { DUE_REFUND_LIST, TRANSFER_LIST } from "#shared/list/money-lists.ts";
import { lineInput, textInput } from "../../text.input.ts";

/** `code`: a trx_id or an order's code. */
export const transferCodeParameter = z.object({
  code: z
    .string()
    .min(1)
    .max(64)
    .regex(/^[\w-]+$/),
});
export const transferKeyQuery = z.object({
  key: z
    .string()
    .max(64)
    .regex(/^[\w-]+$/)
    .optional(),
});
export const dueRefundsQuery = listInput(DUE_REFUND_LIST);

/** The payer, and the day of the transfer. */
export const submitTransferInput = z.object({ paid_by: lineInput(100), paid_on: z.string().min(1).pipe(z.iso.date()) });

/**
 * `amount`: the amount received, in major units of the purchase's currency. `sends_back`: it differs from the amount
 * due, and goes back.
 */
export const confirmTransferInput = z.object({
  amount: z
    .string()
    .trim()
    .regex(/^\d{1,12}(\.\d{1,4})?$/, "Enter an amount."),
  sends_back: z.boolean().default(false),
});

export const rejectTransferInput = z.object({ reason: textInput(500, 1) });

export const transfersQuery = listInput(TRANSFER_LIST);
/** Confirmed in the amount due. */
export const bulkTransfersInput = bulkInput(TRANSFER_LIST, ["confirm"]);

export type SubmitTransferInput = z.infer<typeof submitTransferInput>;
export type ConfirmTransferInput = z.infer<typeof confirmTransferInput>;
