import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { Notifications } from "./notification.ts";
import { countUnread, findRows } from "./notification.repository.ts";

const BATCH_SIZE = 30;

/** Newest first; with `after`, those since then, oldest first, so that a client catches up in order. */
export async function findNotifications(
  ctx: Context,
  range: { after?: number | undefined; before?: number | undefined },
): Promise<Result<Notifications, Failure<"sign_in">>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const [rows, unreadCount] = await Promise.all([
    findRows(ctx, customerId, range, BATCH_SIZE + 1),
    countUnread(ctx, customerId),
  ]);
  return success({ notifications: rows.slice(0, BATCH_SIZE), unreadCount, hasMore: rows.length > BATCH_SIZE });
}
