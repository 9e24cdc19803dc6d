import { showAmount } from "#domain/platform/currency/show-amount.ts";
import type { Refusal } from "#shared/failures.ts";
import { unitOf, type ShownMoney } from "#shared/money.ts";
import type { Page } from "#shared/page.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { getPoints } from "./get-points.ts";
import { findGrantRows } from "./grant.repository.ts";
import { convertPoints } from "./reward.ts";
import type { RewardHistoryQuery } from "./reward.input.ts";

/** Points that a bought line brought, without those that a refund took back. */
export type RewardEntry = {
  orderCode: string;
  productSlug: string;
  productName: string;
  points: number;
  status: "pending" | "available";
  at: string;
  availableAt: string;
};

export type RewardView = {
  /** Below zero where points were converted whose order was refunded afterwards. */
  available: number;
  pending: number;
  /** So many points are one unit of the base currency. */
  convertRate: number;
  unit: ShownMoney;
  /** What all available points are worth; null where it is less than one unit. */
  worth: ShownMoney | null;
  history: Page<RewardEntry>;
};

/** The visitor's points, what they are worth, and where they come from. */
export async function getRewardView(
  ctx: Context,
  { page }: RewardHistoryQuery,
): Promise<Result<RewardView, Refusal<"sign_in">>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const { available, pending } = await getPoints(ctx, customerId);
  const { rewardConvertRate: convertRate } = ctx.settings;
  const base = ctx.baseCurrency.code;
  const rows = await findGrantRows(ctx, customerId, page);
  return success({
    available,
    pending,
    convertRate,
    unit: await showAmount(ctx, unitOf(base)),
    worth: available < convertRate ? null : await showAmount(ctx, convertPoints(available, convertRate, base).amount),
    history: {
      ...rows,
      items: rows.items.map(({ at, availableAt, ...row }) => ({
        ...row,
        at: at.toISOString(),
        availableAt: availableAt.toISOString(),
      })),
    },
  });
}
