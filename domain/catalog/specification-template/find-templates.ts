import type { RowList } from "#domain/platform/list/row-list.ts";
import type { Context } from "../../context.ts";
import { versionOf } from "../../record-version.ts";
import type { SpecificationTemplate, TemplateRecord } from "./specification-template.ts";
import { countTemplateUses, findTemplateRows } from "./specification-template.repository.ts";

/** All templates by name, for the editor of products. */
export function findTemplates(ctx: Context): Promise<SpecificationTemplate[]> {
  return findTemplateRows(ctx);
}

/** The same with how often they are used, for the operator. */
export async function findTemplateRecords(ctx: Context): Promise<TemplateRecord[]> {
  const [templates, uses] = await Promise.all([findTemplateRows(ctx), countTemplateUses(ctx)]);
  return templates.map((template) => ({
    ...template,
    usesCount: uses.get(template.id) ?? 0,
    version: versionOf(template),
  }));
}

export const TEMPLATE_ROWS: RowList<TemplateRecord> = {
  sorts: { name: ({ name }) => name, rows: ({ rows }) => rows.length, uses: ({ usesCount }) => usesCount },
  filters: {
    category: ({ categoryId }) => [String(categoryId ?? "")],
    use: ({ usesCount }) => (usesCount > 0 ? "used" : "unused"),
    uses: ({ usesCount }) => usesCount,
  },
  search: ({ name, rows }) => [name, ...rows],
};
