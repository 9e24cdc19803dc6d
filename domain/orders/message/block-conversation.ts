import type { Failure } from "#shared/failures.ts";
import { success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { ConversationRequest } from "./conversation.ts";
import { cancelMail, setBlocked } from "./conversation.repository.ts";
import { reachConversation } from "./reach-conversation.ts";

type BlockFailure = Failure<"sign_in" | "not_found" | "not_yours" | "two_step_missing">;

/** One side blocks the conversation, or unblocks it. Messages about orders are not affected. */
export async function blockConversation(
  ctx: Context,
  request: ConversationRequest,
  isBlocked: boolean,
): Promise<Result<null, BlockFailure>> {
  const reached = await reachConversation(ctx, request, "orders.write");
  if (!reached.ok) return reached;
  await setBlocked(ctx, request.id, request.side, isBlocked);
  if (isBlocked) await cancelMail(ctx, request.id, request.side);
  return success(null);
}
