import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { countUnread, hasNotification, writeRead } from "./notification.repository.ts";

export type MarkSeenFailure = Failure<"sign_in" | "not_found">;

/** Returns the number of unread ones. */
export async function markSeen(ctx: Context, id: number): Promise<Result<{ unreadCount: number }, MarkSeenFailure>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  if (!(await hasNotification(ctx, customerId, id))) return failure({ code: "not_found" });
  await writeRead(ctx, customerId, id);
  return success({ unreadCount: await countUnread(ctx, customerId) });
}
