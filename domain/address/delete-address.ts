import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../context.ts";
import { removeAddress } from "./address.repository.ts";

/** Purchases keep their own copy, so an address of the book can go at any time. */
export async function deleteAddress(ctx: Context, id: number): Promise<Result<null, Refusal<"sign_in" | "not_found">>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  return (await removeAddress(ctx, customerId, id)) ? success(null) : failure({ code: "not_found" });
}
