import type { BulkInput } from "#domain/platform/list/list.input.ts";
import { decideReturns } from "#domain/orders/return/decide-returns.ts";
import { findReturns, getReturn } from "#domain/orders/return/find-returns.ts";
import { refundReturn } from "#domain/orders/return/refund-return.ts";
import { getReturnOwner } from "#domain/orders/return/return-owner.ts";
import type { ReturnOwner } from "#domain/orders/return/return.ts";
import type { Refusal } from "#shared/failures.ts";
import { ADMIN_RETURN_LIST, SHOP_RETURN_LIST } from "#shared/list/return-lists.ts";
import type { ReturnDecision } from "#shared/return-choices.ts";
import type { Result } from "#shared/result.ts";
import { toWire } from "#shared/wire.ts";
import { refuse, refuseInput, type ApiContext } from "./answer.ts";
import { presentBulk } from "./bulk.ts";
import { listQueryOf, pagedList } from "./paged.ts";

type Side = ReturnOwner["kind"];
type Ctx = ApiContext["var"]["ctx"];

const CALLS: Record<Side, string> = { shop: "seller/returns", operator: "admin/returns" };

/** Shop and operator use the same actions on returns; which of them the caller is, is checked each time. */
export async function listReturns(c: ApiContext, side: Side) {
  const keeper = await getReturnOwner(c.var.ctx, side, "read");
  if (!keeper.ok) return refuse(c, keeper.failure);
  const query = listQueryOf(c, side === "shop" ? SHOP_RETURN_LIST : ADMIN_RETURN_LIST);
  const found = await findReturns(c.var.ctx, keeper.value, query);
  return c.json({ returns: pagedList(c, CALLS[side], found) }, 200);
}

export async function takeReturnDecisions(
  c: ApiContext,
  side: Side,
  input: BulkInput<ReturnDecision> & { value: string },
) {
  const keeper = await getReturnOwner(c.var.ctx, side, "write");
  if (!keeper.ok) return refuse(c, keeper.failure);
  return c.json(presentBulk(c, await decideReturns(c.var.ctx, keeper.value, input)), 200);
}

export async function showReturn(c: ApiContext, side: Side, id: number) {
  const keeper = await getReturnOwner(c.var.ctx, side, "read");
  if (!keeper.ok) return refuse(c, keeper.failure);
  const view = await readReturn(c.var.ctx, keeper.value, id);
  return view ? c.json({ return: view }, 200) : refuse(c, { code: "not_found" });
}

/** Returns the return in its new state. */
export async function actOnReturn(
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

/** The same for the refund, whose deduction may be an invalid amount. */
export async function payReturnBack(
  c: ApiContext,
  side: Side,
  id: number,
  form: { with_shipping: boolean; deduction: string; note: string },
) {
  const { ctx } = c.var;
  const keeper = await getReturnOwner(ctx, side, "write");
  if (!keeper.ok) return refuse(c, keeper.failure);
  const { with_shipping: withShipping, deduction, note } = form;
  const paid = await refundReturn(ctx, keeper.value, id, { withShipping, deduction, note });
  if (!paid.ok)
    return paid.failure.code === "invalid_deduction"
      ? refuseInput(c, { deduction: [ctx.t("Enter an amount, such as 12.50.")] })
      : refuse(c, paid.failure);
  const view = await readReturn(ctx, keeper.value, id);
  if (!view) return refuse(c, { code: "not_found" });
  return c.json({ success: ctx.t("The refund is on its way."), return: view }, 200);
}

async function readReturn(ctx: Ctx, keeper: ReturnOwner, id: number) {
  const found = await getReturn(ctx, keeper, id);
  if (!found) return null;
  const { orderId: _orderId, shopId: _shopId, ...view } = found;
  return toWire(view);
}
