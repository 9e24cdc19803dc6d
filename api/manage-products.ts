import { changeProduct, type ChangedProduct } from "#domain/catalog/product-admin/change-product.ts";
import { changeProductStatus } from "#domain/catalog/product-admin/change-product-status.ts";
import { changeProducts } from "#domain/catalog/product-admin/change-products.ts";
import { copyProduct } from "#domain/catalog/product-admin/copy-product.ts";
import { createProduct, type CreateProductFailure } from "#domain/catalog/product-admin/create-product.ts";
import { findAdminProducts } from "#domain/catalog/product-admin/find-admin-products.ts";
import { listForbiddenWords } from "#domain/catalog/product-admin/forbidden-words.ts";
import { getProductForm } from "#domain/catalog/product-admin/get-product-form.ts";
import type { ProductOwner } from "#domain/catalog/product-admin/product-admin.ts";
import type {
  BulkProductsInput,
  ChangeProductInput,
  NewProductInput,
} from "#domain/catalog/product-admin/product-admin.input.ts";
import { getProductOwner } from "#domain/catalog/product-admin/product-owner.ts";
import type { RestoreVersionFailure } from "#domain/catalog/product-admin/restore-version.ts";
import { discardDraft } from "#domain/catalog/product-draft/discard-draft.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { ADMIN_PRODUCT_LIST, SHOP_PRODUCT_LIST } from "#shared/list/product-lists.ts";
import type { StatusAction } from "#shared/product-choices.ts";
import { toWire } from "#shared/wire.ts";
import { refuse, refuseInput, type ApiContext } from "./answer.ts";
import { presentBulk } from "./bulk.ts";
import { pagedList } from "./paged.ts";

type Side = ProductOwner["kind"];

const CALLS: Record<Side, string> = { shop: "seller/products", operator: "admin/products" };

/** Shop and operator use the same actions on products; which of them the caller is, is checked each time. */
export async function listProducts(c: ApiContext, side: Side) {
  const owner = await getProductOwner(c.var.ctx, side, "read");
  if (!owner.ok) return refuse(c, owner.failure);
  const query = readListUrl(side === "shop" ? SHOP_PRODUCT_LIST : ADMIN_PRODUCT_LIST, new URL(c.req.url).searchParams);
  return c.json({ products: pagedList(c, CALLS[side], await findAdminProducts(c.var.ctx, owner.value, query)) }, 200);
}

export async function takeProductsChange(c: ApiContext, side: Side, input: BulkProductsInput) {
  const owner = await getProductOwner(c.var.ctx, side, "write");
  if (!owner.ok) return refuse(c, owner.failure);
  return c.json(presentBulk(c, await changeProducts(c.var.ctx, owner.value, input)), 200);
}

export async function showProduct(c: ApiContext, side: Side, id: number) {
  const owner = await getProductOwner(c.var.ctx, side, "read");
  if (!owner.ok) return refuse(c, owner.failure);
  const found = await getProductForm(c.var.ctx, owner.value, id);
  return found.ok ? c.json({ product: toWire(found.value) }, 200) : refuse(c, found.failure);
}

/** `shopId`: chosen by the operator; a seller creates for the own shop. */
export async function takeNewProduct(c: ApiContext, side: Side, input: NewProductInput, shopId: number | null) {
  const { ctx } = c.var;
  const owner = await getProductOwner(ctx, side, "write");
  if (!owner.ok) return refuse(c, owner.failure);
  const created = await createProduct(ctx, owner.value, owner.value.shopId ?? shopId ?? 0, input);
  if (!created.ok) return refuseProduct(c, created.failure);
  await discardDraft(ctx, owner.value, null);
  const words = side === "shop" ? listForbiddenWords(ctx, input) : [];
  const said = words.length > 0 ? forbiddenSentence(c, words) : ctx.t("{name} created", { name: input.name });
  return c.json({ success: said, id: created.value }, 200);
}

export async function takeProductChange(c: ApiContext, side: Side, id: number, input: ChangeProductInput) {
  const { ctx } = c.var;
  const owner = await getProductOwner(ctx, side, "write");
  if (!owner.ok) return refuse(c, owner.failure);
  const changed = await changeProduct(ctx, owner.value, id, input);
  if (!changed.ok) return refuseProduct(c, changed.failure);
  await discardDraft(ctx, owner.value, id);
  return c.json({ success: savedSentence(c, changed.value), revision: changed.value.revision }, 200);
}

function forbiddenSentence(c: ApiContext, words: readonly string[]): string {
  return c.var.ctx.t("Saved. The product waits for approval because of: {words}", { words: words.join(", ") });
}

export function savedSentence(c: ApiContext, { isWaiting, forbiddenWords }: ChangedProduct): string {
  const { t } = c.var.ctx;
  if (forbiddenWords.length > 0) return forbiddenSentence(c, forbiddenWords);
  return isWaiting ? t("Saved. Changes to texts and pictures wait for approval.") : t("Product saved");
}

export async function takeProductCopy(c: ApiContext, side: Side, id: number) {
  const { ctx } = c.var;
  const owner = await getProductOwner(ctx, side, "write");
  if (!owner.ok) return refuse(c, owner.failure);
  const copied = await copyProduct(ctx, owner.value, id);
  if (!copied.ok) return refuseProduct(c, copied.failure);
  return c.json({ success: ctx.t("Product copied as a draft"), id: copied.value }, 200);
}

export async function takeProductStatus(
  c: ApiContext,
  side: Side,
  change: { ids: readonly number[]; action: StatusAction },
) {
  const { ctx } = c.var;
  const owner = await getProductOwner(ctx, side, "write");
  if (!owner.ok) return refuse(c, owner.failure);
  const changed = await changeProductStatus(ctx, owner.value, change);
  if (!changed.ok) return refuse(c, changed.failure);
  const { changed: count, waiting } = changed.value;
  return c.json({ success: statusSentence(c, change.action, waiting > 0), changed: count }, 200);
}

function statusSentence(c: ApiContext, action: StatusAction, isWaiting: boolean): string {
  const { t } = c.var.ctx;
  if (isWaiting) return t("Sent for approval");
  if (action === "publish") return t("Published");
  return action === "archive" ? t("Archived") : t("Unpublished");
}

export function refuseProduct(c: ApiContext, refused: CreateProductFailure | RestoreVersionFailure): never {
  if (refused.code !== "invalid_fields") return refuse(c, refused);
  const errors = Object.entries(refused.errors).map(([field, sentence]) => [field, [c.var.ctx.t(sentence)]]);
  return refuseInput(c, Object.fromEntries(errors) as Record<string, string[]>);
}
