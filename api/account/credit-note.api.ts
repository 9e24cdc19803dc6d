import { z } from "@hono/zod-openapi";
import { creditNoteParameter, invoiceQuery } from "#domain/orders/order/order.input.ts";
import { getCreditNote } from "#domain/orders/document/get-credit-note.ts";
import { printCreditNote } from "#domain/orders/document/print-credit-note.ts";
import { toWire } from "#shared/wire.ts";
import { refuse } from "../answer.ts";
import { openRoutes } from "../create-route.ts";
import { addressSchema } from "../storefront/checkout.schema.ts";
import { answerPdf, answersPdf } from "../file-answer.ts";
import { sellerSchema, taxRowSchema } from "./invoice.schema.ts";
import { shownMoneySchema } from "../money.schema.ts";
import { createRouter } from "../router.ts";

const routes = openRoutes("Order");

const creditedLineSchema = z.object({
  product: z.object({ name: z.string(), variants_name: z.string(), sku: z.string() }).nullable(),
  quantity: z.int(),
  tax_percent: z.number().nullable(),
  tax: shownMoneySchema,
  amount: shownMoneySchema,
});

const creditNoteSchema = z
  .object({
    number: z.string(),
    issued_at: z.string(),
    order_code: z.string(),
    trx_id: z.string(),
    invoice_number: z.string().nullable(),
    invoiced_at: z.string().nullable(),
    language_code: z.string(),
    shop: z.object({ id: z.int(), slug: z.string(), name: z.string() }),
    logo: z.string().nullable(),
    seller: sellerSchema,
    billing_address: addressSchema.extend({ country_name: z.string() }).nullable(),
    vat_number: z.string(),
    kind: z.enum(["cancel", "return", "goodwill", "dispute"]),
    note: z.string(),
    lines: z.array(creditedLineSchema),
    taxes: z.array(taxRowSchema),
    amount: shownMoneySchema,
    tax: shownMoneySchema,
    payouts: z.array(
      z.object({ method: z.enum(["provider", "wallet", "voucher", "by_hand", "dispute"]), amount: shownMoneySchema }),
    ),
  })
  .openapi("CreditNote");

const note = routes.get(
  "/user/credit-note/{number}",
  "The credit note of a refund, for those who may see its invoice",
  { params: creditNoteParameter, query: invoiceQuery },
  z.object({ credit_note: creditNoteSchema }),
);

const download = routes.get(
  "/user/credit-note/download/{number}",
  "The same as a PDF, in the language in which it was bought",
  { params: creditNoteParameter, query: invoiceQuery },
  answersPdf,
);

export const creditNoteApi = createRouter()
  .openapi(note, async (c) => {
    const found = await getCreditNote(c.var.ctx, { ...c.req.valid("param"), ...c.req.valid("query") });
    return found ? c.json({ credit_note: toWire(found) }, 200) : refuse(c, { code: "not_found" });
  })
  .openapi(download, async (c) => {
    const printed = await printCreditNote(c.var.ctx, { ...c.req.valid("param"), ...c.req.valid("query") });
    return printed.ok ? answerPdf(c, printed.value) : refuse(c, printed.failure);
  });
