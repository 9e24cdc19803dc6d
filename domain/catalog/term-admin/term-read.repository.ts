import { sql, type SQL } from "drizzle-orm";
import type { TermKind } from "#shared/term-kinds.ts";
import type { Context } from "../../context.ts";
import type { TermRecord } from "./term-admin.ts";

type TermRow = Omit<TermRecord, "version">;
type Row = Omit<TermRow, "usesCount" | "attributeId" | "guidePageId"> & {
  uses_count: number;
  attribute_id: number | null;
  guide_page_id: number | null;
};

const NO_TRANSLATIONS = sql`'[]'::json`;

const QUERIES: Record<TermKind, SQL> = {
  brands: sql`select b.id, b.name, b.slug, b.logo as image, '' as hex, null::int as attribute_id, null::int as guide_page_id,
      (select count(*)::int from products p where p.brand_id = b.id) as uses_count, ${NO_TRANSLATIONS} as translations
    from brands b where b.proposed_by_shop_id is null order by b.position, lower(b.name), b.id`,
  colors: sql`select c.id, c.name, '' as slug, null as image, c.hex, null::int as attribute_id, null::int as guide_page_id,
      (select count(*)::int from variants v where v.color_id = c.id) as uses_count,
      ${names(sql`color_translations`, sql`t.color_id = c.id`)} as translations
    from colors c order by c.position, c.id`,
  attributes: sql`select a.id, a.name, '' as slug, null as image, '' as hex, null::int as attribute_id, a.guide_page_id,
      (select count(*)::int from variant_values w where w.attribute_id = a.id) as uses_count,
      ${names(sql`attribute_translations`, sql`t.attribute_id = a.id`)} as translations
    from attributes a order by a.position, a.id`,
  "attribute-values": sql`select a.id, a.name, '' as slug, null as image, '' as hex, a.attribute_id, null::int as guide_page_id,
      (select count(*)::int from variant_values w where w.attribute_value_id = a.id) as uses_count,
      ${names(sql`attribute_value_translations`, sql`t.attribute_value_id = a.id`)} as translations
    from attribute_values a order by a.attribute_id, a.position, a.id`,
  tags: sql`select w.id, w.name, '' as slug, null as image, '' as hex, null::int as attribute_id, null::int as guide_page_id,
      coalesce(u.uses, 0) as uses_count, ${NO_TRANSLATIONS} as translations
    from tags w left join (
      select g.tag, count(*)::int as uses from products p, unnest(p.tags) g(tag) group by g.tag
    ) u on u.tag = w.name order by lower(w.name), w.id`,
  units: sql`select w.id, w.name, '' as slug, null as image, '' as hex, null::int as attribute_id, null::int as guide_page_id,
      (select count(*)::int from products p where p.unit = w.name) as uses_count,
      ${names(sql`unit_translations`, sql`t.unit_id = w.id`)} as translations
    from units w order by lower(w.name), w.id`,
};

function names(table: SQL, isIts: SQL): SQL {
  return sql`coalesce((select json_agg(json_build_object('language', t.language_code, 'name', t.name) order by t.language_code)
    from ${table} t where ${isIts}), '[]')`;
}

/** In display order. */
export function findTermRows(ctx: Context, kind: TermKind): Promise<TermRow[]> {
  return selectTerms(ctx, QUERIES[kind]);
}

export async function getTermRow(ctx: Context, kind: TermKind, id: number): Promise<TermRow | null> {
  return (await selectTerms(ctx, sql`select * from (${QUERIES[kind]}) as term where id = ${id}`))[0] ?? null;
}

async function selectTerms(ctx: Context, query: SQL): Promise<TermRow[]> {
  const { rows } = (await ctx.db.execute(query)) as { rows: Row[] };
  return rows.map(({ uses_count: usesCount, attribute_id: attributeId, guide_page_id: guidePageId, ...row }) => ({
    ...row,
    attributeId,
    guidePageId,
    usesCount,
  }));
}

/** The products that have it. */
export async function findProductsOfTerm(ctx: Context, kind: TermKind, id: number): Promise<number[]> {
  const wanted: Record<TermKind, SQL> = {
    brands: sql`select p.id from products p where p.brand_id = ${id}`,
    colors: sql`select v.product_id as id from variants v where v.color_id = ${id}`,
    attributes: sql`select v.product_id as id from variant_values w join variants v on v.id = w.variant_id where w.attribute_id = ${id}`,
    "attribute-values": sql`select v.product_id as id from variant_values w join variants v on v.id = w.variant_id where w.attribute_value_id = ${id}`,
    tags: sql`select p.id from products p join tags t on t.name = any(p.tags) where t.id = ${id}`,
    units: sql`select p.id from products p join units u on u.name = p.unit where u.id = ${id}`,
  };
  const { rows } = (await ctx.db.execute(sql`select distinct id from (${wanted[kind]}) as found order by id`)) as {
    rows: { id: number }[];
  };
  return rows.map((row) => row.id);
}
