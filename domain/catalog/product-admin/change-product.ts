import { logAudit } from "#domain/platform/audit/log-audit.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { changeInputOf } from "./change-input-of.ts";
import { listForbiddenWords } from "./forbidden-words.ts";
import { getLiveProduct } from "./get-product-form.ts";
import type { ProductForm, ProductOwner } from "./product-admin.ts";
import type { ChangeProductInput } from "./product-admin.input.ts";
import { splitChange } from "./product-change.ts";
import { deleteChange, getChange, putChange } from "./product-change.repository.ts";
import { readProduct, type WrongFields } from "./product-to-save.ts";
import { type LockedProduct, lockProducts } from "./product-write.repository.ts";
import { storeProduct } from "./store-product.ts";

export type ChangeProductFailure = Failure<"not_found" | "product_changed"> | WrongFields;

/** `isWaiting`: shoppers see what was changed in texts and images once the operator has approved it; `forbiddenWords`: because of these. */
export type ChangedProduct = { revision: number; isWaiting: boolean; forbiddenWords: string[] };

/**
 * Saves the editor of a product; placed orders keep what they copied. Refused if someone has saved it since it was
 * read. A former address leads to the new one. Texts and images of an approved product wait if its shop needs the
 * operator's approval, or if a new text has a forbidden word.
 */
export async function changeProduct(
  ctx: Context,
  owner: ProductOwner,
  id: number,
  input: ChangeProductInput,
): Promise<Result<ChangedProduct, ChangeProductFailure>> {
  return withTransaction(ctx, async (inside): Promise<Result<ChangedProduct, ChangeProductFailure>> => {
    const [known] = await lockProducts(inside, owner, [id]);
    if (!known) return failure({ code: "not_found" });
    if (known.revision !== input.revision) return failure({ code: "product_changed" });
    const readForm = () => readLive(inside, owner, id);
    const revision = known.revision + 1;
    if (owner.kind === "shop" && known.isApproved) {
      const form = await readForm();
      const forbiddenWords = listForbiddenWords(inside, input, changeInputOf(form));
      if (known.isApprovalRequired || forbiddenWords.length > 0) {
        const proposed = await propose(inside, known, input, form);
        return proposed.ok ? success({ revision, isWaiting: proposed.value, forbiddenWords }) : proposed;
      }
    }
    const stored = await storeProduct(inside, known, input, readForm);
    if (!stored.ok) return stored;
    if (owner.kind === "shop") await deleteChange(inside, id);
    else
      await logAudit(inside, {
        action: "product.change",
        subject: { kind: "product", id: stored.value },
        details: { text: input.name },
      });
    const forbiddenWords = owner.kind === "shop" && !known.isApproved ? listForbiddenWords(inside, input) : [];
    return success({ revision, isWaiting: false, forbiddenWords });
  });
}

/** Returns whether something waits now. */
async function propose(
  ctx: Context,
  known: LockedProduct,
  input: ChangeProductInput,
  form: ProductForm,
): Promise<Result<boolean, WrongFields>> {
  const read = await readProduct(ctx, input, known.shopId, known.id);
  if (!read.ok) return read;
  const former = await getChange(ctx, known.id);
  const { now, change } = splitChange(changeInputOf(form), input, former?.content ?? null);
  const stored = await storeProduct(ctx, known, now, () => Promise.resolve(form));
  if (!stored.ok) return stored;
  if (change.fields.length === 0) await deleteChange(ctx, known.id);
  else await putChange(ctx, known.id, change);
  return success(change.fields.length > 0);
}

async function readLive(ctx: Context, owner: ProductOwner, id: number): Promise<ProductForm> {
  const found = await getLiveProduct(ctx, owner, id);
  if (!found.ok) throw new Error(`The locked product ${id} is gone`);
  return found.value;
}
