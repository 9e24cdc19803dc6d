import { z } from "@hono/zod-openapi";
import { shownMoneySchema } from "../money.schema.ts";
import { orNull } from "../or-null.ts";
import { orderLineSchema, orderSchema, purchaseSchema } from "./order.schema.ts";

export const sellerSchema = z.object({ name: z.string(), lines: z.array(z.string()), vat_number: z.string() });

export const taxRowSchema = z.object({ percent: z.number().nullable(), net: shownMoneySchema, tax: shownMoneySchema });

const invoiceOrderSchema = z.object({
  ...orderSchema.shape,
  lines: z.array(orderLineSchema.extend({ discount: orNull(shownMoneySchema) })),
  seller: sellerSchema,
  logo: z.string().nullable(),
  taxes: z.array(taxRowSchema),
  credit_notes: z.array(z.object({ number: z.string(), issued_at: z.string(), total: shownMoneySchema })),
});

/** A purchase, or one order of it, as shown on its invoices. */
export const invoiceSchema = z
  .object({ ...purchaseSchema.shape, language_code: z.string(), orders: z.array(invoiceOrderSchema) })
  .openapi("Invoice");
