import { sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { creditNotes } from "#db/schema/credit-note.ts";
import { invoices } from "#db/schema/order.ts";
import { shopImprints } from "#db/schema/shop-imprint.ts";
import { imprintTable } from "../content/imprints.ts";
import { cell, readRows } from "../content/tables.ts";
import { insertRows } from "../insert-rows.ts";
import { known } from "../known.ts";
import { randomFor } from "../random.ts";
import { sellingShops } from "./product-plan.ts";

const DIGITS_OF_VAT = 9;

/** Who the shops are by law, and the same on the invoices that they have issued. */
export async function insertImprints(db: Database, shopIds: ReadonlyMap<string, number>): Promise<void> {
  const cities = new Map(sellingShops().map(({ slug, city }) => [slug, city[0]]));
  await insertRows(
    db,
    shopImprints,
    readRows(imprintTable, 5)
      .filter((row) => cities.has(cell(row, 0)))
      .map((row) => {
        const [slug, countryCode] = [cell(row, 0), cell(row, 4)];
        return {
          shopId: known(shopIds, slug),
          name: cell(row, 1),
          line1: cell(row, 2),
          city: known(cities, slug),
          postalCode: cell(row, 3),
          countryCode,
          vatNumber: vatNumberOf(slug, countryCode),
        };
      }),
  );
  for (const documents of [invoices, creditNotes])
    await db.execute(sql`
    update ${documents} i set seller = jsonb_build_object('name', s.name, 'line1', s.line1, 'line2', s.line2, 'city', s.city,
      'state', s.state, 'postalCode', s.postal_code, 'countryCode', s.country_code, 'vatNumber', s.vat_number)
    from shop_imprints s where s.shop_id = i.shop_id`);
}

function vatNumberOf(slug: string, countryCode: string): string {
  const random = randomFor(`vat number of ${slug}`);
  return countryCode + Array.from({ length: DIGITS_OF_VAT }, () => random.between(0, 9)).join("");
}
