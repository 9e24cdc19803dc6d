import { sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { digitalFiles, digitalGrants, licenseKeys } from "#db/schema/digital.ts";
import { insertRows } from "../insert-rows.ts";
import { daysFrom, known } from "../known.ts";
import type { DemoProduct } from "./demo-product.ts";
import type { ProductIds } from "./insert-products.ts";
import { isSoldWithKeys, planKey, type PlannedFile } from "./plan-digital.ts";

/** A license key as stored. */
export type SealKey = (key: string) => { sealed: string; fingerprint: string };

const DOWNLOADS_A_UNIT = 5;
/** Keys used by the demo's orders, in addition to those in stock. */
const MAX_SOLD = 5;

/** Files and keys of digital products, and the grants of paid orders. */
export async function insertDigital(
  db: Database,
  products: readonly DemoProduct[],
  files: readonly PlannedFile[],
  { products: productIds, variants: variantIds }: Pick<ProductIds, "products" | "variants">,
  sealKey: SealKey,
  now: Date,
): Promise<void> {
  const createdAt = daysFrom(now, -90);
  await insertRows(
    db,
    digitalFiles,
    files.map(({ productSlug, bytes, ...file }, position) => ({
      ...file,
      productId: known(productIds, productSlug),
      sizeBytes: bytes.length,
      position,
      createdAt,
    })),
  );
  const keyed = products.filter(isSoldWithKeys).flatMap(({ variants }) => variants);
  await insertRows(
    db,
    licenseKeys,
    keyed.flatMap(({ sku, stock }) =>
      Array.from({ length: stock + MAX_SOLD }, (_, index) => ({
        ...sealKey(planKey(sku, index)),
        variantId: known(variantIds, sku),
        createdAt,
      })),
    ),
  );
  await db.execute(sql`
    insert into ${digitalGrants} (order_line_id, downloads_limit, granted_at)
    select l.id, l.quantity * ${DOWNLOADS_A_UNIT}::int, o.created_at from order_lines l join orders o on o.id = l.order_id
    where l.product_type = 'digital' and o.payment_status <> 'unpaid'`);
  await db.execute(sql`
    update ${licenseKeys} k set order_line_id = sold.line_id, assigned_at = sold.at
    from (
      select line_id, at, variant_id, row_number() over (partition by variant_id order by line_id) as place
      from (select l.id as line_id, o.created_at as at, l.variant_id, generate_series(1, l.quantity) from order_lines l
        join orders o on o.id = l.order_id where l.product_type = 'digital' and o.payment_status <> 'unpaid') units
    ) sold
    join (select id, variant_id, row_number() over (partition by variant_id order by id) as place from licence_keys) free
      on free.variant_id = sold.variant_id and free.place = sold.place
    where k.id = free.id`);
}
