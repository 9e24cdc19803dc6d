import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { writeRead } from "./notification.repository.ts";

export async function markAllSeen(ctx: Context): Promise<Result<{ unreadCount: number }, Failure<"sign_in">>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  await writeRead(ctx, customerId, null);
  return success({ unreadCount: 0 });
}
