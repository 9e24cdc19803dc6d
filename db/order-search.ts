import { sql, type SQL } from "drizzle-orm";
import { invoices, orderLines, orders } from "./schema/order.ts";
import { parcels } from "./schema/parcel.ts";
import { purchaseAddresses, purchases } from "./schema/purchase.ts";

const TRIGRAM_LENGTH = 3;

/** `code`: the order code that the text may be. `shopId`: only orders of this shop. */
export type OrderSearch = { text: string; code: string; shopId?: number };

/**
 * A subquery of the ids of orders by a part of their code, e-mail, phone, name of the buyer or of a product, SKU,
 * tracking or invoice number. One lookup for each index: a single condition over all tables would scan them.
 */
export function matchingOrderIds({ text: typed, code, shopId }: OrderSearch): SQL {
  const text = typed.trim();
  const digits = readPhoneDigits(text);
  const folded = sql`fold_text(${partOf(text)})`;
  const ofShop = shopId === undefined ? sql`true` : sql`o.shop_id = ${shopId}`;
  const branches = [
    sql`select o.id from ${orders} o where ${ofShop} and o.code = ${code}`,
    sql`select o.id from ${orders} o where ${ofShop} and o.code like ${partOf(toCodeLetters(text))}`,
    sql`select o.id from ${orders} o join ${purchases} p on p.id = o.purchase_id where ${ofShop} and p.trx_id = ${text}`,
    ...[text.toLowerCase(), digits].flatMap((part) =>
      part === null
        ? []
        : sql`select o.id from ${orders} o join ${purchases} p on p.id = o.purchase_id where ${ofShop} and p.status <> 'draft'
            and (p.email || ' ' || regexp_replace(p.phone, '[^0-9]', '', 'g')) like ${partOf(part)}`,
    ),
    ...[folded, digits === null ? null : sql`${partOf(digits)}`].flatMap((pattern) =>
      pattern === null
        ? []
        : sql`select o.id from ${orders} o join ${purchaseAddresses} a on a.purchase_id = o.purchase_id where ${ofShop}
            and fold_text(a.name || ' ' || regexp_replace(a.phone, '[^0-9]', '', 'g')) like ${pattern}`,
    ),
    ...[folded, digits === null ? null : sql`${partOf(digits)}`].flatMap((pattern) =>
      pattern === null
        ? []
        : sql`select o.id from ${orders} o where ${ofShop} and o.delivery_address is not null
            and fold_text((o.delivery_address ->> 'name') || ' ' || regexp_replace(o.delivery_address ->> 'phone', '[^0-9]', '', 'g')) like ${pattern}`,
    ),
    sql`select o.id from ${orders} o join ${orderLines} l on l.order_id = o.id where ${ofShop}
      and fold_text(l.product_name || ' ' || l.sku) like ${folded}`,
    sql`select o.id from ${orders} o join ${parcels} c on c.order_id = o.id where ${ofShop}
      and upper(replace(c.tracking_number, ' ', '')) like ${partOf(text.toUpperCase().replaceAll(/\s/g, ""))}`,
    sql`select o.id from ${orders} o join ${invoices} i on i.order_id = o.id where ${ofShop}
      and ('INV-' || i.shop_id::text || '-' || lpad(i.number::text, greatest(6, length(i.number::text)), '0')) like ${partOf(text.toUpperCase())}`,
  ];
  return sql`(${sql.join(branches, sql` union `)})`;
}

/** Text shorter than a trigram is matched as a prefix, which the index can still answer. */
function partOf(text: string): string {
  const escaped = text.replaceAll(/[%_\\]/g, String.raw`\$&`);
  return text.length < TRIGRAM_LENGTH ? `${escaped}%` : `%${escaped}%`;
}

/** Codes contain no letters that look like digits. */
function toCodeLetters(text: string): string {
  return text.toUpperCase().replaceAll(/\s+/g, "-").replaceAll("O", "0").replaceAll(/[IL]/g, "1");
}

/** Without the leading zeros of national and international prefixes; null if it is not a phone number. */
function readPhoneDigits(text: string): string | null {
  const digits = /^[+\d\s()./-]+$/.test(text) ? text.replaceAll(/\D/g, "").replace(/^0+/, "") : "";
  return digits.length < TRIGRAM_LENGTH ? null : digits;
}
