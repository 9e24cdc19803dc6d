import { mayDo } from "#domain/platform/permission/permission.ts";
import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { getPictureRow } from "./return-view.repository.ts";

/** A picture of a return, for the shopper, the shop that it goes back to, and staff that decides; for everybody else there is none. */
export async function readReturnPicture(
  ctx: Context,
  id: number,
): Promise<Result<Uint8Array<ArrayBuffer>, Refusal<"sign_in" | "not_found">>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const row = await getPictureRow(ctx, id);
  const maySee =
    row !== null && (row.customerId === customerId || row.shopOwnerId === customerId || mayDo(ctx, "returns.decide"));
  const bytes = maySee ? await ctx.files.read("private", row.file) : null;
  return bytes ? success(bytes) : failure({ code: "not_found" });
}
