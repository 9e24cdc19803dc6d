import { sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { fillBatch, makeBatch, VARIANTS_APART, type BulkPart } from "./bulk/bulk-statements.ts";
import { readBulkReviews, readBulkTemplates, readBulkWords, type BulkTemplate } from "./bulk/bulk-templates.ts";

export type BulkOptions = { products: number; now: Date; onProgress(done: number, total: number): void };

const PRODUCTS_BATCH_SIZE = 20_000;
const TABLES_TO_ANALYZE = [
  "products",
  "product_translations",
  "variants",
  "variant_values",
  "stock_levels",
  "stock_movements",
  "price_rules",
  "price_changes",
  "reviews",
];

const WORD_TABLES = ["bulk_templates", "bulk_first", "bulk_second", "bulk_reviews", "bulk_customers"];

/**
 * Adds many products to a demo shop, modeled on its own: same categories, brands, facets and images.
 * Listings are not written here.
 */
export async function seedBulk(db: Database, { products, now, onProgress }: BulkOptions): Promise<void> {
  const templates = await readBulkTemplates(db);
  if (templates.length === 0) throw new Error("A bulk catalog is made after the demo shop, which is not there");
  const start = await readStart(db);
  const common = { firstProduct: start.product, variantBase: start.variant, templates: templates.length, now };
  for (let done = 0; done < products; done += PRODUCTS_BATCH_SIZE) {
    const from = start.product + done;
    const to = Math.min(from + PRODUCTS_BATCH_SIZE, start.product + products) - 1;
    await db.transaction((transaction) => insertPart(transaction, templates, { ...common, from, to }));
    onProgress(Math.min(done + PRODUCTS_BATCH_SIZE, products), products);
  }
  for (const table of TABLES_TO_ANALYZE) await db.execute(sql.raw(`analyze ${table}`));
}

/** Ids start after the highest existing one. */
async function readStart(db: Database): Promise<{ product: number; variant: number }> {
  const found = (await db.execute(
    sql`select (select max(id) from products)::int as product, (select max(id) from variants)::int as variant`,
  )) as {
    rows: { product: number; variant: number }[];
  };
  const [row] = found.rows;
  if (!row) throw new Error("The shop has no products");
  return { product: row.product + 1, variant: row.variant };
}

async function insertPart(db: Database, templates: readonly BulkTemplate[], part: BulkPart): Promise<void> {
  await trustReferences(db);
  await makeWordTables(db, templates);
  await db.execute(makeBatch(part));
  for (const statement of fillBatch(part)) await db.execute(statement);
  for (const table of [...WORD_TABLES, "bulk_batch", "bulk_written"]) await db.execute(sql.raw(`drop table ${table}`));
  await db.execute(sql`select setval(pg_get_serial_sequence('products', 'id'), ${part.to}::int)`);
  await db.execute(
    sql`select setval(pg_get_serial_sequence('variants', 'id'), ${part.variantBase + (part.to - part.firstProduct + 1) * VARIANTS_APART}::int)`,
  );
}

/** Rows are derived from existing rows; checking each foreign key again would take three quarters of the time. */
async function trustReferences(db: Database): Promise<void> {
  await db.execute(
    sql`select set_config('session_replication_role', 'replica', true) from pg_roles where rolname = current_user and rolsuper`,
  );
}

/** Temporary tables that the statements choose from; dropped at the end of the transaction. */
async function makeWordTables(db: Database, templates: readonly BulkTemplate[]): Promise<void> {
  const { first, second } = readBulkWords();
  const rows = templates.map((template, no) => ({
    no,
    product_id: template.productId,
    tail: template.tail,
    tail_slug: template.tailSlug,
    arabic_head: template.arabicHead,
    short_description: template.shortDescription[0],
    description: template.description[0],
    arabic_short_description: template.shortDescription[1],
    arabic_description: template.description[1],
    brand_ids: template.brandIds,
    shop_ids: template.shopIds,
  }));
  const recordset = (values: readonly object[], columns: string) =>
    sql`jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as r(${sql.raw(columns)})`;
  const columns =
    "no int, product_id int, tail text, tail_slug text, arabic_head text, short_description text, description text, arabic_short_description text, arabic_description text, brand_ids int[], shop_ids int[]";
  const wordColumns = "english text, arabic text, slug text";
  await db.execute(
    sql`create temporary table bulk_templates on commit drop as select * from ${recordset(rows, columns)}`,
  );
  await db.execute(
    sql`create temporary table bulk_first on commit drop as select *, (row_number() over () - 1)::int as no from ${recordset(first, wordColumns)}`,
  );
  await db.execute(
    sql`create temporary table bulk_second on commit drop as select *, (row_number() over () - 1)::int as no from ${recordset(second, wordColumns)}`,
  );
  await db.execute(
    sql`create temporary table bulk_reviews on commit drop as select * from ${recordset(readBulkReviews(), "stars int, title text, body text")}`,
  );
  await db.execute(sql`create temporary table bulk_customers on commit drop as
    select id, first_name || ' ' || left(last_name, 1) || '.' as author, (row_number() over (order by id) - 1)::int as no from customers where password_hash = '!'`);
  for (const table of WORD_TABLES) await db.execute(sql.raw(`analyze ${table}`));
}
