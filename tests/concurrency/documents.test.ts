import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { digitalCounts, digitalDownloads, digitalFiles, digitalGrants } from "#db/schema/digital.ts";
import { orderLines, orders } from "#db/schema/order.ts";
import { purchases } from "#db/schema/purchase.ts";
import { orderRefunds } from "#db/schema/refund.ts";
import { withTransaction } from "#domain/context.ts";
import { addLicenseKeys } from "#domain/fulfilment/digital/add-license-keys.ts";
import { grantDigital } from "#domain/fulfilment/digital/grant-digital.ts";
import { startDownload } from "#domain/fulfilment/download/open-download.ts";
import { issueCreditNote } from "#domain/orders/invoice/issue-credit-note.ts";
import { issueInvoices } from "#domain/orders/invoice/issue-invoices.ts";
import type { MadeProduct } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { openTestPostgres } from "#tests/database/open-test-postgres.ts";
import { prepareShop } from "#tests/support/prepared-shop.ts";

const BATCH_SIZE = 20;

const { db, handle } = await openTestPostgres(BATCH_SIZE);
const [song] = (await prepareShop(handle, { products: 1, stock: 100 })) as [MadeProduct];
const ctx = makeContext(db);

/** Paid orders of a file each. */
async function makeOrders(name: string): Promise<{ orderId: number; lineId: number }[]> {
  const amounts = { subTotalMinor: 300, totalMinor: 300 };
  const placed = { placedAt: new Date(), termsAcceptedAt: new Date(), paymentMethod: "sandbox" };
  const words = { languageCode: "en", currencyCode: "USD", exchangeRate: "1", shipToCountryCode: "US" };
  const many = Array.from({ length: BATCH_SIZE }, (_, index) => `${name}-${index}`);
  const bought = await db
    .insert(purchases)
    .values(
      many.map((trxId) => ({
        trxId,
        status: "placed" as const,
        email: "a@b.example",
        ...words,
        ...placed,
        ...amounts,
      })),
    )
    .returning({ id: purchases.id });
  const made = await db
    .insert(orders)
    .values(
      bought.map(({ id }, index) => ({
        purchaseId: id,
        shopId: song.shopId,
        code: many[index]!,
        paymentStatus: "paid" as const,
        ...amounts,
      })),
    )
    .returning({ id: orders.id });
  const lines = await db
    .insert(orderLines)
    .values(
      made.map(({ id }) => ({
        orderId: id,
        productId: song.productId,
        variantId: song.variantIds[0]!,
        productSlug: "song",
        productName: "Song",
        sku: "SONG",
        productType: "digital",
        quantity: 1,
        unitPriceMinor: 300,
        lineTotalMinor: 300,
        taxClassCode: "standard",
      })),
    )
    .returning({ id: orderLines.id });
  return made.map(({ id }, index) => ({ orderId: id, lineId: lines[index]!.id }));
}

describe("at once from twenty places", () => {
  test("a shop's invoices are numbered without a gap or a number twice", async () => {
    const made = await makeOrders("invoice");
    await Promise.all(
      made.map(({ orderId }) =>
        withTransaction(ctx, (inside) => issueInvoices(inside, [{ orderId, shopId: song.shopId }])),
      ),
    );
    expect(await numbersOf("invoices")).toEqual(Array.from({ length: BATCH_SIZE }, (_, index) => index + 1));
  });

  test("a shop's credit notes are too, also when some of the refunds fail", async () => {
    const made = await makeOrders("credit");
    const refunds = await db
      .insert(orderRefunds)
      .values(
        made.map(({ orderId }) => ({
          orderId,
          kind: "goodwill" as const,
          destination: "source" as const,
          amountMinor: 1,
          goodsMinor: 0,
          shippingMinor: 0,
          goodwillMinor: 1,
          taxMinor: 0,
          actor: "operator" as const,
        })),
      )
      .returning({ refundId: orderRefunds.id, orderId: orderRefunds.orderId });
    const outcomes = await Promise.allSettled(
      refunds.map((refund, index) =>
        withTransaction(ctx, async (inside) => {
          await issueCreditNote(inside, { ...refund, shopId: song.shopId });
          if (index % 4 === 0) throw new Error("the refund failed");
        }),
      ),
    );
    const fine = outcomes.filter(({ status }) => status === "fulfilled").length;
    expect(fine).toBe(15);
    expect(await numbersOf("credit_notes")).toEqual(Array.from({ length: fine }, (_, index) => index + 1));
  });

  test("a file is downloaded as often as its limit says, and not once more", async () => {
    const [{ lineId }] = (await makeOrders("download")) as [{ orderId: number; lineId: number }];
    const digest = createHash("sha256").update("la").digest("hex");
    const [file] = await db
      .insert(digitalFiles)
      .values({ productId: song.productId, name: "song.mp3", mediaType: "audio/mpeg", sizeBytes: 2, digest })
      .returning({ id: digitalFiles.id });
    await db.insert(digitalGrants).values({ orderLineId: lineId, downloadsLimit: 5, grantedAt: new Date() });
    const started = await Promise.all(
      Array.from({ length: BATCH_SIZE }, (_, index) => {
        const link = { orderLineId: lineId, fileId: file!.id, expiresAt: new Date(), linkKey: `link-${index}` };
        return startDownload(ctx, { link: { ...link, holder: { kind: "key" } }, isFromStart: true });
      }),
    );
    expect(started.filter(({ ok }) => ok)).toHaveLength(5);
    expect(await db.select().from(digitalCounts)).toMatchObject([{ downloadsCount: 5 }]);
    expect(await db.select().from(digitalDownloads)).toHaveLength(5);
  });

  test("each license key goes to one unit, and paying twice takes no second one", async () => {
    await addLicenseKeys(
      ctx,
      song.variantIds[0]!,
      Array.from({ length: BATCH_SIZE + 5 }, (_, index) => `KEY-${index}`),
    );
    const made = await makeOrders("keys");
    await Promise.all([...made, ...made].map(({ orderId }) => grantDigital(ctx, [orderId])));
    const { rows } = (await db.execute(sql`
      select count(*)::int as keys, count(distinct order_line_id)::int as lines from licence_keys where order_line_id is not null
    `)) as { rows: { keys: number; lines: number }[] };
    expect(rows[0]).toEqual({ keys: BATCH_SIZE, lines: BATCH_SIZE });
  });
});

async function numbersOf(table: "invoices" | "credit_notes"): Promise<number[]> {
  const { rows } = (await db.execute(
    sql`select number from ${sql.identifier(table)} where shop_id = ${song.shopId}::int order by number`,
  )) as { rows: { number: number }[] };
  return rows.map(({ number }) => number);
}
