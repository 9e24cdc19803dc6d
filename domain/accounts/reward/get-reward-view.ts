import { showAmount } from "#domain/platform/currency/show-amount.ts";
import type { Failure } from "#shared/failures.ts";
import { unitOf, type ShownMoney } from "#shared/money.ts";
import type { Page } from "#shared/page.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { getPoints } from "./get-points.ts";
import { findGrantRows } from "./grant.repository.ts";
import { convertPoints } from "./reward.ts";
import type { RewardHistoryQuery } from "./reward.input.ts";

/** Points earned by a bought line, less those reversed by refunds. */
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
  /** Negative if points were converted before their order was refunded. */
  available: number;
  pending: number;
  /** The number of points per unit of the base currency. */
  convertRate: number;
  unit: ShownMoney;
  /** The value of all available points; null if less than one unit. */
  worth: ShownMoney | null;
  history: Page<RewardEntry>;
};

/** The visitor's points, their value and their sources. */
export async function getRewardView(
  ctx: Context,
  { page }: RewardHistoryQuery,
): Promise<Result<RewardView, Failure<"sign_in">>> {
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
