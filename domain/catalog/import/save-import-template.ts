import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { ProductOwner } from "../product-admin/product-admin.ts";
import { countTemplates, deleteTemplate, findTemplateRows, saveTemplate } from "./import-history.repository.ts";
import { getShopSlug } from "./import.repository.ts";

const MAX_TEMPLATES = 50;

/** A stored column mapping. */
export type ImportTemplate = { id: number; name: string; mapping: Record<string, string> };

export function findImportTemplates(ctx: Context, owner: ProductOwner, shopId?: number): Promise<ImportTemplate[]> {
  return findTemplateRows(ctx, owner, shopId);
}

/** Keeps which column is which for the next file of the same source; one of the same name is replaced. */
export async function saveImportTemplate(
  ctx: Context,
  owner: ProductOwner,
  shopId: number,
  template: { name: string; mapping: Record<string, string> },
): Promise<Result<number, Failure<"not_found" | "too_many_tries">>> {
  const isTheirs = owner.kind === "operator" || owner.shopId === shopId;
  const slug = isTheirs ? await getShopSlug(ctx, shopId) : null;
  if (slug === null) return failure({ code: "not_found" });
  if ((await countTemplates(ctx, shopId)) >= MAX_TEMPLATES) return failure({ code: "too_many_tries" });
  return withTransaction(ctx, async (inside) => {
    const id = await saveTemplate(inside, shopId, template);
    if (owner.kind === "operator") await logTemplate(inside, slug, template.name);
    return success(id);
  });
}

export async function dropTemplate(
  ctx: Context,
  owner: ProductOwner,
  id: number,
): Promise<Result<null, Failure<"not_found">>> {
  return withTransaction(ctx, async (inside): Promise<Result<null, Failure<"not_found">>> => {
    const dropped = await deleteTemplate(inside, owner, id);
    if (!dropped) return failure({ code: "not_found" });
    if (owner.kind === "operator") await logTemplate(inside, dropped.shopId, dropped.name);
    return success(null);
  });
}

async function logTemplate(ctx: Context, shop: string | number, text: string): Promise<void> {
  await logAudit(ctx, { action: "product.import_template", subject: { kind: "shop", id: shop }, details: { text } });
}
