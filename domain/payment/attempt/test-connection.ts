import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, neverHappens, success, type Result } from "#shared/result.ts";
import type { Translate } from "#shared/translate.ts";
import type { Context } from "../../context.ts";
import type { ConnectionState } from "../provider/payment-provider.ts";

const MAX_TESTS = 10;

export type ConnectionTest = { isConnected: boolean; message: string };

/** Tests the shop's keys at a provider with a read-only request. Not inside a transaction. */
export async function testConnection(
  ctx: Context,
  code: string,
): Promise<Result<ConnectionTest, StaffFailure | Failure<"not_found" | "too_many_tries">>> {
  const failed = staffFailure(ctx, "payments.settings");
  if (failed) return failure(failed);
  const provider = ctx.providers.find((each) => each.code === code);
  if (!provider?.test) return failure({ code: "not_found" });
  const tried = await consumeRateLimit(ctx, { name: "payment-test", of: "shop", max: MAX_TESTS });
  if (!tried.ok) return tried;
  const state = await provider.test();
  await logAudit(ctx, { action: "payment.test", subject: { kind: "payment", id: code }, details: { text: state } });
  return success({ isConnected: state === "connected", message: describeState(state, ctx.t(provider.name), ctx.t) });
}

function describeState(state: ConnectionState, name: string, t: Translate): string {
  switch (state) {
    case "connected":
      return t("The connection to {name} works.", { name });
    case "keys_refused":
      return t("{name} doesn't accept your keys. Check that they were copied completely and belong together.", {
        name,
      });
    case "webhook_unknown":
      return t("{name} accepts your keys but doesn't know your webhook. Without it, payments are confirmed late.", {
        name,
      });
    case "unreachable":
      return t("{name} can't be reached right now, so your keys couldn't be checked. Try again in a few minutes.", {
        name,
      });
    default:
      return neverHappens(state);
  }
}
