import { z } from "@hono/zod-openapi";
import { findChangeDifferences } from "#domain/catalog/product-admin/find-change-differences.ts";
import { findVersionDifferences, findVersions } from "#domain/catalog/product-admin/find-versions.ts";
import type { ProductOwner } from "#domain/catalog/product-admin/product-admin.ts";
import { getProductOwner } from "#domain/catalog/product-admin/product-owner.ts";
import { restoreVersion } from "#domain/catalog/product-admin/restore-version.ts";
import { discardDraft } from "#domain/catalog/product-draft/discard-draft.ts";
import { keepDraft } from "#domain/catalog/product-draft/keep-draft.ts";
import type { DiscardDraftInput, ProductDraftInput } from "#domain/catalog/product-draft/product-draft.input.ts";
import { toWire } from "#shared/wire.ts";
import { refuse, type ApiContext } from "./answer.ts";
import { refuseProduct, savedSentence } from "./manage-products.ts";
import { orNull } from "./or-null.ts";

type Side = ProductOwner["kind"];

export const versionsSchema = z.object({
  versions: z.array(z.object({ id: z.int(), saved_by: z.string(), created_at: z.string() })),
});
export const differencesSchema = z.object({
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

export async function listVersions(c: ApiContext, side: Side, id: number) {
  const owner = await getProductOwner(c.var.ctx, side, "read");
  if (!owner.ok) return refuse(c, owner.failure);
  const found = await findVersions(c.var.ctx, owner.value, id);
  return found.ok ? c.json({ versions: toWire(found.value) }, 200) : refuse(c, found.failure);
}

export async function showVersion(c: ApiContext, side: Side, versionId: number) {
  const owner = await getProductOwner(c.var.ctx, side, "read");
  if (!owner.ok) return refuse(c, owner.failure);
  const found = await findVersionDifferences(c.var.ctx, owner.value, versionId);
  return found.ok ? c.json({ differences: toWire(found.value) }, 200) : refuse(c, found.failure);
}

export async function takeRestoration(c: ApiContext, side: Side, versionId: number, revision: number) {
  const { ctx } = c.var;
  const owner = await getProductOwner(ctx, side, "write");
  if (!owner.ok) return refuse(c, owner.failure);
  const restored = await restoreVersion(ctx, owner.value, versionId, revision);
  if (!restored.ok) return refuseProduct(c, restored.failure);
  return c.json({ success: savedSentence(c, restored.value), revision: restored.value.revision }, 200);
}

export async function showWaitingChange(c: ApiContext, side: Side, id: number) {
  const owner = await getProductOwner(c.var.ctx, side, "read");
  if (!owner.ok) return refuse(c, owner.failure);
  const found = await findChangeDifferences(c.var.ctx, owner.value, id);
  return found.ok ? c.json({ differences: toWire(found.value) }, 200) : refuse(c, found.failure);
}

export async function takeDraft(c: ApiContext, input: ProductDraftInput) {
  const { ctx } = c.var;
  const owner = await getProductOwner(ctx, sideOf(input), "write");
  if (!owner.ok) return refuse(c, owner.failure);
  const kept = await keepDraft(ctx, owner.value, input);
  return kept.ok ? c.json({ kept_at: ctx.now().toISOString() }, 200) : refuse(c, kept.failure);
}

export async function takeDraftAway(c: ApiContext, input: DiscardDraftInput) {
  const { ctx } = c.var;
  const owner = await getProductOwner(ctx, sideOf(input), "write");
  if (!owner.ok) return refuse(c, owner.failure);
  await discardDraft(ctx, owner.value, input.product_id);
  return c.json({ success: ctx.t("Changes discarded") }, 200);
}

function sideOf({ is_by_operator: isByOperator }: Pick<DiscardDraftInput, "is_by_operator">): Side {
  return isByOperator ? "operator" : "shop";
}
