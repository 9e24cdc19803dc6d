import { sql, type SQL } from "drizzle-orm";
import { readMoney } from "#db/columns.ts";
import type { ProductFilter, ProductSort } from "#shared/product-choices.ts";
import type { Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { ProductOwner, ProductRecord } from "./product-admin.ts";

export type ListFilter = {
  state: ProductFilter;
  /** With descendants; null for all. */
  categoryIds: readonly number[] | null;
  shopSlug: string | null;
  words: string;
};

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
  category_name: string;
  shop_id: number;
  shop_slug: string;
  shop_name: string;
  updated_at: string;
};

const STOCK = sql`(select coalesce(sum(l.on_hand - l.allocated), 0)::int from variants v
  left join stock_levels l on l.variant_id = v.id where v.product_id = p.id and v.is_active)`;
const LOWEST = sql`(select min(v.price_minor) from variants v where v.product_id = p.id and v.is_active)`;

const ORDERS: Record<ProductSort, SQL> = {
  updated: sql`p.updated_at desc, p.id desc`,
  newest: sql`p.created_at desc, p.id desc`,
  name: sql`lower(p.name), p.id`,
  price_up: sql`${LOWEST} nulls last, p.id`,
  price_down: sql`${LOWEST} desc nulls last, p.id desc`,
  stock_up: sql`${STOCK}, p.id`,
  stock_down: sql`${STOCK} desc, p.id desc`,
};

const STATES: Record<ProductFilter, SQL> = {
  all: sql`p.status <> 'archived'`,
  published: sql`p.status = 'published' and p.is_approved`,
  draft: sql`p.status = 'draft'`,
  waiting: sql`p.status = 'published' and not p.is_approved`,
  sold_out: sql`p.status = 'published' and ${STOCK} = 0`,
  archived: sql`p.status = 'archived'`,
};

export async function findProductRows(
  ctx: Context,
  owner: ProductOwner,
  filter: ListFilter,
  { sort, offset, most }: { sort: ProductSort; offset: number; most: number },
): Promise<Row[]> {
  const language = ctx.visitor.language.code;
  const { rows } = (await ctx.db.execute(sql`
    with found as materialized (
      select p.id, row_number() over (order by ${ORDERS[sort]}) as place from products p
      where ${wanted(owner, filter)} order by place limit ${most} offset ${offset}
    )
    select p.id, p.slug, coalesce(t.name, p.name) as name, p.images[1] as image, p.status, p.is_approved,
      v.sku, coalesce(v.variants_count, 0) as variants_count, v.price_minor, v.highest_minor, o.price_minor as reduced_minor,
      coalesce(v.stock, 0) as stock, coalesce(ct.name, c.name) as category_name,
      s.id as shop_id, s.slug as shop_slug, s.name as shop_name, p.updated_at
    from found f join products p on p.id = f.id
    join shops s on s.id = p.shop_id
    join categories c on c.id = p.category_id
    left join category_translations ct on ct.category_id = c.id and ct.language_code = ${language}
    left join product_translations t on t.product_id = p.id and t.language_code = ${language}
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
    categoryName: row.category_name,
    shop: { id: row.shop_id, slug: row.shop_slug, name: row.shop_name },
    updatedAt: new Date(row.updated_at),
  }));
}

export async function countProductRows(ctx: Context, owner: ProductOwner, filter: ListFilter): Promise<number> {
  const { rows } = (await ctx.db.execute(
    sql`select count(*)::int as total from products p where ${wanted(owner, filter)}`,
  )) as { rows: { total: number }[] };
  return rows[0]!.total;
}

/** Shops that have not closed, by name. */
export async function findSellingShops(ctx: Context): Promise<{ id: number; slug: string; name: string }[]> {
  const { rows } = (await ctx.db.execute(
    sql`select s.id, s.slug, s.name from shops s where s.status in ('approved', 'suspended', 'pending') order by s.name, s.id limit 1000`,
  )) as { rows: { id: number; slug: string; name: string }[] };
  return rows;
}

function wanted(owner: ProductOwner, { state, categoryIds, shopSlug, words }: ListFilter): SQL {
  const conditions = [STATES[state]];
  if (owner.kind === "shop") conditions.push(sql`p.shop_id = ${owner.shopId}`);
  else if (shopSlug !== null) conditions.push(sql`p.shop_id = (select s.id from shops s where s.slug = ${shopSlug})`);
  if (categoryIds !== null) conditions.push(sql`p.category_id = any(${`{${categoryIds.join(",")}}`}::int[])`);
  for (const word of words.split(/\s+/).filter(Boolean).slice(0, 6)) conditions.push(hasWord(word));
  return sql.join(conditions, sql` and `);
}

/** In its name in any language, or in an SKU or a barcode. */
function hasWord(word: string): SQL {
  const pattern = `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return sql`(fold_text(p.name) like fold_text(${pattern})
    or exists (select from product_translations x where x.product_id = p.id and fold_text(x.name) like fold_text(${pattern}))
    or exists (select from variants v where v.product_id = p.id and (v.sku ilike ${pattern} or v.barcode ilike ${pattern})))`;
}
