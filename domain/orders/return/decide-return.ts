import type { Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { moveReturn, type MoveReturnFailure } from "./move-return.ts";
import type { ReturnOwner } from "./return.ts";
import { notifyReturn } from "./notify-return.ts";

/** Approves the return; the shopper gets the instructions. */
export function approveReturn(
  ctx: Context,
  owner: ReturnOwner,
  id: number,
  instructions: string,
): Promise<Result<null, MoveReturnFailure>> {
  return moveReturn(ctx, { owner, id, to: "approved" }, async (inside, _row, actor) => {
    await notifyReturn(inside, id, "approved", actor, instructions);
    return { instructions, answeredAt: inside.now() };
  });
}

/** Rejects the return, or its refund after inspection; the shopper sees the reason. */
export function rejectReturn(
  ctx: Context,
  owner: ReturnOwner,
  id: number,
  reason: string,
): Promise<Result<null, MoveReturnFailure>> {
  return moveReturn(ctx, { owner, id, to: "rejected" }, async (inside, row, actor) => {
    await notifyReturn(inside, id, "rejected", actor, reason);
    const answeredAt = row.status === "requested" ? { answeredAt: inside.now() } : {};
    return { rejection: reason, endedAt: inside.now(), ...answeredAt };
  });
}
