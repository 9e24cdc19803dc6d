import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { approveReturn, rejectReturn } from "#domain/orders/return/decide-return.ts";
import { decideReturns } from "#domain/orders/return/decide-returns.ts";
import { findReturns, getReturn } from "#domain/orders/return/find-returns.ts";
import { receiveReturn } from "#domain/orders/return/receive-return.ts";
import { refundReturn, type RefundReturnFailure } from "#domain/orders/return/refund-return.ts";
import {
  adminReturnsQuery,
  approveReturnInput,
  bulkAdminReturnsInput,
  bulkShopReturnsInput,
  receiveReturnInput,
  refundReturnInput,
  rejectReturnInput,
  shopReturnsQuery,
} from "#domain/orders/return/return.input.ts";
import type { ReturnOwner } from "#domain/orders/return/return.ts";
import { ADMIN_RETURN_LIST, SHOP_RETURN_LIST } from "#shared/list/return-lists.ts";
import type { Result } from "#shared/result.ts";
import { toWire } from "#shared/wire.ts";
import { changedReturnSchema, returnCardSchema, returnSchema } from "../account/return.schema.ts";
import { type ApiContext, body, refuse, refuseInput } from "../answer.ts";
import { bulkSchema, presentBulk } from "../bulk.ts";
import { callerOf, type Desk, type DeskArea, operatorDesk, shopDesk } from "../desk.ts";
import { listQueryOf, pagedList, pagedListSchema } from "../paged.ts";
import { createRouter } from "../router.ts";

type Side = ReturnOwner["kind"];
type Ctx = ApiContext["var"]["ctx"];

const CALLS: Record<Side, string> = { shop: "seller/returns", operator: "admin/returns" };

/** The calls about returns: of a shop about its own orders, of the operator about all. */
function returnCalls<Area extends DeskArea>({ area, side, routes }: Desk<Area>) {
  const isShop = side === "shop";

  const list = routes.get(
    `${area}/returns`,
    isShop ? "The returns of your own shop, newest first" : "The returns of all shops, newest first",
    isShop ? { query: shopReturnsQuery } : { query: adminReturnsQuery },
    z.object({ returns: pagedListSchema(returnCardSchema) }),
  );

  const one = routes.get(
    `${area}/returns/{id}`,
    "A return with its available actions",
    { params: idParameter },
    z.object({ return: returnSchema }),
  );

  const bulk = routes.post(
    `${area}/returns/bulk`,
    "Approve or reject selected returns; `value` is what the shoppers read, `dry_run` returns what would happen",
    isShop ? body(bulkShopReturnsInput) : body(bulkAdminReturnsInput),
    bulkSchema,
  );

  const approve = routes.post(
    `${area}/returns/{id}/approve`,
    "Approve a return, with instructions for the shopper",
    { params: idParameter, ...body(approveReturnInput) },
    changedReturnSchema,
  );

  const reject = routes.post(
    `${area}/returns/{id}/reject`,
    "Reject a return, with a reason for the shopper",
    { params: idParameter, ...body(rejectReturnInput) },
    changedReturnSchema,
  );

  const received = routes.post(
    `${area}/returns/{id}/received`,
    "Mark a return as received; the lines in `restock` can be sold again",
    { params: idParameter, ...body(receiveReturnInput) },
    changedReturnSchema,
  );

  const refund = routes.post(
    `${area}/returns/{id}/refund`,
    "Refund a return, with or without shipping, less a deduction with its reason",
    { params: idParameter, ...body(refundReturnInput) },
    changedReturnSchema,
  );

  return createRouter()
    .openapi(list, async (c) => {
      const query = listQueryOf(c, isShop ? SHOP_RETURN_LIST : ADMIN_RETURN_LIST);
      const found = await findReturns(c.var.ctx, callerOf(c, side).shopId, query);
      return c.json({ returns: pagedList(c, CALLS[side], found) }, 200);
    })
    .openapi(bulk, async (c) => {
      const owner = callerOf(c, side);
      return c.json(presentBulk(c, await decideReturns(c.var.ctx, owner, c.req.valid("json"))), 200);
    })
    .openapi(one, async (c) => {
      const owner = callerOf(c, side);
      const view = await readReturn(c.var.ctx, owner, c.req.valid("param").id);
      return view ? c.json({ return: view }, 200) : refuse(c, { code: "not_found" });
    })
    .openapi(approve, (c) => {
      const { id } = c.req.valid("param");
      const { instructions } = c.req.valid("json");
      return actOnReturn(c, side, id, c.var.ctx.t("Return approved"), (ctx, owner) =>
        approveReturn(ctx, owner, id, instructions),
      );
    })
    .openapi(reject, (c) => {
      const { id } = c.req.valid("param");
      const { reason } = c.req.valid("json");
      return actOnReturn(c, side, id, c.var.ctx.t("Return rejected"), (ctx, owner) =>
        rejectReturn(ctx, owner, id, reason),
      );
    })
    .openapi(received, (c) => {
      const { id } = c.req.valid("param");
      const { restock } = c.req.valid("json");
      return actOnReturn(c, side, id, c.var.ctx.t("Return marked as received"), (ctx, owner) =>
        receiveReturn(ctx, owner, id, restock),
      );
    })
    .openapi(refund, (c) => {
      const { id } = c.req.valid("param");
      const { with_shipping: withShipping, deduction, note } = c.req.valid("json");
      return actOnReturn(c, side, id, c.var.ctx.t("The refund is on its way."), (ctx, owner) =>
        refundReturn(ctx, owner, id, { withShipping, deduction, note }),
      );
    });
}

/** Returns the return in its new state. */
async function actOnReturn(
  c: ApiContext,
  side: Side,
  id: number,
  success: string,
  action: (ctx: Ctx, owner: ReturnOwner) => Promise<Result<null, RefundReturnFailure>>,
) {
  const { ctx } = c.var;
  const owner = callerOf(c, side);
  const done = await action(ctx, owner);
  if (!done.ok)
    return done.failure.code === "invalid_deduction"
      ? refuseInput(c, { deduction: [ctx.t("Enter an amount, such as 12.50.")] })
      : refuse(c, done.failure);
  const view = await readReturn(ctx, owner, id);
  return view ? c.json({ success, return: view }, 200) : refuse(c, { code: "not_found" });
}

async function readReturn(ctx: Ctx, owner: ReturnOwner, id: number) {
  const found = await getReturn(ctx, owner, id);
  if (!found) return null;
  const { orderId: _orderId, shopId: _shopId, ...view } = found;
  return toWire(view);
}

export const sellerReturnCalls = returnCalls(shopDesk("Seller: returns", "orders"));
export const adminReturnCalls = returnCalls(operatorDesk("Administration: returns", "returns.decide"));
