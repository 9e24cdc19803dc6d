import { logAudit } from "#domain/platform/audit/log-audit.ts";
import type { Action } from "#domain/platform/audit/audited-action.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { lockReturn, moveReturnRow, type ReturnChanges, type ReturnRow } from "./return.repository.ts";
import { RETURN_MOVES, type ReturnActor, type ReturnOwner, type ReturnStatus } from "./return.ts";

export type MoveReturnFailure = Failure<"not_found" | "wrong_state">;

type Move = { owner: ReturnOwner | "system"; id: number; to: Answered };
type Answered = Extract<ReturnStatus, "approved" | "rejected" | "received" | "refunded">;

const NOTED: Record<Answered, Action> = {
  approved: "return.approve",
  rejected: "return.reject",
  received: "return.receive",
  refunded: "refund.make",
};

/**
 * Changes a return's status by the transition table, under its lock. `work` does what belongs to the change and returns
 * what to write; its failure leaves everything unchanged, so it must fail before writing.
 */
export async function moveReturn<Refused = never>(
  ctx: Context,
  { owner, id, to }: Move,
  work: (ctx: Context, row: ReturnRow, actor: ReturnActor) => Promise<ReturnChanges | Result<never, Refused>>,
): Promise<Result<null, MoveReturnFailure | Refused>> {
  return withTransaction(ctx, async (inside): Promise<Result<null, MoveReturnFailure | Refused>> => {
    const row = await lockReturn(inside, owner === "system" ? { shopId: null } : owner, id);
    if (!row) return failure({ code: "not_found" });
    if (!RETURN_MOVES[row.status].includes(to)) return failure({ code: "wrong_state" });
    const actor: ReturnActor =
      owner === "system" ? { kind: "system", customerId: null } : { kind: owner.kind, customerId: owner.customerId };
    const changes = await work(inside, row, actor);
    if ("ok" in changes) return changes;
    const isMoved = await moveReturnRow(inside, row, { from: row.status, to, actor }, changes);
    if (!isMoved) throw new Error(`Return ${id} moved under its lock`);
    if (actor.kind === "operator") {
      const { instructions, rejection } = changes;
      await logAudit(inside, {
        action: NOTED[to],
        subject: { kind: "return", id },
        details: {
          from: row.status,
          ...(instructions ? { instructions } : {}),
          ...(rejection ? { reason: rejection } : {}),
        },
      });
    }
    return success(null);
  });
}
