import { z } from "@hono/zod-openapi";
import { approveReturn, rejectReturn } from "#domain/orders/return/decide-return.ts";
import { receiveReturn } from "#domain/orders/return/receive-return.ts";
import {
  approveReturnInput,
  receiveReturnInput,
  refundReturnInput,
  rejectReturnInput,
  returnParameter,
  adminReturnsQuery,
  bulkAdminReturnsInput,
} from "#domain/orders/return/return.input.ts";
import { body } from "../answer.ts";
import { bulkSchema } from "../bulk.ts";
import { actOnReturn, listReturns, payReturnBack, showReturn, takeReturnDecisions } from "../keep-returns.ts";
import { pagedListSchema } from "../paged.ts";
import { changedReturnSchema, returnCardSchema, returnSchema } from "../account/return.schema.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: returns", "returns.decide");

const list = routes.get(
  "/admin/returns",
  "What shoppers want to send back to any shop, the newest first",
  { query: adminReturnsQuery },
  z.object({ returns: pagedListSchema(returnCardSchema) }),
);

const one = routes.get(
  "/admin/returns/{id}",
  "A return, and what can be done with it now",
  { params: returnParameter },
  z.object({ return: returnSchema }),
);

const bulk = routes.post(
  "/admin/returns/bulk",
  "Approve or reject selected returns; `value` is what the shoppers read, `dry_run` says what would happen",
  body(bulkAdminReturnsInput),
  bulkSchema,
);

const approve = routes.post(
  "/admin/returns/{id}/approve",
  "It may be sent back; the shopper reads how and where to",
  { params: returnParameter, ...body(approveReturnInput) },
  changedReturnSchema,
);

const reject = routes.post(
  "/admin/returns/{id}/reject",
  "It is not taken back; the shopper reads why",
  { params: returnParameter, ...body(rejectReturnInput) },
  changedReturnSchema,
);

const received = routes.post(
  "/admin/returns/{id}/received",
  "It is back; the lines in `restock` can be sold again",
  { params: returnParameter, ...body(receiveReturnInput) },
  changedReturnSchema,
);

const refund = routes.post(
  "/admin/returns/{id}/refund",
  "Pay it back, with or without the delivery, less a deduction with its reason",
  { params: returnParameter, ...body(refundReturnInput) },
  changedReturnSchema,
);

export const adminReturnApi = createRouter()
  .openapi(list, (c) => listReturns(c, "operator"))
  .openapi(bulk, (c) => takeReturnDecisions(c, "operator", c.req.valid("json")))
  .openapi(one, (c) => showReturn(c, "operator", c.req.valid("param").id))
  .openapi(approve, (c) => {
    const { id } = c.req.valid("param");
    const { instructions } = c.req.valid("json");
    const told = { id, success: c.var.ctx.t("Return approved") };
    return actOnReturn(c, "operator", told, (ctx, keeper) => approveReturn(ctx, keeper, id, instructions));
  })
  .openapi(reject, (c) => {
    const { id } = c.req.valid("param");
    const { reason } = c.req.valid("json");
    const told = { id, success: c.var.ctx.t("Return rejected") };
    return actOnReturn(c, "operator", told, (ctx, keeper) => rejectReturn(ctx, keeper, id, reason));
  })
  .openapi(received, (c) => {
    const { id } = c.req.valid("param");
    const { restock } = c.req.valid("json");
    const told = { id, success: c.var.ctx.t("Return marked as received") };
    return actOnReturn(c, "operator", told, (ctx, keeper) => receiveReturn(ctx, keeper, id, restock));
  })
  .openapi(refund, (c) => payReturnBack(c, "operator", c.req.valid("param").id, c.req.valid("json")));
