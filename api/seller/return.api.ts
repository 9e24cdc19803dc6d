import { z } from "@hono/zod-openapi";
import { readOrderCode } from "#domain/orders/order/order-code.ts";
import { orderParameter } from "#domain/orders/order/order.input.ts";
import { giveGoodwill } from "#domain/orders/refund/give-goodwill.ts";
import { goodwillInput } from "#domain/orders/refund/refund.input.ts";
import { getReturnOwner } from "#domain/orders/return/return-owner.ts";
import { approveReturn, rejectReturn } from "#domain/orders/return/decide-return.ts";
import { receiveReturn } from "#domain/orders/return/receive-return.ts";
import {
  approveReturnInput,
  receiveReturnInput,
  refundReturnInput,
  rejectReturnInput,
  returnParameter,
  shopReturnsQuery,
  bulkShopReturnsInput,
} from "#domain/orders/return/return.input.ts";
import { answers, body, doneSchema, refuse, refuseInput } from "../answer.ts";
import { bulkSchema } from "../bulk.ts";
import { createRoute } from "../create-route.ts";
import { actOnReturn, listReturns, payReturnBack, showReturn, takeReturnDecisions } from "../keep-returns.ts";
import { pagedListSchema } from "../paged.ts";
import { changedReturnSchema, returnCardSchema, returnSchema } from "../account/return.schema.ts";
import { createRouter } from "../router.ts";
import { sellerActions, sellerReads } from "../seller-guard.ts";

const tags = ["Seller: returns"];

const list = createRoute({
  method: "get",
  path: "/seller/returns",
  tags,
  summary: "What shoppers want to send back to the own shop, the newest first",
  ...sellerReads("orders.read"),
  request: { query: shopReturnsQuery },
  responses: answers(z.object({ returns: pagedListSchema(returnCardSchema) })),
});

const one = createRoute({
  method: "get",
  path: "/seller/returns/{id}",
  tags,
  summary: "A return, and what can be done with it now",
  ...sellerReads("orders.read"),
  request: { params: returnParameter },
  responses: answers(z.object({ return: returnSchema })),
});

const bulk = createRoute({
  method: "post",
  path: "/seller/returns/bulk",
  tags,
  summary: "Approve or reject selected returns; `value` is what the shoppers read, `dry_run` says what would happen",
  ...sellerActions("orders.write"),
  request: body(bulkShopReturnsInput),
  responses: answers(bulkSchema),
});

const approve = createRoute({
  method: "post",
  path: "/seller/returns/{id}/approve",
  tags,
  summary: "It may be sent back; the shopper reads how and where to",
  ...sellerActions("orders.write"),
  request: { params: returnParameter, ...body(approveReturnInput) },
  responses: answers(changedReturnSchema),
});

const reject = createRoute({
  method: "post",
  path: "/seller/returns/{id}/reject",
  tags,
  summary: "It is not taken back; the shopper reads why",
  ...sellerActions("orders.write"),
  request: { params: returnParameter, ...body(rejectReturnInput) },
  responses: answers(changedReturnSchema),
});

const received = createRoute({
  method: "post",
  path: "/seller/returns/{id}/received",
  tags,
  summary: "It is back; the lines in `restock` can be sold again",
  ...sellerActions("orders.write"),
  request: { params: returnParameter, ...body(receiveReturnInput) },
  responses: answers(changedReturnSchema),
});

const refund = createRoute({
  method: "post",
  path: "/seller/returns/{id}/refund",
  tags,
  summary: "Pay it back, with or without the delivery, less a deduction with its reason",
  ...sellerActions("orders.write"),
  request: { params: returnParameter, ...body(refundReturnInput) },
  responses: answers(changedReturnSchema),
});

const goodwill = createRoute({
  method: "post",
  path: "/seller/orders/{code}/refund",
  tags,
  summary: "Give a part of what was paid for an order of the own shop back as goodwill",
  ...sellerActions("orders.write"),
  request: { params: orderParameter, ...body(goodwillInput) },
  responses: answers(doneSchema),
});

export const sellerReturnApi = createRouter()
  .openapi(list, (c) => listReturns(c, "shop"))
  .openapi(bulk, (c) => takeReturnDecisions(c, "shop", c.req.valid("json")))
  .openapi(one, (c) => showReturn(c, "shop", c.req.valid("param").id))
  .openapi(approve, (c) => {
    const { id } = c.req.valid("param");
    const { instructions } = c.req.valid("json");
    const told = { id, success: c.var.ctx.t("Return approved") };
    return actOnReturn(c, "shop", told, (ctx, keeper) => approveReturn(ctx, keeper, id, instructions));
  })
  .openapi(reject, (c) => {
    const { id } = c.req.valid("param");
    const { reason } = c.req.valid("json");
    const told = { id, success: c.var.ctx.t("Return rejected") };
    return actOnReturn(c, "shop", told, (ctx, keeper) => rejectReturn(ctx, keeper, id, reason));
  })
  .openapi(received, (c) => {
    const { id } = c.req.valid("param");
    const { restock } = c.req.valid("json");
    const told = { id, success: c.var.ctx.t("Return marked as received") };
    return actOnReturn(c, "shop", told, (ctx, keeper) => receiveReturn(ctx, keeper, id, restock));
  })
  .openapi(refund, (c) => payReturnBack(c, "shop", c.req.valid("param").id, c.req.valid("json")))
  .openapi(goodwill, async (c) => {
    const { ctx } = c.var;
    const keeper = await getReturnOwner(ctx, "shop", "write");
    if (!keeper.ok) return refuse(c, keeper.failure);
    const { code } = c.req.valid("param");
    const { amount, reason: note } = c.req.valid("json");
    const given = await giveGoodwill(ctx, keeper.value.shopId!, readOrderCode(code), { amount, note });
    if (given.ok) return c.json({ success: ctx.t("The refund is on its way.") }, 200);
    return given.failure.code === "invalid_amount"
      ? refuseInput(c, { amount: [ctx.t("Enter an amount, such as 12.50.")] })
      : refuse(c, given.failure);
  });
