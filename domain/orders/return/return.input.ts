import * as z from "zod";
import { formIdInput } from "#domain/id.input.ts";
import { MAX_RETURN_IMAGES, RETURN_DECISIONS, RETURN_REASONS } from "#shared/return-choices.ts";
import { pageInput, perPageInput } from "#domain/discovery/listing/listing.input.ts";
import { bulkInput, listInput } from "#domain/platform/list/list.input.ts";
import { ADMIN_RETURN_LIST, SHOP_RETURN_LIST } from "#shared/list/return-lists.ts";
import { lineInput, textInput } from "../../text.input.ts";

const MAX_LINES = 200;
const lineOfReturn = z.object({ order_line_id: formIdInput, quantity: z.int().min(1).max(100_000) });

function readJson(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

/** A single file is not a list yet, and a browser sends an empty one if none was chosen. */
function readFiles(value: unknown): unknown {
  const files = Array.isArray(value) ? value : value === undefined ? [] : [value];
  return files.filter((file) => !(file instanceof File && file.size === 0 && file.name === ""));
}

/** `lines` is JSON within the form; `refund_to`: the original payment method, or the wallet. */
export const requestReturnInput = z.object({
  code: lineInput(40),
  lines: z.preprocess(readJson, z.array(lineOfReturn).min(1).max(MAX_LINES)),
  reason: z.enum(RETURN_REASONS),
  text: textInput(2_000).default(""),
  refund_to: z.enum(["source", "wallet"]).default("source"),
  pictures: z.preprocess(readFiles, z.array(z.instanceof(File)).max(MAX_RETURN_IMAGES)),
});

export const shopReturnsQuery = listInput(SHOP_RETURN_LIST);
export const adminReturnsQuery = listInput(ADMIN_RETURN_LIST);
/** `value`: the instructions of an approval, the reason of a rejection. */
const decision = { value: textInput(2_000, 1) };
export const bulkShopReturnsInput = bulkInput(SHOP_RETURN_LIST, RETURN_DECISIONS).safeExtend(decision);
export const bulkAdminReturnsInput = bulkInput(ADMIN_RETURN_LIST, RETURN_DECISIONS).safeExtend(decision);
export const ownReturnsQuery = z.object({ page: pageInput, per_page: perPageInput });

export const approveReturnInput = z.object({ instructions: textInput(2_000, 1) });
export const rejectReturnInput = z.object({ reason: textInput(1_000, 1) });
/** `restock`: the ids of the lines that can be sold again. */
export const receiveReturnInput = z.object({ restock: z.array(formIdInput).max(MAX_LINES).default([]) });
/** `deduction`: in major units of the purchase's currency. */
export const refundReturnInput = z
  .object({
    with_shipping: z.boolean().default(false),
    deduction: z.string().trim().max(20).default(""),
    note: textInput(500).default(""),
  })
  .refine(({ deduction, note }) => deduction === "" || note !== "", {
    path: ["note"],
    message: "This field is required.",
  });

export type RequestReturnInput = z.infer<typeof requestReturnInput>;
