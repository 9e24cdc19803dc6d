import * as z from "zod";
import { INVENTORY_FILTERS, MAX_COUNTED_VARIANTS } from "#shared/inventory-choices.ts";
import { lineInput } from "../../text.input.ts";

const MAX_ID = 2_147_483_647;
const MAX_UNITS = 1_000_000;

const id = z.int().min(1).max(MAX_ID);

/** A filter form sends an empty value for no choice. */
const chosen = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema);
const line = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^\P{Cc}*$/u);

export const inventoryQuery = z.object({
  state: chosen(z.enum(INVENTORY_FILTERS).default("all")),
  /** Words of the product's name, an SKU or a barcode. */
  q: line(120).default(""),
  /** Exactly this SKU or barcode, as a scanner sends it. */
  code: chosen(line(64).optional()),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});

export const stockParameter = z.object({ id: z.coerce.number().int().min(1).max(MAX_ID) });

/** Movements before this one. */
export const movementsQuery = z.object({ before: z.coerce.number().int().min(1).max(MAX_ID).optional() });

/** Differences, not totals: what is sold between counting and saving stays sold. */
export const changeInventoryInput = z.object({
  changes: z
    .array(
      z.object({
        variant_id: id,
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

export type InventoryQuery = z.infer<typeof inventoryQuery>;
export type ChangeInventoryInput = z.infer<typeof changeInventoryInput>;
