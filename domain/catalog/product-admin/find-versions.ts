import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { changeInputOf } from "./change-input-of.ts";
import { describeDifferences } from "./describe-differences.ts";
import { getProductForm } from "./get-product-form.ts";
import type { Difference, ProductOwner, ProductVersion } from "./product-admin.ts";
import { changeProductInput } from "./product-admin.input.ts";
import { findVersionRows, getVersion } from "./product-version.repository.ts";

type NotFound = Failure<"not_found">;

/** The saved versions of a product, the latest first. */
export async function findVersions(
  ctx: Context,
  owner: ProductOwner,
  productId: number,
): Promise<Result<ProductVersion[], NotFound>> {
  const found = await getProductForm(ctx, owner, productId);
  return found.ok ? success(await findVersionRows(ctx, productId)) : found;
}

/** What restoring a version would change. */
export async function findVersionDifferences(
  ctx: Context,
  owner: ProductOwner,
  versionId: number,
): Promise<Result<Difference[], NotFound>> {
  const version = await getVersion(ctx, versionId);
  if (!version) return failure({ code: "not_found" });
  const found = await getProductForm(ctx, owner, version.productId);
  if (!found.ok) return found;
  const current = changeInputOf(found.value);
  const read = changeProductInput.safeParse({ ...version.content, slug: current.slug, revision: current.revision });
  return read.success ? success(await describeDifferences(ctx, current, read.data)) : failure({ code: "not_found" });
}
