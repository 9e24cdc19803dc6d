import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { findBrokenBooks } from "#tests/support/find-broken-books.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { makeProducts } from "./shop/make-products.ts";
import { planFiles } from "./shop/plan-digital.ts";
import { planShopImages } from "./shop/shop-pictures.ts";
import { seedBulk } from "./seed-bulk.ts";
import { insertDemo } from "./seed-demo.ts";
import { seedReference } from "#db/reference/seed-reference.ts";

const { db } = await openTestDatabase();
const now = new Date("2026-03-10T09:00:00Z");
const products = makeProducts();

await seedReference(db, { now });
const hashPassword = async (plain: string) => `hash of ${plain}`;
await insertDemo(db, products, planShopImages(), planFiles(products), {
  now,
  hashPassword,
  sealKey: (key) => ({ sealed: key, fingerprint: key }),
  staffPassword: "staff",
  onProgress: () => undefined,
});

test("reference data are added once, however often they are asked for", async () => {
  const before = await countAll();
  await seedReference(db, { now });
  expect(await countAll()).toEqual(before);
  expect(await one("select count(distinct country_code)::int as value from states")).toBeGreaterThanOrEqual(12);
  expect(await one("select count(*)::int as value from currencies where is_active")).toBe(4);
});

test("free delivery begins where the home screen says", async () => {
  const title = await one("select title as value from services where icon = 'truck'");
  const from = await one(
    "select distinct free_from_minor::int as value from shipping_rates where name = 'Standard delivery'",
  );
  expect(title).toBe(`Free shipping over $${Number(from) / 100}`);
});

test("a shop sends by each method, and one hands over in two places", async () => {
  expect(await one("select count(distinct method)::int as value from shipping_rates")).toBe(4);
  expect(await one("select count(*)::int as value from shipping_product_prices")).toBe(3);
  expect(
    await one(
      "select max(points)::int as value from (select count(*) as points from pickup_points group by shop_id) p",
    ),
  ).toBe(2);
});

test("every product of the demo is in the shop, translated and in stock as planned", async () => {
  expect(await one("select count(*)::int as value from products")).toBe(products.length);
  expect(
    await one("select count(*)::int as value from product_translations where language_code = 'ar' and name <> ''"),
  ).toBe(products.length);
  const planned = products.flatMap(({ variants }) => variants).reduce((sum, { stock }) => sum + stock, 0);
  expect(await one("select sum(on_hand - allocated)::int as value from stock_levels")).toBe(planned);
});

test("the shopper has lists, news, and alerts that wait for what is really sold out", async () => {
  expect(await one("select count(*)::int as value from wishlists where not is_default")).toBe(2);
  expect(await one("select count(*)::int as value from wishlist_items")).toBe(20);
  expect(await one("select count(*)::int as value from notifications where read_at is null")).toBe(2);
  expect(
    await one(`select count(*)::int as value from product_alerts a join stock_levels s on s.variant_id = a.variant_id
      where a.kind = 'back_in_stock' and s.on_hand > s.allocated`),
  ).toBe(0);
});

test("stock levels are what the movements make them", () => stockAddsUp());

test("a rating is the mean of its reviews", () => ratingsAddUp());

test("allocated units are those of open orders that no parcel has taken away", async () => {
  expect(
    await one(`select count(*)::int as value from stock_levels s where s.allocated <> coalesce((
      select sum(l.quantity - coalesce((select sum(c.quantity) from parcel_lines c join parcels p on p.id = c.parcel_id
        where c.order_line_id = l.id and p.state <> 'packed'), 0))
      from order_lines l join orders o on o.id = l.order_id
      where l.variant_id = s.variant_id and o.fulfilment_status in ('pending', 'confirmed', 'picked_up', 'on_the_way')), 0)`),
  ).toBe(0);
});

test("invoices are numbered without a gap in each shop, and none counts for what was given up", async () => {
  expect(
    await one(
      "select count(*)::int as value from (select shop_id, count(*) as n, max(number) as last from invoices group by shop_id) i where n <> last",
    ),
  ).toBe(0);
  expect(
    await one(
      "select count(*)::int as value from invoices i join orders o on o.id = i.order_id where o.fulfilment_status = 'canceled' and not exists (select from credit_notes n where n.order_id = o.id and n.refund_id is null)",
    ),
  ).toBe(0);
});

test("what is accepted in a campaign has its price, each day has its deals, and ladders have steps", async () => {
  expect(await one("select count(*)::int as value from campaigns where status = 'published'")).toBe(5);
  expect(
    await one("select count(*)::int as value from campaign_translations where title <> '' and description <> ''"),
  ).toBe(15);
  expect(
    await one(
      "select count(*)::int as value from campaign_products c where (c.status = 'accepted') <> exists (select from price_rules r where r.campaign_product_id = c.id)",
    ),
  ).toBe(0);
  expect(
    await one(
      "select count(*)::int as value from price_rules where kind = 'daily_deal' and starts_at <= '2026-03-10T09:00:00Z' and ends_at > '2026-03-10T09:00:00Z'",
    ),
  ).toBeGreaterThan(0);
  expect(
    await one(
      "select count(distinct product_id)::int as value from price_rules where kind = 'wholesale' and minimum_quantity > 1",
    ),
  ).toBeGreaterThan(3);
});

test("the demo accounts exist, the seller with a shop and the staff with permissions", async () => {
  expect(await one("select password_hash as value from customers where email = 'shopper@souk.example'")).toBe(
    "hash of souk-demo",
  );
  expect(await one("select c.email as value from shops s join customers c on c.id = s.owner_id")).toBe(
    "seller@souk.example",
  );
  expect(await one("select c.email as value from staff s join customers c on c.id = s.customer_id")).toBe(
    "staff@souk.example",
  );
});

test("a bulk catalog has the demo's shape, names of its own and stock that adds up", async () => {
  await seedBulk(db, { products: 400, now, onProgress: () => undefined });
  await seedBulk(db, { products: 100, now, onProgress: () => undefined });
  expect(await one("select count(*)::int as value from products")).toBe(products.length + 500);
  expect(await one("select count(distinct name)::int as value from products")).toBe(products.length + 500);
  expect(
    await one(
      "select count(*)::int as value from products p where not exists (select from variants v where v.product_id = p.id)",
    ),
  ).toBe(0);
  expect(await one("select count(*)::int as value from products where name ~ '[0-9]'")).toBe(0);
  expect(
    await one(
      "select count(*)::int as value from variants v where not exists (select from price_changes c where c.variant_id = v.id)",
    ),
  ).toBe(0);
  await stockAddsUp();
  await ratingsAddUp();
  await db.execute(
    sql`insert into products (shop_id, category_id, slug, name, tax_class_code) select shop_id, category_id, 'one-more', 'One More', tax_class_code from products limit 1`,
  );
});

async function stockAddsUp(): Promise<void> {
  expect(
    await one(`select count(*)::int as value from stock_levels s left join (select variant_id,
        sum(case kind when 'shipped' then -quantity when 'received' then quantity when 'adjusted' then quantity else 0 end) as on_hand,
        sum(case kind when 'allocated' then quantity when 'shipped' then -quantity when 'released' then -quantity else 0 end) as allocated
        from stock_movements group by variant_id) m on m.variant_id = s.variant_id
      where s.on_hand <> coalesce(m.on_hand, 0) or s.allocated <> coalesce(m.allocated, 0)`),
  ).toBe(0);
}

async function ratingsAddUp(): Promise<void> {
  expect(
    await one(`select count(*)::int as value from products p left join (select product_id, count(*) as n, round(avg(stars) * 10) as rating from reviews group by product_id) r
      on r.product_id = p.id where p.reviews_count <> coalesce(r.n, 0) or p.rating_tenths <> coalesce(r.rating, 0)`),
  ).toBe(0);
}

async function countAll(): Promise<unknown[]> {
  const tables = [
    "languages",
    "currencies",
    "countries",
    "states",
    "cities",
    "tax_classes",
    "tax_rates",
    "shipping_rates",
    "pages",
    "page_translations",
  ];
  return await Promise.all(tables.map((table) => one(`select count(*)::int as value from ${table}`)));
}

async function one(query: string): Promise<unknown> {
  const { rows } = (await db.execute(sql.raw(query))) as { rows: { value: unknown }[] };
  return rows[0]?.value;
}

test("shops have followers, coupons that can be used, and videos of what they sell", async () => {
  expect(await one("select count(distinct shop_id)::int as value from shop_followers")).toBe(
    await one("select count(*)::int as value from shops"),
  );
  expect(
    await one(
      "select count(*)::int as value from coupons where starts_at > '2026-03-10T09:00:00Z' or ends_at <= '2026-03-10T09:00:00Z'",
    ),
  ).toBe(0);
  expect(
    await one(
      "select count(*)::int as value from coupons c where kind = 'product_base' and not exists (select from coupon_products p where p.coupon_id = c.id)",
    ),
  ).toBe(0);
  expect(await one("select count(distinct video_id)::int as value from video_products")).toBe(6);
  expect(
    await one(
      "select count(*)::int as value from video_products w join videos v on v.id = w.video_id join products p on p.id = w.product_id where p.shop_id <> v.shop_id",
    ),
  ).toBe(0);
});

test("sold downloads have their files, and a separate key for each unit", async () => {
  expect(
    await one(`select count(*)::int as value from products p where p.type = 'digital'
      and not exists (select from digital_files f where f.product_id = p.id)`),
  ).toBe(0);
  expect(
    await one(`select count(*)::int as value from order_lines l join customers c on c.email = 'shopper@souk.example'
      join orders o on o.id = l.order_id join purchases p on p.id = o.purchase_id and p.customer_id = c.id
      join digital_grants g on g.order_line_id = l.id where l.product_type = 'digital'`),
  ).toBe(6);
  expect(await one("select count(*)::int as value from licence_keys where order_line_id is not null")).toBe(1);
});

test("every shop has a legal identity, which its invoices show", async () => {
  expect(
    await one(
      `select count(*)::int as value from shops s where not exists (select from shop_imprints i where i.shop_id = s.id)`,
    ),
  ).toBe(0);
  expect(await one("select count(*)::int as value from invoices where seller is null")).toBe(0);
});

test("the books of a fresh demo are right", async () => {
  expect(await findBrokenBooks(db)).toEqual([]);
});

test("the ledger of the demo adds up, and all that was paid and delivered is in it", async () => {
  expect(
    await one(`select count(*)::int as value from (select 1 from ledger_entries e join ledger_accounts a on a.id = e.account_id
      group by e.transaction_id, a.unit having sum(e.amount_minor) <> 0) t`),
  ).toBe(0);
  expect(
    await one(`select count(*)::int as value from orders o where o.fulfilment_status = 'delivered' and o.payment_status = 'paid'
      and o.total_minor <> (select sum(paid_minor) from earnings e where e.order_id = o.id)`),
  ).toBe(0);
  expect(await one("select balance_minor::int as value from ledger_accounts where kind = 'customer_wallet'")).toBe(
    15_200,
  );
  expect(
    await one(
      "select balance_minor::int as value from ledger_accounts a join customers c on c.id = a.customer_id where a.kind = 'points_available' and c.email = 'shopper@souk.example'",
    ),
  ).toBeGreaterThan(100);
  expect(await one("select count(*)::int as value from commission_rules")).toBe(3);
});

test("there are returns in every state, and those that were refunded balance to the last unit", async () => {
  expect(await one("select count(distinct status)::int as value from returns")).toBe(6);
  expect(await one("select count(*)::int as value from credit_notes where refund_id is not null")).toBe(2);
  expect(
    await one(`select count(*)::int as value from (select e.transaction_id from ledger_entries e
      join ledger_accounts a on a.id = e.account_id group by e.transaction_id, a.unit having sum(e.amount_minor) <> 0) off`),
  ).toBe(0);
  expect(
    await one(`select coalesce(sum(e.amount_minor), 0)::int as value from ledger_entries e join ledger_accounts a on a.id = e.account_id
      join ledger_transactions t on t.id = e.transaction_id
      where a.kind = 'order_clearing' and t.order_id in (select order_id from order_refunds)
        and t.kind in ('refund', 'earning_reversed')`),
  ).toBe(0);
});
