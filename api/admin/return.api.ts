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
import { answers, body } from "../answer.ts";
import { bulkSchema } from "../bulk.ts";
import { createRoute } from "../create-route.ts";
import { actOnReturn, listReturns, payReturnBack, showReturn, takeReturnDecisions } from "../keep-returns.ts";
import { pagedListSchema } from "../paged.ts";
import { changedReturnSchema, returnCardSchema, returnSchema } from "../account/return.schema.ts";
import { createRouter } from "../router.ts";
import { staffActions, staffReads } from "../staff-guard.ts";

const tags = ["Administration: returns"];

const list = createRoute({
  method: "get",
  path: "/admin/returns",
  tags,
  summary: "What shoppers want to send back to any shop, the newest first",
  ...staffReads("returns.decide"),
  request: { query: adminReturnsQuery },
  responses: answers(z.object({ returns: pagedListSchema(returnCardSchema) })),
});

const one = createRoute({
  method: "get",
  path: "/admin/returns/{id}",
  tags,
  summary: "A return, and what can be done with it now",
  ...staffReads("returns.decide"),
  request: { params: returnParameter },
  responses: answers(z.object({ return: returnSchema })),
});

const bulk = createRoute({
  method: "post",
  path: "/admin/returns/bulk",
  tags,
  summary: "Approve or reject selected returns; `value` is what the shoppers read, `dry_run` says what would happen",
  ...staffActions("returns.decide"),
  request: body(bulkAdminReturnsInput),
  responses: answers(bulkSchema),
});

const approve = createRoute({
  method: "post",
  path: "/admin/returns/{id}/approve",
  tags,
  summary: "It may be sent back; the shopper reads how and where to",
  ...staffActions("returns.decide"),
  request: { params: returnParameter, ...body(approveReturnInput) },
  responses: answers(changedReturnSchema),
});

const reject = createRoute({
  method: "post",
  path: "/admin/returns/{id}/reject",
  tags,
  summary: "It is not taken back; the shopper reads why",
  ...staffActions("returns.decide"),
  request: { params: returnParameter, ...body(rejectReturnInput) },
  responses: answers(changedReturnSchema),
});

const received = createRoute({
  method: "post",
  path: "/admin/returns/{id}/received",
  tags,
  summary: "It is back; the lines in `restock` can be sold again",
  ...staffActions("returns.decide"),
  request: { params: returnParameter, ...body(receiveReturnInput) },
  responses: answers(changedReturnSchema),
});

const refund = createRoute({
  method: "post",
  path: "/admin/returns/{id}/refund",
  tags,
  summary: "Pay it back, with or without the delivery, less a deduction with its reason",
  ...staffActions("returns.decide"),
  request: { params: returnParameter, ...body(refundReturnInput) },
  responses: answers(changedReturnSchema),
});

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
