import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { estimateRefund, refundValue } from "#domain/orders/refund/estimate-refund.ts";
import { findRefunds, type RefundView } from "#domain/orders/refund/find-refunds.ts";
import { readListFrom } from "#domain/platform/list/read-list-page.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import type { Page } from "#shared/page.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Failure } from "#shared/failures.ts";
import type { Context } from "../../context.ts";
import {
  managerActions,
  shopperActions,
  type ReturnAction,
  type ReturnCard,
  type ReturnOwner,
  type ReturnLineView,
  type ReturnStatus,
  type ReturnView,
} from "./return.ts";
import { returnReads } from "./return-list.repository.ts";
import {
  countReturnRows,
  findLineRows,
  findImageRows,
  findReturnRows,
  type ReturnScope,
  type ReturnViewRow,
} from "./return-view.repository.ts";

const PER_PAGE = 20;
const MAX_OF_ORDERS = 100;

type PageRequest = { page?: number | undefined; perPage?: number | undefined };

/** The customer's own returns, newest first. */
export async function findOwnReturns(
  ctx: Context,
  { page = 1, perPage = PER_PAGE }: PageRequest,
): Promise<Result<Page<ReturnView>, Failure<"sign_in">>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const wanted = { scope: { customerId } };
  const [rows, total] = await Promise.all([
    findReturnRows(ctx, wanted, { limit: perPage, offset: (page - 1) * perPage }),
    countReturnRows(ctx, wanted),
  ]);
  return success({ items: await present(ctx, rows, shopperActions), page, perPage, total });
}

/** The returns of the customer's own order. */
export async function findReturnsOfOrder(ctx: Context, orderId: number): Promise<ReturnView[]> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return [];
  const wanted = { scope: { customerId }, orderIds: [orderId] };
  return present(ctx, await findReturnRows(ctx, wanted, { limit: MAX_OF_ORDERS, offset: 0 }), shopperActions);
}

/** A page of the returns of a shop, or of all shops for the operator. */
export async function findReturns(
  ctx: Context,
  shopId: number | null,
  query: ListQuery,
): Promise<ListPage<ReturnCard>> {
  const found = await readListFrom(query, returnReads(ctx, shopId));
  const ids = found.rows.map(({ id }) => id);
  const lines = await findLineRows(ctx, ids);
  const rows = found.rows.map(({ requestedAt, ...row }) => {
    const own = lines.filter(({ returnId }) => returnId === row.id);
    return {
      ...row,
      requestedAt: requestedAt.toISOString(),
      unitsCount: own.reduce((sum, { quantity }) => sum + quantity, 0),
      linesCount: own.length,
      firstName: own[0]?.name ?? "",
      image: own[0]?.image ?? null,
    };
  });
  return { ...found, rows };
}

/** The number of returns that wait for an answer of a shop, or of all shops. */
export function countUnanswered(ctx: Context, shopId: number | null): Promise<number> {
  return countReturnRows(ctx, { scope: scopeOf(shopId), state: "to_answer" });
}

/** One return for its owner; null if this owner has none with that id. */
export async function getReturn(
  ctx: Context,
  owner: ReturnOwner,
  id: number,
): Promise<(ReturnView & { orderId: number; shopId: number }) | null> {
  const rows = await findReturnRows(ctx, { scope: scopeOf(owner.shopId), id }, { limit: 1, offset: 0 });
  const [view] = await present(ctx, rows, managerActions);
  return view ? { ...view, orderId: rows[0]!.orderId, shopId: rows[0]!.shopId } : null;
}

function scopeOf(shopId: number | null): ReturnScope {
  return shopId === null ? "all" : { shopId };
}

async function present(
  ctx: Context,
  rows: readonly ReturnViewRow[],
  actionsOf: (status: ReturnStatus) => ReturnAction[],
): Promise<ReturnView[]> {
  const ids = rows.map(({ id }) => id);
  const [lines, pictures, refunds] = await Promise.all([
    findLineRows(ctx, ids),
    findImageRows(ctx, ids),
    findRefunds(ctx, [...new Set(rows.map(({ orderId }) => orderId))]),
  ]);
  return Promise.all(
    rows.map(async (row) => {
      const own = lines.filter(({ returnId }) => returnId === row.id);
      const refund = refunds.find(({ returnId }) => returnId === row.id) ?? null;
      return {
        ...presentRow(row),
        lines: own.map(({ returnId: _returnId, productType, ...line }): ReturnLineView => {
          return { ...line, isDigital: productType === "digital" };
        }),
        pictures: pictures.filter(({ returnId }) => returnId === row.id).map(({ id }) => id),
        worth: await currentValue(ctx, row, own, refund),
        refund: refund && withoutPlace(refund),
        actions: actionsOf(row.status),
      };
    }),
  );
}

function withoutPlace({ orderId: _orderId, returnId: _returnId, ...refund }: RefundView): ReturnView["refund"] {
  return refund;
}

function presentRow(row: ReturnViewRow) {
  const {
    shopperName,
    email,
    requestedAt,
    answeredAt,
    receivedAt,
    endedAt,
    orderId: _orderId,
    shopId: _shopId,
    ...rest
  } = row;
  return {
    ...rest,
    shopperName: shopperName ?? email,
    requestedAt: requestedAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    receivedAt: receivedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  };
}

async function currentValue(
  ctx: Context,
  row: ReturnViewRow,
  lines: readonly { orderLineId: number; quantity: number }[],
  refund: Omit<RefundView, "orderId" | "returnId"> | null,
) {
  if (refund) return refund.goods;
  if (row.status === "rejected" || row.status === "withdrawn") return null;
  const estimate = await estimateRefund(ctx, row.orderId);
  const worth = estimate && refundValue(estimate, lines);
  return worth ? showAmount(ctx, worth) : null;
}
