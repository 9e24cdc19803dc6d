import { and, or, sql, type SQL } from "drizzle-orm";
import { readMoney, writeMoney } from "#db/columns.ts";
import { countRows, orderOfList, whereOfList, type ListSql } from "#db/list-sql.ts";
import { recordTagSql } from "#db/record-tag-list.ts";
import type { BulkSelection, ListPart } from "#domain/platform/list/read-list-page.ts";
import type { ListFilter, ListQuery } from "#shared/list/list.ts";
import { parseMajorUnits, type Money } from "#shared/money.ts";
import { PRODUCT_FILTERS, type ProductFilter } from "#shared/product-choices.ts";
import type { Context } from "../../context.ts";
import type { ProductOwner, ProductRecord } from "./product-admin.ts";

type Row = Omit<ProductRecord, "price" | "highestPrice" | "reducedPrice" | "updatedAt"> & {
  price: Money | null;
  highestPrice: Money | null;
  reducedPrice: Money | null;
  updatedAt: Date;
};

type Selected = {
  id: number;
  slug: string;
  name: string;
  image: string | null;
  status: ProductRecord["status"];
  is_approved: boolean;
  sku: string | null;
  variants_count: number;
  price_minor: string | null;
  highest_minor: string | null;
  reduced_minor: string | null;
  stock: number;
  sales_count: number;
  views: number;
  tags: string[];
  internal_tags: string[];
  category_name: string;
  shop_id: number;
  shop_slug: string;
  shop_name: string;
  waiting_fields: string[] | null;
  updated_at: string;
};

const STOCK = sql`(select coalesce(sum(l.on_hand - l.allocated), 0)::int from variants v
  left join stock_levels l on l.variant_id = v.id where v.product_id = p.id and v.is_active)`;
const VIEWS = sql`coalesce((select w.views from product_views w where w.product_id = p.id), 0)`;
const LOWEST = sql`(select min(v.price_minor) from variants v where v.product_id = p.id and v.is_active)`;

const STATES: Record<ProductFilter, SQL> = {
  all: sql`p.status <> 'archived'`,
  published: sql`p.status = 'published' and p.is_approved`,
  draft: sql`p.status = 'draft'`,
  waiting: sql`(p.status = 'published' and not p.is_approved or exists (
    select from product_changes c where c.product_id = p.id and c.refusal_reason = ''))`,
  rejected: sql`(p.rejection_reason <> '' and not p.is_approved or exists (
    select from product_changes c where c.product_id = p.id and c.refusal_reason <> ''))`,
  sold_out: sql`p.status = 'published' and ${STOCK} = 0`,
  archived: sql`p.status = 'archived'`,
};

/** The categories that a filter by category means, each with those below it. */
export type CategoryBranches = (categoryId: number) => readonly number[];

type Wanted = { owner: ProductOwner; branchOf: CategoryBranches };

export async function findProductRows(
  ctx: Context,
  wanted: Wanted,
  query: ListQuery,
  { limit, offset, isFromEnd }: ListPart,
): Promise<Row[]> {
  const language = ctx.visitor.language.code;
  const order = sql.join(orderOfList(listOf(ctx, wanted), query, isFromEnd), sql`, `);
  const { rows } = (await ctx.db.execute(sql`
    with found as materialized (
      select p.id, row_number() over (order by ${order}) as place from products p
      where ${whereOf(ctx, wanted, query)} order by place limit ${limit} offset ${offset}
    )
    select p.id, p.slug, coalesce(t.name, p.name) as name, p.images[1] as image, p.status, p.is_approved,
      v.sku, coalesce(v.variants_count, 0) as variants_count, v.price_minor, v.highest_minor, o.price_minor as reduced_minor,
      coalesce(v.stock, 0) as stock, p.sales_count, ${VIEWS} as views, p.tags,
      ${internalTagsOf(wanted.owner).names} as internal_tags, coalesce(ct.name, c.name) as category_name,
      s.id as shop_id, s.slug as shop_slug, s.name as shop_name, w.fields as waiting_fields, p.updated_at
    from found f join products p on p.id = f.id
    join shops s on s.id = p.shop_id
    join categories c on c.id = p.category_id
    left join category_translations ct on ct.category_id = c.id and ct.language_code = ${language}
    left join product_translations t on t.product_id = p.id and t.language_code = ${language}
    left join product_changes w on w.product_id = p.id and w.refusal_reason = ''
    left join listing_products o on o.product_id = p.id and o.old_price_minor is not null
    left join lateral (
      select (array_agg(v.sku order by v.is_active desc, v.position, v.id))[1] as sku,
        count(*) filter (where v.is_active)::int as variants_count,
        min(v.price_minor) filter (where v.is_active) as price_minor,
        max(v.price_minor) filter (where v.is_active) as highest_minor,
        sum(l.on_hand - l.allocated) filter (where v.is_active)::int as stock
      from variants v left join stock_levels l on l.variant_id = v.id where v.product_id = p.id
    ) v on true
    order by f.place`)) as { rows: Selected[] };
  const money = (minor: string | null) => (minor === null ? null : readMoney(minor, ctx.baseCurrency.code));
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: row.name,
    image: row.image,
    status: row.status,
    isApproved: row.is_approved,
    sku: row.sku ?? "",
    variantsCount: row.variants_count,
    price: money(row.price_minor),
    highestPrice: money(row.highest_minor),
    reducedPrice: money(row.reduced_minor),
    stock: row.stock,
    sales: row.sales_count,
    views: row.views,
    tags: row.tags,
    internalTags: row.internal_tags,
    categoryName: row.category_name,
    shop: { id: row.shop_id, slug: row.shop_slug, name: row.shop_name },
    waitingFields: row.waiting_fields,
    updatedAt: new Date(row.updated_at),
  }));
}

export function countProductRows(ctx: Context, wanted: Wanted, query: ListQuery, max: number): Promise<number> {
  return countRows(ctx.db, sql`select p.id from products p where ${whereOf(ctx, wanted, query)}`, max);
}

/** The products of a shop in each state, in one pass. */
export async function countStates(ctx: Context, shopId: number): Promise<Record<ProductFilter, number>> {
  const counted = PRODUCT_FILTERS.map(
    (state) => sql`count(*) filter (where ${STATES[state]})::int as ${sql.identifier(state)}`,
  );
  const { rows } = (await ctx.db.execute(
    sql`select ${sql.join(counted, sql`, `)} from products p where p.shop_id = ${shopId}`,
  )) as { rows: Record<ProductFilter, number>[] };
  return rows[0]!;
}

/** Products by their ids, or those that match the filter; never of another shop. */
export async function findBulkProducts(
  ctx: Context,
  wanted: Wanted,
  selection: BulkSelection,
  after: number,
  max: number,
): Promise<{ id: number; label: string; internalTags: string[] }[]> {
  const { rows } = (await ctx.db.execute(sql`
    select p.id, p.name as label, ${internalTagsOf(wanted.owner).names} as "internalTags" from products p
    where p.id > ${after} and ${selectionOf(ctx, wanted, selection)} order by p.id limit ${max}`)) as {
    rows: { id: number; label: string; internalTags: string[] }[];
  };
  return rows;
}

export function countSelection(ctx: Context, wanted: Wanted, selection: BulkSelection): Promise<number> {
  return countRows(ctx.db, sql`select p.id from products p where ${selectionOf(ctx, wanted, selection)}`, 10_000_000);
}

/** Shops that have not closed, by name. */
export async function findSellingShops(ctx: Context): Promise<{ id: number; slug: string; name: string }[]> {
  const { rows } = (await ctx.db.execute(
    sql`select s.id, s.slug, s.name from shops s where s.status in ('approved', 'suspended', 'pending') order by s.name, s.id limit 1000`,
  )) as { rows: { id: number; slug: string; name: string }[] };
  return rows;
}

function selectionOf(ctx: Context, wanted: Wanted, { ids, query }: BulkSelection): SQL {
  if (ids === undefined) return whereOf(ctx, wanted, query);
  return and(sql`p.id = any(${idList(ids)}::int[])`, isTheirs(wanted.owner))!;
}

/** Archived products only if asked for. */
function whereOf(ctx: Context, wanted: Wanted, query: Pick<ListQuery, "search" | "filters">): SQL {
  const isStateFiltered = query.filters.some(({ name }) => name === "state");
  return and(
    isStateFiltered ? undefined : STATES.all,
    isTheirs(wanted.owner),
    whereOfList(listOf(ctx, wanted), query) ?? sql`true`,
  )!;
}

const isTheirs = (owner: ProductOwner): SQL | undefined =>
  owner.kind === "shop" ? sql`p.shop_id = ${owner.shopId}` : undefined;

const idList = (ids: readonly number[]): string => `{${ids.join(",")}}`;

/** Those of staff, or of the shop: shoppers do not see them. */
const internalTagsOf = (owner: ProductOwner) =>
  recordTagSql({ record: sql`p.id`, column: "product_id", byShopId: owner.shopId });

function listOf(ctx: Context, { owner, branchOf }: Wanted): ListSql {
  const internalTags = internalTagsOf(owner);
  const either = (values: readonly string[], conditionOf: (value: string) => SQL) =>
    sql`(${sql.join(values.map(conditionOf), sql` or `)})`;
  return {
    id: sql`p.id`,
    sorts: {
      updated: sql`p.updated_at`,
      created: sql`p.created_at`,
      name: sql`lower(p.name)`,
      price: sql`coalesce(${LOWEST}, 0)`,
      stock: STOCK,
      sales: sql`p.sales_count`,
      views: VIEWS,
    },
    filters: {
      state: { condition: ({ values }) => either(values, (value) => STATES[value as ProductFilter]) },
      category: {
        condition: ({ values }) =>
          sql`p.category_id = any(${idList(values.flatMap((value) => branchOf(Number(value))))}::int[])`,
      },
      brand: { word: sql`p.brand_id::text` },
      shop: { word: sql`p.shop_id::text` },
      tag: {
        condition: ({ operator, values }) => {
          const has = either(values, (value) => sql`${value} = any(p.tags)`);
          return operator === "not" ? sql`not ${has}` : has;
        },
      },
      internal_tag: { condition: internalTags.condition },
      price: { condition: (filter) => isPriced(ctx, filter) },
      stock: { number: STOCK },
      picture: {
        condition: ({ values }) =>
          either(values, (value) => (value === "missing" ? sql`p.images = '{}'` : sql`p.images <> '{}'`)),
      },
      untranslated: {
        condition: ({ values }) =>
          either(
            values,
            (value) =>
              sql`not exists (select from product_translations x where x.product_id = p.id and x.language_code = ${value})`,
          ),
      },
      updated: { instant: sql`p.updated_at` },
    },
    search: (text) =>
      and(
        ...text
          .split(/\s+/)
          .filter(Boolean)
          .slice(0, 6)
          .map((word) => or(hasWord(word), internalTags.search(word))),
      ),
  };
}

/** The lowest price of an active variant, in major units of the base currency. */
function isPriced(ctx: Context, { operator, values }: ListFilter): SQL | undefined {
  const currency = ctx.baseCurrency.code;
  const [from, to] = values.map((value) => {
    const amount = value === "" ? null : parseMajorUnits(value, currency);
    return amount ? writeMoney(amount, currency) : null;
  });
  if (operator === "is") return from === null || from === undefined ? sql`false` : sql`${LOWEST} = ${from}`;
  return and(
    from === null || from === undefined ? undefined : sql`${LOWEST} >= ${from}`,
    to === null || to === undefined ? undefined : sql`${LOWEST} <= ${to}`,
  );
}

/** In its name in any language, in a tag, or in an SKU or a barcode. */
function hasWord(word: string): SQL {
  const pattern = `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return sql`(fold_text(p.name) like fold_text(${pattern})
    or exists (select from product_translations x where x.product_id = p.id and fold_text(x.name) like fold_text(${pattern}))
    or exists (select from unnest(p.tags) g(tag) where fold_text(g.tag) like fold_text(${pattern}))
    or exists (select from variants v where v.product_id = p.id and (v.sku ilike ${pattern} or v.barcode ilike ${pattern})))`;
}
