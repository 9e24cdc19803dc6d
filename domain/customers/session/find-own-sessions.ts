import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { describeDevice } from "./describe-device.ts";
import type { OwnSession } from "./session.ts";
import { findSessionsOf } from "./session.repository.ts";

const MAX = 50;

/** The customer's sessions: the current one first, then by last visit. */
export async function findOwnSessions(ctx: Context): Promise<Result<OwnSession[], Failure<"sign_in">>> {
  const { customerId, sessionId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const rows = await findSessionsOf(ctx, customerId, MAX);
  const own = rows.map(({ id, userAgent, networkArea, lastSeenAt }) => ({
    id,
    ...describeDevice(userAgent),
    networkArea,
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: id === sessionId,
  }));
  return success(own.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)));
}
