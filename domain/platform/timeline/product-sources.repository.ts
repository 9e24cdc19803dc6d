import { sql } from "drizzle-orm";
import { customers } from "#db/schema/customer.ts";
import { importedProducts, productImports } from "#db/schema/product-import.ts";
import { productChanges, productVersions } from "#db/schema/product-version.ts";
import { products } from "#db/schema/product.ts";
import { slugChanges } from "#db/schema/slug-change.ts";
import type { ReachedRecord } from "#domain/platform/record/record.ts";
import { auditSource, eventSource, nameOf, type TimelineSource } from "./source.repository.ts";

/** Versions, with those that changed a price, proposals, imports, and for staff what they did. */
export function productSources({ id, byShopId }: ReachedRecord): TimelineSource[] {
  const own = sql`${products} p where p.id = ${id}`;
  const named = sql`a.subject_id in (select p.slug from ${own} union select ${String(id)}
    union select s.slug from ${slugChanges} s where s.subject = 'product' and s.subject_id = ${id})`;
  return [
    eventSource("product_created", sql`p.created_at`, { id: sql`p.id`, from: own }),
    eventSource("product_published", sql`p.published_at`, { id: sql`p.id`, from: own }),
    {
      group: "changes",
      name: "event",
      at: sql`v.created_at`,
      id: sql`v.id`,
      word: sql`case when v.is_priced then 'product_priced' else 'product_saved' end`,
      who: nameOf("c"),
      from: sql`(select w.*, ${PRICES} is distinct from lag(${PRICES}) over (order by w.id)
          and lag(w.id) over (order by w.id) is not null as is_priced
        from ${productVersions} w where w.product_id = ${id}) v left join ${customers} c on c.id = v.saved_by_id`,
    },
    eventSource("product_proposed", sql`h.proposed_at`, {
      id: sql`h.product_id`,
      who: nameOf("c"),
      from: sql`${productChanges} h left join ${customers} c on c.id = h.proposed_by_id where h.product_id = ${id}`,
    }),
    eventSource("product_imported", sql`coalesce(i.finished_at, i.created_at)`, {
      id: sql`i.id`,
      text: sql`i.file_name`,
      who: nameOf("c"),
      from: sql`${importedProducts} j join ${productImports} i on i.id = j.import_id
        left join ${customers} c on c.id = i.customer_id where j.product_id = ${id}`,
    }),
    ...(byShopId === null
      ? [auditSource(sql`a.subject_kind = 'product' and ${named}`, "product.create", "product.change")]
      : []),
  ];
}

const PRICES = sql`jsonb_path_query_array(w.content, '$.variants[*].keyvalue() ? (@.key like_regex "price").value')`;
