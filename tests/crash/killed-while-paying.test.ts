import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { asc, eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { openEmbedded, openPostgres, type DatabaseHandle } from "#db/client.ts";
import { mails } from "#db/schema/mail.ts";
import { orders } from "#db/schema/order.ts";
import { payments, refunds } from "#db/schema/payment.ts";
import { purchases } from "#db/schema/purchase.ts";
import { startPostgres } from "#tests/database/postgres.ts";
import { findBrokenBooks } from "#tests/support/find-broken-books.ts";
import { prepareShop } from "#tests/support/prepared-shop.ts";
import { linesOf, runUntilKilled } from "./run-until-killed.ts";

const PATIENCE_MILLISECONDS = 420_000;
const EACH_OF = ["commit", "bank began", "payments written", "bank has the money", "bank sent back", "mail left"];
const MAX_STEPS = 60;
/** Opening the embedded database again takes long; the steps between are tried on PostgreSQL. */
const EVERY_SECOND = 2;

/** After what the processes were killed. */
async function findKills(notes: string): Promise<string[]> {
  const steps = (await linesOf(notes, "steps")).map((line) => /^(\d+): (\d+) (.*)$/.exec(line)!);
  return steps.flatMap(([, killedAt, reached, what]) => (killedAt === reached ? [what!] : []));
}

/** What the shopper was shown is so, whatever happened afterwards. */
async function expectToldToBeTrue({ db }: DatabaseHandle, notes: string): Promise<void> {
  const placed = await db.select().from(purchases).orderBy(asc(purchases.id));
  const all = await db.select().from(orders).orderBy(asc(orders.id));
  for (const line of await linesOf(notes, "told")) {
    const [what, which] = line.split(" ");
    const purchase = placed.find(({ trxId }) => trxId === which);
    const own = all.filter(({ purchaseId }) => purchaseId === purchase?.id);
    if (what === "placed") expect([purchase!.status, own.length]).toEqual(["placed", 2]);
    if (what === "paid") expect(own.map(({ paymentStatus }) => paymentStatus)).toEqual(["refunded", "paid"]);
    if (what === "refunded") expect(all.find(({ id }) => id === Number(which))!.paymentStatus).toBe("refunded");
  }
}

/** Each buyer has one purchase; of what the bank took it has sent back what the shop refunded, and no more. */
async function expectOneChargeEach({ db }: DatabaseHandle, notes: string): Promise<void> {
  const buyers = JSON.parse(await readFile(path.join(notes, "buyers"), "utf8")) as number[];
  const placed = await db.select().from(purchases).where(eq(purchases.status, "placed"));
  expect(placed.map(({ customerId }) => customerId!).toSorted((one, other) => one - other)).toEqual(buyers);
  const bank = path.join(notes, "bank");
  const files = await readdir(bank);
  const tries = await db
    .select({
      reference: payments.providerReference,
      status: payments.status,
      backMinor: sql<number>`(select coalesce(sum(r.amount_minor), 0)::float8 from ${refunds} r where r.payment_id = payments.id and r.status = 'done')`,
      openCount: sql<number>`(select count(*)::int from ${refunds} r where r.payment_id = payments.id and r.status <> 'done')`,
    })
    .from(payments)
    .where(eq(payments.provider, "sandbox"));
  for (const name of files.filter((file) => file.endsWith(".outcome"))) {
    const reference = name.replace(".outcome", "");
    const sent = await Promise.all(
      files
        .filter((file) => file.startsWith(`${reference}.refund-`))
        .map(async (file) => (JSON.parse(await readFile(path.join(bank, file), "utf8")) as { minor: number }).minor),
    );
    const backMinor = sent.reduce((sum, minor) => sum + minor, 0);
    expect(tries.filter((each) => each.reference === reference)).toEqual([
      { reference, status: "paid", backMinor, openCount: 0 },
    ]);
  }
}

/** A mail leaves once; one that had left when the power failed may come again, under the same name. */
async function expectMailsOnce({ db }: DatabaseHandle, notes: string): Promise<void> {
  const rows = await db.select().from(mails).orderBy(asc(mails.id));
  expect(rows.filter(({ sentAt }) => sentAt === null)).toEqual([]);
  const left = await linesOf(notes, "mails");
  expect([...new Set(left)].toSorted()).toEqual(rows.map(({ idempotencyKey }) => idempotencyKey).toSorted());
  const killsWithMail = (await findKills(notes)).filter((what) => what === "mail left");
  expect(left.length - new Set(left).size).toBeLessThanOrEqual(killsWithMail.length);
}

async function proveStepsLoseNothing(
  database: string,
  stride: number,
  open: () => Promise<DatabaseHandle>,
): Promise<void> {
  const notes = await mkdtemp(path.join(tmpdir(), "souk-notes-"));
  const written = await open();
  await prepareShop(written, { products: 2, stock: 1000 });
  await written.close();
  let steps = 1;
  while (steps < MAX_STEPS && (await runUntilKilled("pay-and-die.ts", database, notes, steps))) steps += stride;
  expect(steps).toBeLessThan(MAX_STEPS);
  if (stride === 1) expect(await findKills(notes)).toEqual(expect.arrayContaining(EACH_OF));
  const after = await open();
  await expectToldToBeTrue(after, notes);
  await expectOneChargeEach(after, notes);
  await expectMailsOnce(after, notes);
  expect(await findBrokenBooks(after.db)).toEqual([]);
  await after.close();
  await rm(notes, { recursive: true, force: true });
}

describe.concurrent("killed after any step of a payment, the shop goes on: one purchase, one charge or its refund, each mail once", () => {
  test("on the embedded database", { timeout: PATIENCE_MILLISECONDS }, async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "souk-paying-"));
    await proveStepsLoseNothing(folder, EVERY_SECOND, () => openEmbedded(folder));
    await rm(folder, { recursive: true, force: true });
  });

  test("on PostgreSQL", { timeout: PATIENCE_MILLISECONDS }, async () => {
    const postgres = await startPostgres();
    await proveStepsLoseNothing(postgres.url, 1, () => Promise.resolve(openPostgres(postgres.url, 2)));
    await postgres.stop();
  });
});
