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
import { body, doneSchema, refuse, refuseInput } from "../answer.ts";
import { bulkSchema } from "../bulk.ts";
import { actOnReturn, listReturns, payReturnBack, showReturn, takeReturnDecisions } from "../keep-returns.ts";
import { pagedListSchema } from "../paged.ts";
import { changedReturnSchema, returnCardSchema, returnSchema } from "../account/return.schema.ts";
import { createRouter } from "../router.ts";
import { sellerRoutes } from "../seller-guard.ts";

const ordersRead = sellerRoutes("Seller: returns", "orders.read");
const ordersWrite = sellerRoutes("Seller: returns", "orders.write");

const list = ordersRead.get(
  "/seller/returns",
  "What shoppers want to send back to the own shop, the newest first",
  { query: shopReturnsQuery },
  z.object({ returns: pagedListSchema(returnCardSchema) }),
);

const one = ordersRead.get(
  "/seller/returns/{id}",
  "A return, and what can be done with it now",
  { params: returnParameter },
  z.object({ return: returnSchema }),
);

const bulk = ordersWrite.post(
  "/seller/returns/bulk",
  "Approve or reject selected returns; `value` is what the shoppers read, `dry_run` says what would happen",
  body(bulkShopReturnsInput),
  bulkSchema,
);

const approve = ordersWrite.post(
  "/seller/returns/{id}/approve",
  "It may be sent back; the shopper reads how and where to",
  { params: returnParameter, ...body(approveReturnInput) },
  changedReturnSchema,
);

const reject = ordersWrite.post(
  "/seller/returns/{id}/reject",
  "It is not taken back; the shopper reads why",
  { params: returnParameter, ...body(rejectReturnInput) },
  changedReturnSchema,
);

const received = ordersWrite.post(
  "/seller/returns/{id}/received",
  "It is back; the lines in `restock` can be sold again",
  { params: returnParameter, ...body(receiveReturnInput) },
  changedReturnSchema,
);

const refund = ordersWrite.post(
  "/seller/returns/{id}/refund",
  "Pay it back, with or without the delivery, less a deduction with its reason",
  { params: returnParameter, ...body(refundReturnInput) },
  changedReturnSchema,
);

const goodwill = ordersWrite.post(
  "/seller/orders/{code}/refund",
  "Give a part of what was paid for an order of the own shop back as goodwill",
  { params: orderParameter, ...body(goodwillInput) },
  doneSchema,
);

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
