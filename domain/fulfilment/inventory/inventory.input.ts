import * as z from "zod";
import { idInput, writtenIdInput } from "#domain/id.input.ts";
import { listInput } from "#domain/platform/list/list.input.ts";
import { STOCK_LIST } from "#shared/list/stock-lists.ts";
import { MAX_COUNTED_VARIANTS } from "#shared/inventory-choices.ts";
import { lineInput } from "../../text.input.ts";

const MAX_UNITS = 1_000_000;

export const inventoryQuery = listInput(STOCK_LIST);

/** Movements before this one. */
export const movementsQuery = z.object({ before: writtenIdInput.optional() });

/** Differences, not totals: units sold between counting and saving stay sold. */
export const changeInventoryInput = z.object({
  changes: z
    .array(
      z.object({
        variant_id: idInput,
        change: z
          .int()
          .min(-MAX_UNITS)
          .max(MAX_UNITS)
          .refine((units) => units !== 0, "This value isn't valid."),
      }),
    )
    .min(1)
    .max(MAX_COUNTED_VARIANTS)
    .refine((changes) => new Set(changes.map((each) => each.variant_id)).size === changes.length),
  reason: lineInput(200),
});

export const changeThresholdInput = z.object({ threshold: z.int().min(0).max(100_000) });

/** The form's fields other than the file of stock. */
export const stockImportFields = {
  dry_run: z.enum(["0", "1"]).default("0"),
  /** A wrong row: leave it out, or import nothing. */
  on_error: z.enum(["skip", "abort"]).default("skip"),
};

export const lowStockMailInput = z.object({ is_on: z.boolean() });

export type StockImportOptions = z.infer<z.ZodObject<typeof stockImportFields>>;
export type ChangeInventoryInput = z.infer<typeof changeInventoryInput>;
