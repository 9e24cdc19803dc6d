import { z } from "@hono/zod-openapi";
import { invoiceParameter, invoiceQuery } from "#domain/orders/order/order.input.ts";
import { getInvoice } from "#domain/orders/document/get-invoice.ts";
import { printInvoice } from "#domain/orders/document/print-invoice.ts";
import { toWire } from "#shared/wire.ts";
import { refuse } from "../answer.ts";
import { openRoutes } from "../create-route.ts";
import { answerPdf, answersPdf } from "../file-answer.ts";
import { invoiceSchema } from "./invoice.schema.ts";
import { createRouter } from "../router.ts";

const routes = openRoutes("Order");

const invoice = routes.get(
  "/user/invoice/{code}",
  "The invoices of a purchase by its trx_id, or of one order by its code, for those who may see it or hold the key",
  { params: invoiceParameter, query: invoiceQuery },
  z.object({ invoice: invoiceSchema }),
);

const download = routes.get(
  "/user/invoice/download/{code}",
  "The same as a PDF, in the language in which it was bought",
  { params: invoiceParameter, query: invoiceQuery },
  answersPdf,
);

export const invoiceApi = createRouter()
  .openapi(invoice, async (c) => {
    const found = await getInvoice(c.var.ctx, { ...c.req.valid("param"), ...c.req.valid("query") });
    return found ? c.json({ invoice: toWire(found) }, 200) : refuse(c, { code: "not_found" });
  })
  .openapi(download, async (c) => {
    const printed = await printInvoice(c.var.ctx, { ...c.req.valid("param"), ...c.req.valid("query") });
    return printed.ok ? answerPdf(c, printed.value) : refuse(c, printed.failure);
  });
