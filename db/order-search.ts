import { sql, type SQL } from "drizzle-orm";
import { isShortSearch, TRIGRAM_LENGTH } from "#shared/list/short-search.ts";
import { escapeLike } from "./list-sql.ts";
import { hasNormalizedCode } from "./order-code.ts";
import { isOfSide } from "./record-tag-list.ts";
import { invoices, orderLines, orders } from "./schema/order.ts";
import { parcels } from "./schema/parcel.ts";
import { purchaseAddresses, purchases } from "./schema/purchase.ts";
import { internalTags, recordTags } from "./schema/record.ts";

/** `code`: the letters of an order that the text may be. `shopId`: only orders of this shop. */
export type OrderSearch = { text: string; code: string; shopId?: number };

/**
 * A subquery of the ids of orders by a part of their code, e-mail, phone, name of the buyer or of a product, SKU,
 * tracking or invoice number, or of a tag of the side that searches. One lookup for each index: a single condition over all tables would scan them.
 */
export function matchingOrderIds(search: OrderSearch): SQL {
  const ofShop = search.shopId === undefined ? sql`true` : sql`o.shop_id = ${search.shopId}`;
  const branches = branchesOf(search, sql`o`).map(
    ({ table, link, condition }) =>
      sql`select o.id from ${orders} o ${table ? sql`join ${table} on ${link}` : sql``} where ${ofShop} and ${condition}`,
  );
  return sql`(${sql.join(branches, sql` union `)})`;
}

/** The same as a condition per order: for common texts, whose ids are not looked up. */
export function isMatchingOrder(search: OrderSearch): SQL {
  const branches = branchesOf(search, sql`${orders}`).map(({ table, link, condition }) =>
    table ? isThere(sql`select true from ${table} where ${link} and ${condition}`) : condition,
  );
  return sql`(${sql.join(branches, sql` or `)})`;
}

/** Unlike `exists`, it is evaluated per order: PostgreSQL does not scan the other table first. */
export function isThere(rows: SQL): SQL {
  return sql`coalesce((${rows} limit 1), false)`;
}

/** Where an order is found: itself, or in a row of another table. */
type Branch = { table: SQL | null; link: SQL; condition: SQL };

function branchesOf({ text: typed, code, shopId }: OrderSearch, o: SQL): Branch[] {
  const text = typed.trim();
  const parts = partsOfPerson(text);
  const itself = (condition: SQL): Branch => ({ table: null, link: sql`true`, condition });
  // Half of all orders contain any one or two letters, so these match only the prefix of a part of the code.
  if (isShortSearch(text)) return [itself(sql`${o}.code like ${`%-${escapeLike(toCodeLetters(text))}%`}`)];
  const patterns = parts.map((part) => sql`fold_text(${partOf(part)})`);
  const purchase = (condition: SQL): Branch => ({
    table: sql`${purchases} p`,
    link: sql`p.id = ${o}.purchase_id`,
    condition,
  });
  const address = sql`${purchaseAddresses} a`;
  return [
    ...parts.map((part) =>
      purchase(
        sql`p.status <> 'draft' and (p.email || ' ' || regexp_replace(p.phone, '[^0-9]', '', 'g')) like ${partOf(part.toLowerCase())}`,
      ),
    ),
    itself(hasNormalizedCode(code, sql`${o}.code`)),
    ...[...new Set([text.toUpperCase(), toCodeLetters(text)])].map((part) =>
      itself(sql`${o}.code like ${partOf(part)}`),
    ),
    purchase(sql`p.trx_id = ${text}`),
    ...patterns.map((pattern) => ({
      table: address,
      link: sql`a.purchase_id = ${o}.purchase_id`,
      condition: sql`fold_text(a.name || ' ' || regexp_replace(a.phone, '[^0-9]', '', 'g')) like ${pattern}`,
    })),
    ...patterns.map((pattern) =>
      itself(
        sql`${o}.delivery_address is not null and fold_text((${o}.delivery_address ->> 'name') || ' ' || regexp_replace(${o}.delivery_address ->> 'phone', '[^0-9]', '', 'g')) like ${pattern}`,
      ),
    ),
    {
      table: sql`${orderLines} l`,
      link: sql`l.order_id = ${o}.id`,
      condition: sql`fold_text(l.product_name || ' ' || l.sku) like fold_text(${partOf(text)})`,
    },
    {
      table: sql`${parcels} c`,
      link: sql`c.order_id = ${o}.id`,
      condition: sql`upper(replace(c.tracking_number, ' ', '')) like ${partOf(text.toUpperCase().replaceAll(/\s/g, ""))}`,
    },
    {
      table: sql`${invoices} i`,
      link: sql`i.order_id = ${o}.id`,
      condition: sql`(i.prefix || '-' || i.shop_id::text || '-' || lpad(i.number::text, greatest(6, length(i.number::text)), '0')) like ${partOf(text.toUpperCase())}`,
    },
    {
      table: sql`(${recordTags} r join ${internalTags} g on g.id = r.tag_id)`,
      link: sql`r.order_id = ${o}.id`,
      condition: sql`${isOfSide(shopId ?? null)} and fold_text(g.name) like fold_text(${partOf(text)})`,
    },
  ];
}

/** Text shorter than a trigram is matched as a prefix, which the index can still answer. */
function partOf(text: string): string {
  const escaped = escapeLike(text);
  return text.length < TRIGRAM_LENGTH ? `${escaped}%` : `%${escaped}%`;
}

/** After the prefix, codes contain no letters that look like digits. */
function toCodeLetters(text: string): string {
  return text.toUpperCase().replaceAll(/\s+/g, "-").replaceAll("O", "0").replaceAll(/[IL]/g, "1");
}

/** What to search for in emails, names and phones. A number typed with spaces or brackets is searched only as a phone. */
function partsOfPerson(text: string): string[] {
  const digits = readPhoneDigits(text);
  if (digits === null) return [text];
  return /^\d+[\d.-]*[.-]/.test(text) ? [digits, text] : [digits];
}

/** Without the leading zeros of national and international prefixes; null if it is not a phone number. */
function readPhoneDigits(text: string): string | null {
  const digits = /^[+\d\s()./-]+$/.test(text) ? text.replaceAll(/\D/g, "").replace(/^0+/, "") : "";
  return digits.length < TRIGRAM_LENGTH ? null : digits;
}
