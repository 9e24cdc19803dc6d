import { z } from "@hono/zod-openapi";
import { approveReturn, rejectReturn } from "#domain/orders/return/decide-return.ts";
import { decideReturns } from "#domain/orders/return/decide-returns.ts";
import { findReturns, getReturn } from "#domain/orders/return/find-returns.ts";
import { receiveReturn } from "#domain/orders/return/receive-return.ts";
import { refundReturn } from "#domain/orders/return/refund-return.ts";
import { getReturnOwner } from "#domain/orders/return/return-owner.ts";
import {
  adminReturnsQuery,
  approveReturnInput,
  bulkAdminReturnsInput,
  bulkShopReturnsInput,
  receiveReturnInput,
  refundReturnInput,
  rejectReturnInput,
  returnParameter,
  shopReturnsQuery,
} from "#domain/orders/return/return.input.ts";
import type { ReturnOwner } from "#domain/orders/return/return.ts";
import type { Refusal } from "#shared/failures.ts";
import { ADMIN_RETURN_LIST, SHOP_RETURN_LIST } from "#shared/list/return-lists.ts";
import type { Result } from "#shared/result.ts";
import { toWire } from "#shared/wire.ts";
import { changedReturnSchema, returnCardSchema, returnSchema } from "../account/return.schema.ts";
import { type ApiContext, body, refuse, refuseInput } from "../answer.ts";
import { bulkSchema, presentBulk } from "../bulk.ts";
import { type Desk, type DeskArea, operatorDesk, shopDesk } from "../desk.ts";
import { listQueryOf, pagedList, pagedListSchema } from "../paged.ts";
import { createRouter } from "../router.ts";

type Side = ReturnOwner["kind"];
type Ctx = ApiContext["var"]["ctx"];

const CALLS: Record<Side, string> = { shop: "seller/returns", operator: "admin/returns" };

/** Returns the return in its new state. */
async function actOnReturn(
  c: ApiContext,
  side: Side,
  { id, success }: { id: number; success: string },
  action: (ctx: Ctx, keeper: ReturnOwner) => Promise<Result<null, Refusal>>,
) {
  const { ctx } = c.var;
  const keeper = await getReturnOwner(ctx, side, "write");
  if (!keeper.ok) return refuse(c, keeper.failure);
  const acted = await action(ctx, keeper.value);
  if (!acted.ok) return refuse(c, acted.failure);
  const view = await readReturn(ctx, keeper.value, id);
  return view ? c.json({ success, return: view }, 200) : refuse(c, { code: "not_found" });
}

async function readReturn(ctx: Ctx, keeper: ReturnOwner, id: number) {
  const found = await getReturn(ctx, keeper, id);
  if (!found) return null;
  const { orderId: _orderId, shopId: _shopId, ...view } = found;
  return toWire(view);
}

/** The calls about returns: of a shop about its own orders, of the operator about all. */
function returnCalls<Area extends DeskArea>({ area, side, routes }: Desk<Area>) {
  const isShop = side === "shop";

  const list = routes.get(
    `${area}/returns`,
    isShop
      ? "What shoppers want to send back to the own shop, the newest first"
      : "What shoppers want to send back to any shop, the newest first",
    isShop ? { query: shopReturnsQuery } : { query: adminReturnsQuery },
    z.object({ returns: pagedListSchema(returnCardSchema) }),
  );

  const one = routes.get(
    `${area}/returns/{id}`,
    "A return, and what can be done with it now",
    { params: returnParameter },
    z.object({ return: returnSchema }),
  );

  const bulk = routes.post(
    `${area}/returns/bulk`,
    "Approve or reject selected returns; `value` is what the shoppers read, `dry_run` says what would happen",
    isShop ? body(bulkShopReturnsInput) : body(bulkAdminReturnsInput),
    bulkSchema,
  );

  const approve = routes.post(
    `${area}/returns/{id}/approve`,
    "It may be sent back; the shopper reads how and where to",
    { params: returnParameter, ...body(approveReturnInput) },
    changedReturnSchema,
  );

  const reject = routes.post(
    `${area}/returns/{id}/reject`,
    "It is not taken back; the shopper reads why",
    { params: returnParameter, ...body(rejectReturnInput) },
    changedReturnSchema,
  );

  const received = routes.post(
    `${area}/returns/{id}/received`,
    "It is back; the lines in `restock` can be sold again",
    { params: returnParameter, ...body(receiveReturnInput) },
    changedReturnSchema,
  );

  const refund = routes.post(
    `${area}/returns/{id}/refund`,
    "Pay it back, with or without the delivery, less a deduction with its reason",
    { params: returnParameter, ...body(refundReturnInput) },
    changedReturnSchema,
  );

  return createRouter()
    .openapi(list, async (c) => {
      const keeper = await getReturnOwner(c.var.ctx, side, "read");
      if (!keeper.ok) return refuse(c, keeper.failure);
      const query = listQueryOf(c, side === "shop" ? SHOP_RETURN_LIST : ADMIN_RETURN_LIST);
      const found = await findReturns(c.var.ctx, keeper.value, query);
      return c.json({ returns: pagedList(c, CALLS[side], found) }, 200);
    })
    .openapi(bulk, async (c) => {
      const keeper = await getReturnOwner(c.var.ctx, side, "write");
      if (!keeper.ok) return refuse(c, keeper.failure);
      return c.json(presentBulk(c, await decideReturns(c.var.ctx, keeper.value, c.req.valid("json"))), 200);
    })
    .openapi(one, async (c) => {
      const keeper = await getReturnOwner(c.var.ctx, side, "read");
      if (!keeper.ok) return refuse(c, keeper.failure);
      const view = await readReturn(c.var.ctx, keeper.value, c.req.valid("param").id);
      return view ? c.json({ return: view }, 200) : refuse(c, { code: "not_found" });
    })
    .openapi(approve, (c) => {
      const { id } = c.req.valid("param");
      const { instructions } = c.req.valid("json");
      const told = { id, success: c.var.ctx.t("Return approved") };
      return actOnReturn(c, side, told, (ctx, keeper) => approveReturn(ctx, keeper, id, instructions));
    })
    .openapi(reject, (c) => {
      const { id } = c.req.valid("param");
      const { reason } = c.req.valid("json");
      const told = { id, success: c.var.ctx.t("Return rejected") };
      return actOnReturn(c, side, told, (ctx, keeper) => rejectReturn(ctx, keeper, id, reason));
    })
    .openapi(received, (c) => {
      const { id } = c.req.valid("param");
      const { restock } = c.req.valid("json");
      const told = { id, success: c.var.ctx.t("Return marked as received") };
      return actOnReturn(c, side, told, (ctx, keeper) => receiveReturn(ctx, keeper, id, restock));
    })
    .openapi(refund, async (c) => {
      const { id } = c.req.valid("param");
      const { ctx } = c.var;
      const keeper = await getReturnOwner(ctx, side, "write");
      if (!keeper.ok) return refuse(c, keeper.failure);
      const { with_shipping: withShipping, deduction, note } = c.req.valid("json");
      const paid = await refundReturn(ctx, keeper.value, id, { withShipping, deduction, note });
      if (!paid.ok)
        return paid.failure.code === "invalid_deduction"
          ? refuseInput(c, { deduction: [ctx.t("Enter an amount, such as 12.50.")] })
          : refuse(c, paid.failure);
      const view = await readReturn(ctx, keeper.value, id);
      if (!view) return refuse(c, { code: "not_found" });
      return c.json({ success: ctx.t("The refund is on its way."), return: view }, 200);
    });
}

export const sellerReturnCalls = returnCalls(shopDesk("Seller: returns", "orders"));
export const adminReturnCalls = returnCalls(operatorDesk("Administration: returns", "returns.decide"));
