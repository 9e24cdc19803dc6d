import fc from "fast-check";
import { expect, test } from "vitest";
import { cancelOrder } from "#domain/orders/order/cancel-order.ts";
import { findParcels } from "#domain/fulfilment/parcel/find-parcels.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { findBrokenBooks } from "#tests/support/find-broken-books.ts";
import { managerOf, linesOf, pack, placeOrder, stateOf } from "#tests/support/managed-orders.ts";
import { makeGoods } from "#tests/support/shopping.ts";
import { cancelShopOrder } from "./cancel-shop-order.ts";
import { unpackParcel } from "./change-parcel.ts";
import { confirmShopOrder } from "./confirm-shop-order.ts";
import { deliverOrder } from "./deliver-order.ts";
import { endParcel } from "./end-parcel.ts";
import { handOverParcel } from "./hand-over-parcel.ts";

const { db } = await openTestDatabase();
const { shirt, song } = await makeGoods(db);

const RUNS = 40;
const KINDS = [
  "confirm",
  "pack",
  "unpack",
  "hand over",
  "deliver",
  "lose",
  "return",
  "arrive",
  "cancel",
  "call off",
] as const;

/** Most moves are refused where they do not fit; none may move a unit twice or leave one behind. */
const moves = fc.array(
  fc.record({
    kind: fc.constantFrom(...KINDS, "pack", "hand over"),
    which: fc.nat(5),
    units: fc.integer({ min: 1, max: 4 }),
  }),
  { maxLength: 25 },
);

test("whatever a shop does in whatever order, each unit moves once", async () => {
  await fc.assert(
    fc.asyncProperty(moves, fc.integer({ min: 1, max: 4 }), async (sequence, quantity) => {
      const { ctx, id, code } = await placeOrder(db, [shirt, quantity], [song, 1]);
      const shop = managerOf(shirt);
      const [line] = await linesOf(db, id);
      const parcel = async (which: number) => {
        const all = await findParcels(ctx, [id]);
        return all[which % Math.max(1, all.length)]?.id ?? 0;
      };
      for (const { kind, which, units } of sequence) {
        if (kind === "confirm") await confirmShopOrder(ctx, shop, code);
        if (kind === "pack") await pack(ctx, shop, code, which > 3 ? undefined : { [line!.id]: units });
        if (kind === "unpack") await unpackParcel(ctx, shop, await parcel(which));
        if (kind === "hand over") await handOverParcel(ctx, shop, await parcel(which));
        if (kind === "deliver") await endParcel(ctx, shop, await parcel(which), "delivered");
        if (kind === "lose") await endParcel(ctx, shop, await parcel(which), "lost");
        if (kind === "return") await endParcel(ctx, shop, await parcel(which), "returned");
        if (kind === "arrive") await deliverOrder(ctx, shop, code);
        if (kind === "cancel" && which === 0) await cancelShopOrder(ctx, shop, code, "broken");
        if (kind === "call off" && which === 0) await cancelOrder(ctx, id, { kind: "shopper", customerId: null }, "");
      }
      expect(await findBrokenBooks(db)).toEqual([]);
      const { status, parcels } = await stateOf(db, id);
      if (status === "delivered") expect(parcels).not.toContain("packed");
      if (status === "delivered" || status === "canceled") expect(parcels).not.toContain("handed_over");
      // Stock for the next run.
      if (status !== "delivered") await cancelShopOrder(ctx, shop, code, "end");
      expect(await findBrokenBooks(db)).toEqual([]);
      await db.execute("update stock_levels set on_hand = on_hand + 10");
      await db.execute(
        "insert into stock_movements (variant_id, kind, quantity) select variant_id, 'received', 10 from stock_levels",
      );
    }),
    { numRuns: RUNS, seed: 20_261_121 },
  );
});
