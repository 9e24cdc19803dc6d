import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { findSlugsLike } from "./product-check.repository.ts";
import type { WrongFields } from "./product-to-save.ts";
import { freeName, slugOf } from "./slug.ts";

const FALLBACK = "product";

/** The entered slug if it is free; if empty, a free slug made from the name. */
export async function chooseSlug(
  ctx: Context,
  productId: number | null,
  { slug, name }: { slug: string; name: string },
): Promise<Result<string, WrongFields>> {
  const wanted = slug || slugOf(name) || FALLBACK;
  const taken = await findSlugsLike(ctx, productId, wanted);
  if (slug !== "" && taken.has(slug))
    return failure({ code: "invalid_fields", errors: { slug: "Another product has this address." } });
  return success(freeName(wanted, taken));
}
