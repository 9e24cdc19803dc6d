import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { lockOwnReturn, moveReturnRow } from "./return.repository.ts";
import { RETURN_MOVES } from "./return.ts";
import { notifyReturn } from "./notify-return.ts";

/** The shopper withdraws the return, as long as the shop has not received it. */
export async function withdrawReturn(
  ctx: Context,
  id: number,
): Promise<Result<null, Failure<"sign_in" | "not_found" | "wrong_state">>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  return withTransaction(ctx, async (inside): Promise<Result<null, Failure<"not_found" | "wrong_state">>> => {
    const row = await lockOwnReturn(inside, customerId, id);
    if (!row) return failure({ code: "not_found" });
    if (!RETURN_MOVES[row.status].includes("withdrawn")) return failure({ code: "wrong_state" });
    const actor = { kind: "shopper" as const, customerId };
    const isMoved = await moveReturnRow(
      inside,
      row,
      { from: row.status, to: "withdrawn", actor },
      { endedAt: inside.now() },
    );
    if (!isMoved) return failure({ code: "wrong_state" });
    await notifyReturn(inside, id, "withdrawn", actor);
    return success(null);
  });
}
