import { z } from "@hono/zod-openapi";
import { changeProductStatus } from "#domain/catalog/product-admin/change-product-status.ts";
import { type ChangedProduct, changeProduct } from "#domain/catalog/product-admin/change-product.ts";
import { changeProducts } from "#domain/catalog/product-admin/change-products.ts";
import { copyProduct } from "#domain/catalog/product-admin/copy-product.ts";
import { createProduct, type CreateProductFailure } from "#domain/catalog/product-admin/create-product.ts";
import { findAdminProducts } from "#domain/catalog/product-admin/find-admin-products.ts";
import { listForbiddenWords } from "#domain/catalog/product-admin/forbidden-words.ts";
import { getProductForm } from "#domain/catalog/product-admin/get-product-form.ts";
import {
  adminProductsQuery,
  bulkAdminProductsInput,
  bulkProductsInput,
  changeProductInput,
  type NewProductInput,
  newProductInput,
  newShopProductInput,
  productStatusInput,
  shopProductsQuery,
} from "#domain/catalog/product-admin/product-admin.input.ts";
import type { ProductOwner } from "#domain/catalog/product-admin/product-admin.ts";
import type { RestoreVersionFailure } from "#domain/catalog/product-admin/restore-version.ts";
import { discardDraft } from "#domain/catalog/product-draft/discard-draft.ts";
import { idParameter } from "#domain/id.input.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { ADMIN_PRODUCT_LIST, SHOP_PRODUCT_LIST } from "#shared/list/product-lists.ts";
import type { StatusAction } from "#shared/product-choices.ts";
import { toWire } from "#shared/wire.ts";
import { type ApiContext, body, doneSchema, refuse, refuseInput } from "../answer.ts";
import { bulkSchema, presentBulk } from "../bulk.ts";
import { callerOf, type Desk, type DeskArea, operatorDesk, shopDesk } from "../desk.ts";
import { pagedList, pagedListSchema } from "../paged.ts";
import { createRouter } from "../router.ts";
import { productFormSchema, productRecordSchema } from "../seller/product.schema.ts";

type Side = ProductOwner["kind"];

const CALLS: Record<Side, string> = { shop: "seller/products", operator: "admin/products" };

/** `shop_id`: chosen by the operator; a seller creates for their own shop. */
async function takeNewProduct(
  c: ApiContext,
  side: Side,
  { shop_id: shopId = 0, ...input }: NewProductInput & { shop_id?: number },
) {
  const { ctx } = c.var;
  const owner = callerOf(c, side);
  const created = await createProduct(ctx, owner, owner.shopId ?? shopId, input);
  if (!created.ok) return refuseProduct(c, created.failure);
  await discardDraft(ctx, owner, null);
  const words = side === "shop" ? listForbiddenWords(ctx, input) : [];
  const message = words.length > 0 ? forbiddenSentence(c, words) : ctx.t("{name} created", { name: input.name });
  return c.json({ success: message, id: created.value }, 200);
}

function forbiddenSentence(c: ApiContext, words: readonly string[]): string {
  return c.var.ctx.t("Saved. The product waits for approval because of: {words}", { words: words.join(", ") });
}

export function savedSentence(c: ApiContext, { isWaiting, forbiddenWords }: ChangedProduct): string {
  const { t } = c.var.ctx;
  if (forbiddenWords.length > 0) return forbiddenSentence(c, forbiddenWords);
  return isWaiting ? t("Saved. Changes to texts and pictures wait for approval.") : t("Product saved");
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

/** An operator says which shop it is of. */
function newInputOf(side: Side): typeof newProductInput | typeof newShopProductInput {
  return side === "shop" ? newProductInput : newShopProductInput;
}

/** The calls about products that both desks have. */
function productCalls<Area extends DeskArea>({ area, side, routes }: Desk<Area>) {
  const isShop = side === "shop";

  const list = routes.get(
    `${area}/products`,
    isShop
      ? "The products of your own shop, by state, category and words of name, SKU or barcode"
      : "The products of all shops, by state, category, shop and words of name, SKU or barcode",
    isShop ? { query: shopProductsQuery } : { query: adminProductsQuery },
    z.object({ products: pagedListSchema(productRecordSchema) }),
  );

  const one = routes.get(
    `${area}/products/{id}`,
    "A product with everything that can be changed",
    { params: idParameter },
    z.object({ product: productFormSchema }),
  );

  const create = routes.post(
    `${area}/products`,
    isShop
      ? "Create a product of your own shop; amounts in major units of the base currency"
      : "Create a product for a shop; amounts in major units of the base currency",
    body(newInputOf(side)),
    doneSchema.extend({ id: z.int() }),
  );

  const change = routes.post(
    `${area}/products/{id}/change`,
    "Save a product; 409 if someone else has saved it since this `revision`",
    { params: idParameter, ...body(changeProductInput) },
    doneSchema.extend({ revision: z.int() }),
  );

  const copy = routes.post(
    `${area}/products/{id}/copy`,
    "Copy a product as a draft, without stock and special prices",
    { params: idParameter },
    doneSchema.extend({ id: z.int() }),
  );

  const status = routes.post(
    `${area}/product-status`,
    "Publish, unpublish or archive products: all of them or none",
    body(productStatusInput),
    doneSchema.extend({ changed: z.int() }),
  );

  const bulk = routes.post(
    `${area}/products/bulk`,
    "Apply an action to selected products; `value`: the action's parameter, `dry_run` returns what would happen",
    isShop ? body(bulkProductsInput) : body(bulkAdminProductsInput),
    bulkSchema,
  );

  return createRouter()
    .openapi(list, async (c) => {
      const owner = callerOf(c, side);
      const query = readListUrl(
        side === "shop" ? SHOP_PRODUCT_LIST : ADMIN_PRODUCT_LIST,
        new URL(c.req.url).searchParams,
      );
      return c.json({ products: pagedList(c, CALLS[side], await findAdminProducts(c.var.ctx, owner, query)) }, 200);
    })
    .openapi(one, async (c) => {
      const owner = callerOf(c, side);
      const found = await getProductForm(c.var.ctx, owner, c.req.valid("param").id);
      return found.ok ? c.json({ product: toWire(found.value) }, 200) : refuse(c, found.failure);
    })
    .openapi(create, (c) => takeNewProduct(c, side, c.req.valid("json")))
    .openapi(change, async (c) => {
      const { id } = c.req.valid("param");
      const { ctx } = c.var;
      const owner = callerOf(c, side);
      const changed = await changeProduct(ctx, owner, id, c.req.valid("json"));
      if (!changed.ok) return refuseProduct(c, changed.failure);
      await discardDraft(ctx, owner, id);
      return c.json({ success: savedSentence(c, changed.value), revision: changed.value.revision }, 200);
    })
    .openapi(copy, async (c) => {
      const { ctx } = c.var;
      const owner = callerOf(c, side);
      const copied = await copyProduct(ctx, owner, c.req.valid("param").id);
      if (!copied.ok) return refuseProduct(c, copied.failure);
      return c.json({ success: ctx.t("Product copied as a draft"), id: copied.value }, 200);
    })
    .openapi(status, async (c) => {
      const change = c.req.valid("json");
      const { ctx } = c.var;
      const owner = callerOf(c, side);
      const changed = await changeProductStatus(ctx, owner, change);
      if (!changed.ok) return refuse(c, changed.failure);
      const { changed: count, waiting } = changed.value;
      return c.json({ success: statusSentence(c, change.action, waiting > 0), changed: count }, 200);
    })
    .openapi(bulk, async (c) => {
      const owner = callerOf(c, side);
      return c.json(presentBulk(c, await changeProducts(c.var.ctx, owner, c.req.valid("json"))), 200);
    });
}

export const sellerProductCalls = productCalls(shopDesk("Seller: products", "products"));
export const adminProductCalls = productCalls(operatorDesk("Administration: products", "catalog.manage"));
