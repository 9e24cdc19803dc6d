import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { flushCompileCache } from "node:module";
import path from "node:path";
import { and, asc, eq, isNotNull, ne } from "drizzle-orm";
import { openEmbedded, openPostgres } from "#db/client.ts";
import { orders } from "#db/schema/order.ts";
import { payments } from "#db/schema/payment.ts";
import { products, variants } from "#db/schema/product.ts";
import { purchases } from "#db/schema/purchase.ts";
import { addToCart } from "#domain/cart/cart/add-to-cart.ts";
import { getCart } from "#domain/cart/cart/get-cart.ts";
import type { Context } from "#domain/context.ts";
import { sendMails } from "#domain/platform/mail/send-mails.ts";
import { SYSTEM } from "#domain/orders/order/order.ts";
import { settlePayments } from "#domain/payment/attempt/settle-payments.ts";
import { handleWebhook } from "#domain/payment/attempt/handle-webhook.ts";
import { placeOrder } from "#domain/checkout/purchase/place-order.ts";
import { confirmOrder } from "#domain/checkout/purchase/confirm-order.ts";
import { confirmOrderInput } from "#domain/checkout/purchase/purchase.input.ts";
import { refundOrder } from "#domain/orders/refund/refund-order.ts";
import { creditWallet } from "#domain/accounts/wallet/credit-wallet.ts";
import { createSandbox } from "#integrations/payment/sandbox/sandbox.ts";
import { moneyFromMinor } from "#shared/money.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { afterEachTransaction } from "./after-each-transaction.ts";

// Usage: node tests/crash/pay-and-die.ts <postgres url | folder> <notes folder> <step>
// Finishes what buyers before have begun, then buys as a new one and dies right after the step of that number.
const [database = "", notes = "", dieAfter = "1"] = process.argv.slice(2);
const LATER = 6 * 60_000;
/** The one that died last, and the one before, which has been finished. */
const RESUMED = 2;
const STEP = Number(dieAfter);
const BUYERS_FILE = path.join(notes, "buyers");

// Those who come after start sooner; who is killed leaves nothing otherwise.
flushCompileCache();

let isArmed = false;
let step = 0;
let hasMailLeft = false;

/** Checks that something has happened permanently. */
function done(what: string): void {
  if (!isArmed) return;
  step += 1;
  appendFileSync(path.join(notes, "steps"), `${STEP}: ${step} ${what}\n`);
  if (step === STEP) process.kill(process.pid, "SIGKILL");
}

/** What is written outside of transactions is a step as well; several rows written one by one in the same way are one. */
function countWrites(client: object): void {
  const query = Reflect.get(client, "query") as (...args: unknown[]) => Promise<unknown>;
  let latest = "";
  Reflect.set(client, "query", async (...args: unknown[]) => {
    const answer = await query.apply(client, args);
    const [first] = args;
    const statement = typeof first === "string" ? first : (first as { text: string }).text;
    const table = /^(?:insert into|update|delete from) "?(\w+)/i.exec(statement)?.[1];
    if (table && statement !== latest) done(`${table} written`);
    latest = statement;
    return answer;
  });
}

const handle = database.startsWith("postgres") ? openPostgres(database, 3) : await openEmbedded(database);
countWrites((handle.pool ?? handle.embedded)!);

const db = afterEachTransaction(handle.db, () => done("commit"));

const now = () => new Date(Date.now() + STEP * LATER);
const sandbox = createSandbox({
  folder: path.join(notes, "bank"),
  signingSecret: "of the bank",
  pageUrl: (reference) => `https://pay.example/${reference}`,
  webhookUrl: () => "http://127.0.0.1:9/",
  now,
});
const bank: Context["providers"][number] = {
  ...sandbox.provider,
  readWebhook: (body) => Promise.resolve(JSON.parse(body) as { eventId: string; kind: string; reference: string }),
  async start(request) {
    const started = await sandbox.provider.start(request);
    done("bank began");
    return started;
  },
  async refund(request) {
    const sent = await sandbox.provider.refund(request);
    done("bank sent back");
    return sent;
  },
};

function comeAs(customerId: number): Context {
  const made = makeContext(db, {
    visitor: { customerId },
    settings: { maximumUnpaidUnits: 10_000, maximumUnpaidUnitsPerNetwork: 10_000 },
  });
  return { ...made, now, providers: [bank] };
}

const buyers = readBuyers();
for (const customerId of buyers.slice(-RESUMED)) await buy(comeAs(customerId));
const customerId = await makeCustomer(db, { email: `buyer-${STEP}-${process.pid}@example.com` });
const newcomer = comeAs(customerId);
const gift = { customerId, amount: moneyFromMinor(700, "USD"), kind: "correction" as const };
await creditWallet(newcomer, { ...gift, idempotencyKey: `gift:${customerId}` });
writeFileSync(BUYERS_FILE, JSON.stringify([...buyers, customerId]));
isArmed = true;
await buy(newcomer);
isArmed = false;
await handle.close();

function readBuyers(): number[] {
  try {
    return JSON.parse(readFileSync(BUYERS_FILE, "utf8")) as number[];
  } catch {
    return [];
  }
}

/** From the cart to the mail, going on from wherever it stands: a part from the wallet, the rest by the bank, one order given back. */
async function buy(ctx: Context): Promise<void> {
  const purchase = (await findPurchase(ctx)) ?? (await place(ctx));
  await placeOrder(ctx, { trx_id: purchase.trxId, payment_type: "sandbox", use_wallet: true });
  logStep(`placed ${purchase.trxId}`);
  await pay(ctx, purchase.id);
  await settlePayments(ctx);
  const [order] = await db.select().from(orders).where(eq(orders.purchaseId, purchase.id)).orderBy(asc(orders.id));
  if (order!.paymentStatus === "unpaid") throw new Error(`The purchase ${purchase.trxId} was not paid`);
  logStep(`paid ${purchase.trxId}`);
  if (order!.paymentStatus === "paid") {
    const whole = { lines: "all" as const, shipping: "all" as const, to: "source" as const, kind: "cancel" as const };
    const refunded = await refundOrder(ctx, { ...whole, orderId: order!.id, actor: SYSTEM });
    if (!refunded.ok) throw new Error(refunded.failure.code);
  }
  logStep(`refunded ${order!.id}`);
  await settlePayments(ctx);
  await sendMails(ctx, ({ idempotencyKey }) => {
    appendFileSync(path.join(notes, "mails"), `${idempotencyKey}\n`);
    if (!hasMailLeft) done("mail left");
    hasMailLeft = isArmed;
    return Promise.resolve();
  });
}

type Placed = { id: number; trxId: string };

async function findPurchase({ visitor }: Context): Promise<Placed | undefined> {
  const rows = await db
    .select({ id: purchases.id, trxId: purchases.trxId })
    .from(purchases)
    .where(and(eq(purchases.customerId, visitor.customerId!), ne(purchases.status, "draft")));
  return rows[0];
}

async function place(ctx: Context): Promise<Placed> {
  const { carts } = await getCart(ctx);
  const goods = await db
    .select({ productId: products.id, variantId: variants.id })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .orderBy(asc(products.id))
    .limit(2);
  for (const { productId, variantId } of goods)
    if (!carts.some((line) => line.variantId === variantId))
      await addToCart(ctx, { product_id: productId, quantity: 1, variants_ids: variantId });
  const { trxId } = await getCart(ctx);
  const address = { name: "Ada", line_1: "1 Lane", city: "Vienna", state: "", postal_code: "1010", country_code: "LI" };
  const form = { trx_id: trxId, email: "ada@example.com", shipping_address: address, terms_accepted: true };
  const confirmed = await confirmOrder(ctx, confirmOrderInput.parse(form));
  if (!confirmed.ok) throw new Error(confirmed.failure.code);
  await placeOrder(ctx, { trx_id: trxId, payment_type: "sandbox", use_wallet: true });
  return (await findPurchase(ctx))!;
}

/** The shopper pays at the bank's newest page, and the bank tells the shop. */
async function pay(ctx: Context, purchaseId: number): Promise<void> {
  const tries = await db
    .select({ reference: payments.providerReference })
    .from(payments)
    .where(and(eq(payments.purchaseId, purchaseId), isNotNull(payments.providerReference)))
    .orderBy(asc(payments.id));
  const newest = tries.at(-1)?.reference;
  if (!newest) return;
  await sandbox.decide(newest, "paid", "never");
  done("bank has the money");
  const body = JSON.stringify({ eventId: `event ${newest}`, kind: "payment.paid", reference: newest });
  await handleWebhook(ctx, { provider: "sandbox", body, headers: new Headers() });
}

/** What the shopper was shown has happened. */
function logStep(line: string): void {
  appendFileSync(path.join(notes, "told"), `${line}\n`);
}
