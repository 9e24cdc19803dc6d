import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { setPasskeyName } from "./passkey.repository.ts";

export async function renamePasskey(
  ctx: Context,
  { id, name }: { id: number; name: string },
): Promise<Result<null, Failure<"sign_in" | "not_found">>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  return (await setPasskeyName(ctx, customerId, id, name)) ? success(null) : failure({ code: "not_found" });
}
