import { eq, isNotNull, and } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { orderEvents, orderLines, orders } from "#db/schema/order.ts";
import { payments } from "#db/schema/payment.ts";
import { purchaseAddresses, purchases } from "#db/schema/purchase.ts";
import { shippingRates } from "#db/schema/shipping.ts";
import { stockMovements } from "#db/schema/stock.ts";
import { insertRows, insertWithIds } from "../insert-rows.ts";
import { daysFrom, known, pairUp } from "../known.ts";
import type { CatalogIds } from "./insert-catalog.ts";
import { homeOf, SHOPPER_HOME, type PeopleIds } from "./insert-people.ts";
import type { ProductIds } from "./insert-products.ts";
import { insertParcels } from "./insert-parcels.ts";
import { insertInvoices, paymentRows } from "./insert-payments.ts";
import { HOURS_UNTIL, hoursAfter, hoursUntilEnd, hoursUntilPaid, isPaid } from "./order-times.ts";
import {
  hasLeft,
  isGivenUp,
  isLineSent,
  stagesBefore,
  type PlannedOrder,
  type PlannedPurchase,
} from "./plan-orders.ts";
import { COLORS } from "../content/colors.ts";
import type { OrderStage } from "../content/orders.ts";
import { readCustomers } from "./product-reviews.ts";

type Ids = { catalog: CatalogIds; products: ProductIds; people: PeopleIds };

/** The purchases of the demo accounts, as if they had been placed and fulfilled. */
export async function insertOrders(
  db: Database,
  planned: readonly PlannedPurchase[],
  ids: Ids,
  now: Date,
): Promise<void> {
  const rates = await db
    .select({ id: shippingRates.id, name: shippingRates.name })
    .from(shippingRates)
    .where(and(eq(shippingRates.countryCode, "US"), isNotNull(shippingRates.name)));
  const rateIds = new Map(rates.map(({ id, name }) => [name, id]));
  const purchaseIds = pairUp(
    planned.map(({ trxId }) => trxId),
    await insertWithIds(
      db,
      purchases,
      planned.map((purchase) => purchaseRow(purchase, ids, rateIds, now)),
    ),
  );
  await insertRows(
    db,
    purchaseAddresses,
    planned.flatMap((purchase) => addressRows(purchase, known(purchaseIds, purchase.trxId))),
  );
  const made = planned.flatMap((purchase) => purchase.orders.map((order) => ({ purchase, order })));
  const orderIds = pairUp(
    made.map(({ order }) => order.code),
    await insertWithIds(
      db,
      orders,
      made.map(({ purchase, order }) => orderRow(purchase, order, known(purchaseIds, purchase.trxId), ids, now)),
    ),
  );
  for (const { purchase, order } of made) await insertLines(db, purchase, order, known(orderIds, order.code), ids, now);
  await insertRows(
    db,
    orderEvents,
    made.flatMap(({ purchase, order }) => eventRows(purchase, order, known(orderIds, order.code), ids, now)),
  );
  await insertRows(
    db,
    payments,
    planned.flatMap((purchase) => paymentRows(purchase, known(purchaseIds, purchase.trxId), orderIds, now)),
  );
  await insertInvoices(db, made, orderIds, ids.catalog.shops, now);
}

function purchaseRow(
  purchase: PlannedPurchase,
  { catalog, people }: Ids,
  rateIds: ReadonlyMap<string, number>,
  now: Date,
): typeof purchases.$inferInsert {
  const placedAt = hoursAfter(purchase, 0, now);
  const status = purchase.orders.every(({ stage }) => stage === "expired")
    ? "expired"
    : purchase.orders.every(({ stage }) => stage === "canceled")
      ? "canceled"
      : "placed";
  return {
    trxId: purchase.trxId,
    status,
    customerId: purchase.buyer === "shopper" ? people.shopper : people.reviewers[purchase.buyer],
    email: contactOf(purchase).email,
    phone: homeFor(purchase).phone,
    languageCode: "en",
    currencyCode: "USD",
    exchangeRate: "1",
    shipToCountryCode: SHOPPER_HOME.countryCode,
    delivery: Object.fromEntries(
      purchase.orders.map(({ shop }) => [known(catalog.shops, shop), known(rateIds, purchase.delivery.name)]),
    ),
    notes: Object.fromEntries(
      purchase.orders.filter(({ note }) => note !== "").map(({ shop, note }) => [known(catalog.shops, shop), note]),
    ),
    paymentMethod: purchase.method,
    ...amountsOf(purchase),
    termsAcceptedAt: placedAt,
    placedAt,
    createdAt: placedAt,
  };
}

function contactOf(purchase: PlannedPurchase): { email: string; name: string } {
  if (purchase.buyer === "shopper") return { email: "shopper@souk.example", name: SHOPPER_HOME.name };
  const customer = readCustomers()[purchase.buyer];
  if (!customer) throw new Error(`There is no customer ${purchase.buyer}`);
  return { email: customer.email, name: `${customer.firstName} ${customer.lastName}` };
}

function homeFor({ buyer }: PlannedPurchase): Omit<typeof SHOPPER_HOME, "name"> {
  return buyer === "shopper" ? SHOPPER_HOME : homeOf(buyer);
}

function addressRows(purchase: PlannedPurchase, purchaseId: number): (typeof purchaseAddresses.$inferInsert)[] {
  const address = { ...homeFor(purchase), name: contactOf(purchase).name, purchaseId };
  return [
    { ...address, kind: "shipping" },
    { ...address, kind: "billing" },
  ];
}

function orderRow(
  purchase: PlannedPurchase,
  order: PlannedOrder,
  purchaseId: number,
  { catalog }: Ids,
  now: Date,
): typeof orders.$inferInsert {
  const placedAt = hoursAfter(purchase, 0, now);
  const dayAfter = (days: number) => daysFrom(placedAt, days).toISOString().slice(0, 10);
  return {
    purchaseId,
    shopId: known(catalog.shops, order.shop),
    code: order.code,
    fulfilmentStatus: order.stage === "expired" ? "canceled" : order.stage,
    paymentStatus: isPaid(purchase, order) ? "paid" : "unpaid",
    deliveryName: order.isDigital ? "" : purchase.delivery.name,
    deliveryFromOn: order.isDigital ? null : dayAfter(purchase.delivery.fromDays),
    deliveryToOn: order.isDigital ? null : dayAfter(purchase.delivery.toDays),
    note: order.note,
    ...amountsOf(order),
    createdAt: placedAt,
    sentAt: hasLeft(order.stage) ? hoursAfter(purchase, HOURS_UNTIL.picked_up, now) : null,
    deliveredAt: order.stage === "delivered" ? hoursAfter(purchase, HOURS_UNTIL.delivered, now) : null,
  };
}

async function insertLines(
  db: Database,
  purchase: PlannedPurchase,
  order: PlannedOrder,
  orderId: number,
  { products }: Ids,
  now: Date,
): Promise<void> {
  const rows = order.lines.map((line) => ({
    orderId,
    productId: known(products.products, line.product.slug),
    variantId: known(products.variants, line.variant.sku),
    productSlug: line.product.slug,
    productName: line.product.wording.en.name,
    variantName: nameOfVariant(line),
    sku: line.variant.sku,
    image: line.variant.image,
    productType: line.product.isDigital ? "digital" : "physical",
    quantity: line.quantity,
    unitPriceMinor: line.variant.priceMinor,
    lineTotalMinor: line.lineTotalMinor,
    couponDiscountMinor: line.couponDiscountMinor,
    operatorDiscountMinor: line.couponDiscountMinor,
    taxClassCode: line.product.taxClass,
    taxRateBasisPoints: line.taxBasisPoints,
    taxMinor: line.taxMinor,
  }));
  const lineIds = await insertWithIds(db, orderLines, rows);
  const movement = (kind: "allocated" | "shipped" | "released", hours: number) =>
    rows.map((row, index) => ({
      variantId: row.variantId,
      kind,
      quantity: row.quantity,
      orderLineId: lineIds[index] ?? null,
      createdAt: hoursAfter(purchase, hours, now),
    }));
  await insertRows(db, stockMovements, movement("allocated", 0));
  const shipped = movement("shipped", HOURS_UNTIL.picked_up).filter((_row, place) => isLineSent(order, place));
  await insertRows(db, stockMovements, shipped);
  if (isGivenUp(order.stage)) await insertRows(db, stockMovements, movement("released", hoursUntilEnd(order)));
  if (!order.isDigital) await insertParcels(db, { purchase, order, orderId, lineIds }, now);
}

function nameOfVariant({ product, variant }: PlannedOrder["lines"][number]): string {
  if (product.variants.length === 1) return "";
  const color = COLORS.filter(({ slug }) => slug === variant.colorSlug).map(({ name: [english] }) => english);
  return [
    ...color,
    ...variant.choices.filter(({ attribute }) => attribute !== "Material").map(({ value }) => value),
  ].join(", ");
}

/** Files are delivered as soon as they are paid. */
function hoursUntil(purchase: PlannedPurchase, order: PlannedOrder, status: OrderStage): number {
  if (status === "canceled") return hoursUntilEnd(order);
  return order.isDigital && status !== "pending" ? hoursUntilPaid(purchase) : HOURS_UNTIL[status];
}

function eventRows(
  purchase: PlannedPurchase,
  order: PlannedOrder,
  orderId: number,
  { people }: Ids,
  now: Date,
): (typeof orderEvents.$inferInsert)[] {
  const actorId = purchase.buyer === "shopper" ? people.shopper : people.reviewers[purchase.buyer];
  const stages = stagesBefore(order.stage);
  const moves = stages.map((toStatus, index) => ({
    orderId,
    axis: "fulfilment" as const,
    fromStatus: stages[index - 1] ?? null,
    toStatus,
    ...(index === 0 || order.stage === "canceled"
      ? { actor: "shopper" as const, actorId }
      : { actor: order.stage === "expired" || order.isDigital ? ("system" as const) : ("shop" as const) }),
    note: order.stage === "expired" && index > 0 ? "not paid in time" : "",
    createdAt: hoursAfter(purchase, hoursUntil(purchase, order, toStatus), now),
  }));
  const unpaid = {
    orderId,
    axis: "payment" as const,
    fromStatus: null,
    toStatus: "unpaid",
    actor: "shopper" as const,
    actorId,
    createdAt: hoursAfter(purchase, 0, now),
  };
  const actor = purchase.method === "sandbox" ? ("provider" as const) : ("shop" as const);
  const paid = isPaid(purchase, order)
    ? [
        {
          orderId,
          axis: "payment" as const,
          fromStatus: "unpaid",
          toStatus: "paid",
          actor,
          createdAt: hoursAfter(purchase, hoursUntilPaid(purchase), now),
        },
      ]
    : [];
  return [...moves, unpaid, ...paid].toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

function amountsOf({
  subTotalMinor,
  couponDiscountMinor,
  shippingMinor,
  shippingTaxMinor,
  taxMinor,
  totalMinor,
}: PlannedPurchase | PlannedOrder) {
  return { subTotalMinor, couponDiscountMinor, shippingMinor, shippingTaxMinor, taxMinor, totalMinor };
}
