import { sql, type SQL } from "drizzle-orm";

/**
 * Ids are computed: a product's number determines its template, names and everything else, so that any part of the catalog can be generated separately with the same result. A product has at most VARIANTS_APART variants.
 */
export type BulkPart = {
  from: number;
  to: number;
  firstProduct: number;
  variantBase: number;
  templates: number;
  now: Date;
};

export const VARIANTS_APART = 24;

/** A whole number from 0 to `sides` - 1, derived from the product and the purpose. */
const roll = (id: string, salt: number, sides: number) =>
  sql.raw(`((hashint8extended(${id}::bigint, ${salt}) & 2147483647) % ${sides})::int`);

/** The products of the part with their templates and first names, for the statements that follow. */
export function makeBatch(part: BulkPart): SQL {
  return sql`create temporary table bulk_batch on commit drop as
    select i.id, t.*, f.english || ' ' || s.english || ' ' || t.tail as name, f.slug || '-' || s.slug || '-' || t.tail_slug as slug,
      t.arabic_head || ' «' || f.arabic || ' ' || s.arabic || '»' as arabic_name,
      70 + ${roll("i.id", 1, 75)} as price_percent,
      ${part.now.toISOString()}::timestamptz - make_interval(days => 1 + ${roll("i.id", 2, 900)}, mins => ${roll("i.id", 3, 1440)}) as published_at,
      case when ${roll("i.id", 4, 10)} < 3 then 1 + ${roll("i.id", 5, 4)} else 0 end as review_count
    from generate_series(${part.from}::int, ${part.to}::int) as i(id)
    join bulk_templates t on t.no = i.id % ${part.templates}::int
    cross join (select count(*)::int as size from bulk_first) as firsts
    join bulk_first f on f.no = ((i.id / ${part.templates}::int) * 37 + t.no * 11) % firsts.size
    join bulk_second s on s.no = ((i.id / ${part.templates}::int) / firsts.size + t.no * 7) % (select count(*)::int from bulk_second)`;
}

/** In the order in which they have to run. */
export function fillBatch(part: BulkPart): SQL[] {
  const variantId = sql.raw(
    `(${part.variantBase} + (b.id - ${part.firstProduct}) * ${VARIANTS_APART} + v.position + 1)`,
  );
  const now = sql`${part.now.toISOString()}::timestamptz`;
  return [
    insertReviews(),
    insertProducts(),
    insertTranslations(),
    insertVariants(variantId),
    insertValues(variantId),
    insertStock(variantId, now),
    insertMovements(variantId),
    insertRules(now),
    insertChanges(variantId),
    storeReviews(),
  ];
}

/** Computed first: a product's rating is derived from its reviews. */
function insertReviews(): SQL {
  return sql`create temporary table bulk_written on commit drop as
    select b.id as product_id, r.stars, r.title, r.body, c.id as customer_id, c.author,
      b.published_at + (interval '1 day' * ((now()::date - b.published_at::date) * ${roll("b.id * 10 + n", 20, 100)} / 100)) as created_at
    from bulk_batch b
    cross join lateral generate_series(1, b.review_count) as n
    cross join lateral (select (array[5,5,5,5,4,4,4,3,5,4,2,5,5,4,5,1])[1 + ${roll("b.id * 10 + n", 21, 16)}] as stars) as chosen
    join lateral (
      select stars, title, body from bulk_reviews w where w.stars = chosen.stars
      offset ${roll("b.id * 10 + n", 22, 1000)} % (select count(*) from bulk_reviews w where w.stars = chosen.stars) limit 1
    ) r on true
    join bulk_customers c on c.no = ${roll("b.id + n", 23, 1000)} % (select count(*)::int from bulk_customers)`;
}

function insertProducts(): SQL {
  return sql`insert into products (id, shop_id, category_id, brand_id, slug, type, name, short_description, description, specification, tags, images,
      unit, weight_grams, tax_class_code, is_refundable, is_cash_on_delivery_allowed, has_variant, minimum_order_quantity, maximum_order_quantity,
      low_stock_threshold, status, is_approved, rating_tenths, reviews_count, sales_count, published_at, created_at)
    overriding system value
    select b.id, b.shop_ids[1 + ${roll("b.id", 6, 1000)} % cardinality(b.shop_ids)], p.category_id, b.brand_ids[1 + ${roll("b.id", 7, 1000)} % cardinality(b.brand_ids)],
      b.slug, p.type, b.name, b.short_description, b.description, p.specification, p.tags, p.images,
      p.unit, p.weight_grams, p.tax_class_code, p.is_refundable, p.is_cash_on_delivery_allowed, p.has_variant, p.minimum_order_quantity, p.maximum_order_quantity,
      p.low_stock_threshold, 'published', true, coalesce(w.rating_tenths, 0), b.review_count, b.review_count * 6 + ${roll("b.id", 8, 60)}, b.published_at, b.published_at
    from bulk_batch b
    join products p on p.id = b.product_id
    left join (select product_id, round(avg(stars) * 10)::int as rating_tenths from bulk_written group by product_id) w on w.product_id = b.id`;
}

function insertTranslations(): SQL {
  return sql`insert into product_translations (product_id, language_code, name, short_description, description, specification)
    select b.id, 'ar', b.arabic_name, b.arabic_short_description, b.arabic_description, t.specification
    from bulk_batch b join product_translations t on t.product_id = b.product_id and t.language_code = 'ar'`;
}

function insertVariants(variantId: SQL): SQL {
  return sql`insert into variants (id, product_id, sku, color_id, combination, price_minor, image, position)
    overriding system value
    select ${variantId}, b.id, 'B' || b.id || '-' || (v.position + 1), v.color_id, v.combination,
      greatest(90, (v.price_minor * b.price_percent / 100) / 100 * 100 + (case when v.price_minor < 12000 then 90 else 0 end)), v.image, v.position
    from bulk_batch b join variants v on v.product_id = b.product_id`;
}

function insertValues(variantId: SQL): SQL {
  return sql`insert into variant_values (variant_id, attribute_id, attribute_value_id)
    select ${variantId}, w.attribute_id, w.attribute_value_id
    from bulk_batch b join variants v on v.product_id = b.product_id join variant_values w on w.variant_id = v.id`;
}

const unitsOnHand = sql`case when ${roll("b.id", 9, 100)} < 5 or ${roll("b.id * 100 + v.position", 10, 100)} < 6 then 0 else 1 + ${roll("b.id * 100 + v.position", 11, 140)} end`;

function insertStock(variantId: SQL, now: SQL): SQL {
  return sql`insert into stock_levels (variant_id, on_hand, allocated, updated_at)
    select ${variantId}, ${unitsOnHand}, 0, ${now} from bulk_batch b join variants v on v.product_id = b.product_id`;
}

function insertMovements(variantId: SQL): SQL {
  return sql`insert into stock_movements (variant_id, kind, quantity, note, created_at)
    select variant_id, 'received', units, 'first delivery', received_at
    from (select ${variantId} as variant_id, ${unitsOnHand} as units, b.published_at - interval '2 days' as received_at
      from bulk_batch b join variants v on v.product_id = b.product_id) as shelves
    where units > 0`;
}

/** A quarter is on offer now, a few were or will be. */
function insertRules(now: SQL): SQL {
  return sql`insert into price_rules (shop_id, product_id, kind, discount_kind, percent_basis_points, starts_at, ends_at, created_at)
    select p.shop_id, b.id, 'special', 'percent', (array[1000, 1500, 2000, 2000, 2500, 3000])[1 + ${roll("b.id", 12, 6)}], o.starts_at, o.ends_at, least(o.starts_at, ${now})
    from bulk_batch b join products p on p.id = b.id
    cross join lateral (select ${roll("b.id", 13, 100)} as mood, ${now} + make_interval(days => ${roll("b.id", 14, 20)} + 1, mins => ${roll("b.id", 15, 1440)}) as later) m
    cross join lateral (select
      case when m.mood < 25 then ${now} - make_interval(days => 1 + ${roll("b.id", 16, 12)}) when m.mood < 29 then ${now} - interval '26 days' else m.later end as starts_at,
      case when m.mood < 25 then m.later when m.mood < 29 then ${now} - make_interval(days => 3 + ${roll("b.id", 17, 9)}) else m.later + interval '7 days' end as ends_at) o
    where m.mood < 33`;
}

function insertChanges(variantId: SQL): SQL {
  return sql`insert into price_changes (variant_id, price_minor, changed_at)
    select n.id, n.price_minor, b.published_at
    from bulk_batch b join variants v on v.product_id = b.product_id join variants n on n.id = ${variantId}`;
}

function storeReviews(): SQL {
  return sql`insert into reviews (product_id, customer_id, author_name, stars, title, body, created_at)
    select product_id, customer_id, author, stars, title, body, created_at from bulk_written`;
}
