import { mayDo } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { getImageRow } from "./return-view.repository.ts";

/** An image of a return, for the shopper, the shop concerned, and staff who may decide; null for everyone else. */
export async function readReturnImage(
  ctx: Context,
  id: number,
): Promise<Result<Uint8Array<ArrayBuffer>, Failure<"sign_in" | "not_found">>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const row = await getImageRow(ctx, id);
  const maySee =
    row !== null && (row.customerId === customerId || row.shopOwnerId === customerId || mayDo(ctx, "returns.decide"));
  const bytes = maySee ? await ctx.files.read("private", row.file) : null;
  return bytes ? success(bytes) : failure({ code: "not_found" });
}
