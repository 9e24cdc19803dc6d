import { z } from "@hono/zod-openapi";
import { shownMoneySchema } from "./money.schema.ts";
import { orderLineSchema, orderSchema, purchaseSchema } from "./order.schema.ts";

export const sellerSchema = z.object({ name: z.string(), lines: z.array(z.string()), vat_number: z.string() });

export const taxRowSchema = z.object({ percent: z.number().nullable(), net: shownMoneySchema, tax: shownMoneySchema });

const invoiceOrderSchema = orderSchema.extend({
  lines: z.array(orderLineSchema.extend({ discount: shownMoneySchema.nullable() })),
  seller: sellerSchema,
  taxes: z.array(taxRowSchema),
  credit_notes: z.array(z.object({ number: z.string(), issued_at: z.string(), total: shownMoneySchema })),
});

/** A purchase, or one order of it, as its invoices show it. */
export const invoiceSchema = purchaseSchema
  .extend({ language_code: z.string(), orders: z.array(invoiceOrderSchema) })
  .openapi("Invoice");
