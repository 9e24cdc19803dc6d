import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { refreshListings } from "#domain/discovery/listing/refresh-listings.ts";
import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { chooseSlug } from "./choose-slug.ts";
import type { ProductOwner } from "./product-admin.ts";
import type { ChangeProductInput } from "./product-admin.input.ts";
import { readProduct, type WrongFields } from "./product-to-save.ts";
import { lockProducts, updateProduct } from "./product-write.repository.ts";
import { saveVariants } from "./save-variants.ts";
import { wrongStock } from "./wrong-stock.ts";

export type ChangeProductFailure = Refusal<"not_found" | "product_changed"> | WrongFields;

/**
 * Saves the editor of a product; placed orders keep what they copied. Refused if someone has saved it since it was
 * read. A former address leads to the new one. Returns the new revision.
 */
export async function changeProduct(
  ctx: Context,
  owner: ProductOwner,
  id: number,
  input: ChangeProductInput,
): Promise<Result<number, ChangeProductFailure>> {
  return withTransaction(ctx, async (inside): Promise<Result<number, ChangeProductFailure>> => {
    const [known] = await lockProducts(inside, owner, [id]);
    if (!known) return failure({ code: "not_found" });
    if (known.revision !== input.revision) return failure({ code: "product_changed" });
    const read = await readProduct(inside, input, id);
    if (!read.ok) return read;
    const slug = await chooseSlug(inside, id, { ...input, slug: input.slug || known.slug });
    if (!slug.ok) return slug;
    await updateProduct(inside, id, slug.value, read.value);
    const note = input.stock_reason === "" ? inside.t("Changed with the product") : input.stock_reason;
    const saved = await saveVariants(inside, known, read.value.variants, note);
    if (!saved.ok) return failure(wrongStock(inside, saved.failure));
    if (owner.kind === "operator")
      await logAudit(inside, {
        action: "product.change",
        subject: { kind: "product", id: slug.value },
        details: { text: input.name },
      });
    await refreshListings(inside, [id]);
    return success(known.revision + 1);
  });
}
