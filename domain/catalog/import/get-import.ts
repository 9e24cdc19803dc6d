import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { ProductOwner } from "../product-admin/product-admin.ts";
import type { ProductImport } from "./import.ts";
import { findImport } from "./import.repository.ts";

/** A run of the seller's own shop, or of any shop for the operator, with its errors in the page's language. */
export async function getImport(
  ctx: Context,
  owner: ProductOwner,
  id: number,
): Promise<Result<ProductImport, Failure<"not_found">>> {
  const found = await findImport(ctx, owner, id);
  if (!found) return failure({ code: "not_found" });
  return success({ ...found, errors: found.errors.map((error) => ({ ...error, message: ctx.t(error.message) })) });
}
