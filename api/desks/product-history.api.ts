import { z } from "@hono/zod-openapi";
import { findChangeDifferences } from "#domain/catalog/product-admin/find-change-differences.ts";
import { findVersionDifferences, findVersions } from "#domain/catalog/product-admin/find-versions.ts";
import { restoreVersionInput } from "#domain/catalog/product-admin/product-admin.input.ts";
import { requireShopOrStaff } from "#domain/shops/shop/require-shop-or-staff.ts";
import { restoreVersion } from "#domain/catalog/product-admin/restore-version.ts";
import { discardDraft } from "#domain/catalog/product-draft/discard-draft.ts";
import { keepDraft } from "#domain/catalog/product-draft/keep-draft.ts";
import type { DiscardDraftInput, ProductDraftInput } from "#domain/catalog/product-draft/product-draft.input.ts";
import { idParameter } from "#domain/id.input.ts";
import { toWire } from "#shared/wire.ts";
import { type ApiContext, body, doneSchema, refuse } from "../answer.ts";
import { callerOf, type Desk, type DeskArea, operatorDesk, shopDesk } from "../desk.ts";
import { refuseProduct, savedSentence } from "./product.api.ts";
import { orNull } from "../or-null.ts";
import { createRouter } from "../router.ts";

const versionsSchema = z.object({
  versions: z.array(z.object({ id: z.int(), saved_by: z.string(), created_at: z.string() })),
});
const differencesSchema = z.object({
  differences: z.array(
    z.object({
      field: z.string(),
      of: z.string(),
      before: z.string(),
      after: z.string(),
      pictures: orNull(z.object({ before: z.array(z.string()), after: z.array(z.string()) })),
    }),
  ),
});

export async function saveDraft(c: ApiContext, input: ProductDraftInput) {
  const { ctx } = c.var;
  const owner = await ownerOf(c, input);
  if (!owner.ok) return refuse(c, owner.failure);
  const kept = await keepDraft(ctx, owner.value, input);
  return kept.ok ? c.json({ kept_at: ctx.now().toISOString() }, 200) : refuse(c, kept.failure);
}

export async function dropDraft(c: ApiContext, input: DiscardDraftInput) {
  const { ctx } = c.var;
  const owner = await ownerOf(c, input);
  if (!owner.ok) return refuse(c, owner.failure);
  await discardDraft(ctx, owner.value, input.product_id);
  return c.json({ success: ctx.t("Changes discarded") }, 200);
}

function ownerOf(c: ApiContext, { is_by_operator: isByOperator }: Pick<DiscardDraftInput, "is_by_operator">) {
  const access = { right: "products.write", permission: "catalog.manage" } as const;
  return requireShopOrStaff(c.var.ctx, isByOperator ? "operator" : "shop", access);
}

/** The calls about the versions of a product. */
function productHistoryCalls<Area extends DeskArea>({ area, side, routes }: Desk<Area>) {
  const versions = routes.get(
    `${area}/products/{id}/versions`,
    "The saved versions of a product, the latest first",
    { params: idParameter },
    versionsSchema,
  );

  const version = routes.get(
    `${area}/product-versions/{id}`,
    "What restoring a version would change",
    { params: idParameter },
    differencesSchema,
  );

  const restore = routes.post(
    `${area}/product-versions/{id}/restore`,
    "Restore a former version; address, stock and status stay",
    { params: idParameter, ...body(restoreVersionInput) },
    doneSchema.extend({ revision: z.int() }),
  );

  const waiting = routes.get(
    `${area}/products/{id}/waiting-change`,
    "The differences of a product's pending change; empty without one",
    { params: idParameter },
    differencesSchema,
  );

  return createRouter()
    .openapi(versions, async (c) => {
      const owner = callerOf(c, side);
      const found = await findVersions(c.var.ctx, owner, c.req.valid("param").id);
      return found.ok ? c.json({ versions: toWire(found.value) }, 200) : refuse(c, found.failure);
    })
    .openapi(version, async (c) => {
      const owner = callerOf(c, side);
      const found = await findVersionDifferences(c.var.ctx, owner, c.req.valid("param").id);
      return found.ok ? c.json({ differences: toWire(found.value) }, 200) : refuse(c, found.failure);
    })
    .openapi(restore, async (c) => {
      const { id: versionId } = c.req.valid("param");
      const { ctx } = c.var;
      const owner = callerOf(c, side);
      const restored = await restoreVersion(ctx, owner, versionId, c.req.valid("json").revision);
      if (!restored.ok) return refuseProduct(c, restored.failure);
      return c.json({ success: savedSentence(c, restored.value), revision: restored.value.revision }, 200);
    })
    .openapi(waiting, async (c) => {
      const owner = callerOf(c, side);
      const found = await findChangeDifferences(c.var.ctx, owner, c.req.valid("param").id);
      return found.ok ? c.json({ differences: toWire(found.value) }, 200) : refuse(c, found.failure);
    });
}

export const sellerProductHistoryCalls = productHistoryCalls(shopDesk("Seller: products", "products"));
export const adminProductHistoryCalls = productHistoryCalls(operatorDesk("Administration: products", "catalog.manage"));
