import { createRoute, z } from "@hono/zod-openapi";
import { getOrderInvoice, getPurchase } from "#domain/order/get-purchase.ts";
import { invoiceParameter, invoiceQuery } from "#domain/order/order.input.ts";
import { toWire } from "#shared/wire.ts";
import { answers, refuse } from "./answer.ts";
import { reads } from "./guard.ts";
import { purchaseSchema } from "./order.schema.ts";
import { createRouter } from "./router.ts";

const invoice = createRoute({
  method: "get",
  path: "/user/invoice/{code}",
  tags: ["Order"],
  summary:
    "The invoices of a purchase by its trx_id, or of one order by its code, for whoever may see them or holds the key",
  middleware: [reads] as const,
  request: { params: invoiceParameter, query: invoiceQuery },
  responses: answers(z.object({ invoice: purchaseSchema })),
});

export const invoiceApi = createRouter().openapi(invoice, async (c) => {
  const { code } = c.req.valid("param");
  const { key } = c.req.valid("query");
  const found =
    (await getPurchase(c.var.ctx, { trxId: code, ...(key ? { key } : {}) })) ??
    (await getOrderInvoice(c.var.ctx, code, key));
  if (!found) return refuse(c, { code: "not_found" });
  return c.json({ invoice: toWire(found) }, 200);
});
