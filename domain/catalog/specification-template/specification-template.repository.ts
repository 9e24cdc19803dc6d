import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { specificationTemplates, specificationTemplateTranslations } from "#db/schema/specification-template.ts";
import type { Context } from "../../context.ts";
import type { SpecificationTemplate, TemplateToSave } from "./specification-template.ts";

/** All, or the one with the id. */
export function findTemplateRows(ctx: Context, id?: number): Promise<SpecificationTemplate[]> {
  return ctx.db
    .select({
      id: specificationTemplates.id,
      name: specificationTemplates.name,
      categoryId: specificationTemplates.categoryId,
      rows: specificationTemplates.rows,
      translations: sql<SpecificationTemplate["translations"]>`coalesce((
        select json_agg(json_build_object('language', t.language_code, 'rows', t.rows) order by t.language_code)
        from ${specificationTemplateTranslations} t where t.template_id = ${specificationTemplates.id}), '[]')`,
    })
    .from(specificationTemplates)
    .where(id === undefined ? undefined : eq(specificationTemplates.id, id))
    .orderBy(asc(sql`lower(${specificationTemplates.name})`), asc(specificationTemplates.id));
}

/** By template: how many products have all of its rows. */
export async function countTemplateUses(ctx: Context): Promise<Map<number, number>> {
  const { rows } = (await ctx.db.execute(sql`
    select t.id, (select count(*)::int from products p where p.specification @> (
      select jsonb_agg(jsonb_build_object('name', r.name)) from unnest(t.rows) r(name))) as uses
    from specification_templates t`)) as { rows: { id: number; uses: number }[] };
  return new Map(rows.map(({ id, uses }) => [id, uses]));
}

/** Locked until the transaction ends; null if there is none. */
export async function lockTemplate(ctx: Context, id: number): Promise<SpecificationTemplate | null> {
  await ctx.db
    .select({ id: specificationTemplates.id })
    .from(specificationTemplates)
    .where(eq(specificationTemplates.id, id))
    .for("update");
  return (await findTemplateRows(ctx, id))[0] ?? null;
}

export async function isTemplateTaken(ctx: Context, id: number | null, name: string): Promise<boolean> {
  const isOther = id === null ? undefined : ne(specificationTemplates.id, id);
  return (await ctx.db.$count(specificationTemplates, and(eq(specificationTemplates.name, name), isOther))) > 0;
}

export async function insertTemplate(ctx: Context, template: TemplateToSave): Promise<number> {
  const rows = await ctx.db
    .insert(specificationTemplates)
    .values(columnsOf(template))
    .returning({ id: specificationTemplates.id });
  const { id } = rows[0]!;
  await setTranslations(ctx, id, template);
  return id;
}

export async function updateTemplate(ctx: Context, id: number, template: TemplateToSave): Promise<void> {
  await ctx.db.update(specificationTemplates).set(columnsOf(template)).where(eq(specificationTemplates.id, id));
  await setTranslations(ctx, id, template);
}

/** Its name; null if there is none. */
export async function deleteTemplate(ctx: Context, id: number): Promise<string | null> {
  const rows = await ctx.db
    .delete(specificationTemplates)
    .where(eq(specificationTemplates.id, id))
    .returning({ name: specificationTemplates.name });
  return rows[0]?.name ?? null;
}

/** Returns their number. */
export async function deleteTemplates(ctx: Context, ids: readonly number[]): Promise<number> {
  const rows = await ctx.db
    .delete(specificationTemplates)
    .where(inArray(specificationTemplates.id, [...ids]))
    .returning({ id: specificationTemplates.id });
  return rows.length;
}

function columnsOf({ name, categoryId, rows }: TemplateToSave) {
  return { name, categoryId, rows };
}

async function setTranslations(
  ctx: Context,
  templateId: number,
  { translations, translatedLanguages }: TemplateToSave,
): Promise<void> {
  const table = specificationTemplateTranslations;
  await ctx.db
    .delete(table)
    .where(and(eq(table.templateId, templateId), inArray(table.languageCode, translatedLanguages)));
  if (translations.length > 0) await ctx.db.insert(table).values(translations.map((each) => ({ templateId, ...each })));
}
