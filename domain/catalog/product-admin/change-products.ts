import { changeTagOfRow } from "#domain/platform/internal-tag/change-tag.ts";
import { runBulk, type BulkReport } from "#domain/platform/list/run-bulk.ts";
import type { ListDefinition } from "#shared/list/list.ts";
import { ADMIN_PRODUCT_LIST, SHOP_PRODUCT_LIST } from "#shared/list/product-lists.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, neverHappens, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { approveProducts } from "./approve-products.ts";
import { changeInputOf } from "./change-input-of.ts";
import { changeProductStatus } from "./change-product-status.ts";
import { changeProduct } from "./change-product.ts";
import { copyProduct } from "./copy-product.ts";
import { deleteProduct } from "./delete-product.ts";
import { readBranches } from "./find-admin-products.ts";
import { getProductForm } from "./get-product-form.ts";
import type { ProductOwner } from "./product-admin.ts";
import type { BulkProductsInput, ChangeProductInput } from "./product-admin.input.ts";
import { findBulkProducts } from "./product-list.repository.ts";
import { raisePrice, readPercent } from "./raise-price.ts";
import { refuseChange } from "./refuse-change.ts";
import { rejectProduct } from "./reject-product.ts";

const MAX_TAGS = 30;
const MAX_TAG_LENGTH = 40;

/** Changes each selected product as its editor would; the failures name those that stay unchanged. */
export async function changeProducts(ctx: Context, owner: ProductOwner, input: BulkProductsInput): Promise<BulkReport> {
  const definition: ListDefinition = owner.kind === "operator" ? ADMIN_PRODUCT_LIST : SHOP_PRODUCT_LIST;
  const wanted = { owner, branchOf: await readBranches(ctx) };
  return runBulk(ctx, input, {
    definition,
    reads: { findAfter: (selection, after, max) => findBulkProducts(ctx, wanted, selection, after, max) },
    label: ({ label }) => label,
    change: (inside, { id }) => changeOne(inside, owner, id, input),
  });
}

async function changeOne(
  ctx: Context,
  owner: ProductOwner,
  id: number,
  { action, value }: Pick<BulkProductsInput, "action" | "value">,
): Promise<Result<unknown, Failure>> {
  switch (action) {
    case "publish":
    case "unpublish":
    case "archive":
      return changeProductStatus(ctx, owner, { ids: [id], action });
    case "approve":
      return owner.kind === "operator" ? approveProducts(ctx, [id]) : failure({ code: "not_found" });
    case "reject":
      if (owner.kind !== "operator") return failure({ code: "not_found" });
      return value === "" ? failure({ code: "bulk_value_wrong" }) : refuse(ctx, id, value);
    case "copy":
      return withoutFields(await copyProduct(ctx, owner, id));
    case "category":
      return save(ctx, owner, id, (product) => ({ ...product, category_id: Number(value) || 0 }));
    case "tax_class":
      return save(ctx, owner, id, (product) => ({ ...product, tax_class_code: value }));
    case "add_tag":
      return save(ctx, owner, id, (product) => withTag(product, value));
    case "remove_tag":
      return save(ctx, owner, id, (product) => ({ ...product, tags: product.tags.filter((tag) => tag !== value) }));
    case "add_internal_tag":
      return changeTagOfRow(ctx, owner.kind, { kind: "product", id }, "add_tag", value);
    case "remove_internal_tag":
      return changeTagOfRow(ctx, owner.kind, { kind: "product", id }, "remove_tag", value);
    case "stock":
      return save(ctx, owner, id, (product) => withStock(product, value));
    case "delete":
      return deleteProduct(ctx, owner, id);
    case "price":
      return save(ctx, owner, id, (product) => withPrice(ctx, product, value));
    default:
      return neverHappens(action);
  }
}

/** The pending change, or the product itself. */
async function refuse(ctx: Context, id: number, reason: string): Promise<Result<unknown, Failure>> {
  const refused = await refuseChange(ctx, id, reason);
  return refused.ok ? refused : rejectProduct(ctx, id, reason);
}

/** `changed`: null if the value can't be used. Nothing is saved that would be the same. */
async function save(
  ctx: Context,
  owner: ProductOwner,
  id: number,
  changed: (product: ChangeProductInput) => ChangeProductInput | null,
): Promise<Result<unknown, Failure>> {
  const form = await getProductForm(ctx, owner, id);
  if (!form.ok) return form;
  const input = changed(changeInputOf(form.value));
  if (!input) return failure({ code: "bulk_value_wrong" });
  return withoutFields(await changeProduct(ctx, owner, id, input));
}

function withTag(product: ChangeProductInput, tag: string): ChangeProductInput | null {
  if (tag === "" || tag.length > MAX_TAG_LENGTH || /\p{Cc}/u.test(tag)) return null;
  const tags = [...new Set([...product.tags, tag])];
  return tags.length > MAX_TAGS ? null : { ...product, tags };
}

/** Special prices stay: one that is no longer below the price is refused by the save. */
function withPrice(ctx: Context, product: ChangeProductInput, value: string): ChangeProductInput | null {
  const percent = readPercent(value);
  if (percent === null) return null;
  const currency = ctx.baseCurrency.code;
  return {
    ...product,
    variants: product.variants.map(({ fixed_prices: fixed = [], ...variant }) => ({
      ...variant,
      price: raisePrice(variant.price, percent, currency),
      fixed_prices: fixed.map((typed) => ({ ...typed, price: raisePrice(typed.price, percent, typed.currency) })),
    })),
  };
}

/** The same number of units for each variant that is sold; negative ones are taken out. */
function withStock(product: ChangeProductInput, value: string): ChangeProductInput | null {
  if (!/^[+-]?\d{1,6}$/.test(value.trim())) return null;
  const units = Number(value);
  return {
    ...product,
    variants: product.variants.map((variant) => ({ ...variant, stock_change: variant.is_active ? units : 0 })),
  };
}

/** Messages about fields make sense only in an editor. */
function withoutFields(result: Result<unknown, Failure | { code: "invalid_fields" }>): Result<unknown, Failure> {
  if (result.ok) return result;
  const { failure: refused } = result;
  return refused.code === "invalid_fields" ? failure({ code: "product_fields_wrong" }) : failure(refused);
}
