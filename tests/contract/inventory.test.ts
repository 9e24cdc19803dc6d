import { beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../support/client.ts";
import { takeOverPeopledShop } from "./order-world.ts";

type Stock = {
  variant_id: number;
  product_id: number;
  sku: string;
  shop_name: string;
  on_hand: number;
  available: number;
};
type Answer = {
  stock: { data: Stock[]; total: number };
  movements: { kind: string; quantity: number; note: string }[];
  errors: Record<string, string[]>;
};

const shop = takeOverPeopledShop();
let seller: Client;
let foreign: Stock;

beforeAll(async () => {
  seller = await shop.signIn("seller@souk.example");
  const staff = await shop.signIn("staff@souk.example");
  const [own] = (await seller.get<Answer>("seller/inventory")).body.stock.data;
  const { data } = (await staff.get<Answer>("admin/inventory?per_page=100")).body.stock;
  foreign = data.find(({ shop_name }) => shop_name !== own!.shop_name)!;
  expect(foreign.sku).not.toBe("");
});

async function stockOf(code: string): Promise<Stock | undefined> {
  return (await seller.get<Answer>(`seller/inventory?code=${encodeURIComponent(code)}`)).body.stock.data[0];
}

describe("a seller's inventory", () => {
  test("is counted by scanned code, booked as a difference, and shown among the movements", async () => {
    const [first] = (await seller.get<Answer>("seller/inventory")).body.stock.data;
    const changes = [{ variant_id: first!.variant_id, change: 7 }];
    expect(await seller.post("seller/inventory/changes", { changes, reason: "Spring count" })).toMatchObject({
      status: 200,
    });
    expect(await stockOf(first!.sku)).toMatchObject({ on_hand: first!.on_hand + 7, available: first!.available + 7 });
    const { movements } = (await seller.get<Answer>(`seller/inventory/${first!.variant_id}/movements`)).body;
    expect(movements[0]).toMatchObject({ kind: "adjusted", quantity: 7, note: "Spring count" });
  });

  test("names the row of a count that takes units of open orders or more than there are", async () => {
    const [first, second] = (await seller.get<Answer>("seller/inventory")).body.stock.data;
    const changes = [
      { variant_id: first!.variant_id, change: 1 },
      { variant_id: second!.variant_id, change: -1 - second!.available },
    ];
    const refused = await seller.post<Answer>("seller/inventory/changes", { changes, reason: "Count" });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual(["changes.1.change"]);
    expect(await stockOf(first!.sku)).toMatchObject({ on_hand: first!.on_hand });
  });

  test("does not reach the stock of other shops", async () => {
    expect(await stockOf(foreign.sku)).toBeUndefined();
    expect((await seller.get(`seller/inventory/${foreign.variant_id}/movements`)).status).toBe(404);
    const changes = [{ variant_id: foreign.variant_id, change: 1 }];
    expect((await seller.post("seller/inventory/changes", { changes, reason: "Count" })).status).toBe(404);
    const threshold = await seller.post(`seller/inventory-thresholds/${foreign.product_id}`, { threshold: 1 });
    expect(threshold.status).toBe(404);
  });

  test("is set by a file of SKUs, after a check that changes nothing", async () => {
    const [first] = (await seller.get<Answer>("seller/inventory")).body.stock.data;
    const send = (dryRun: string) => {
      const form = new FormData();
      form.set("file", new File([`sku;stock\n${first!.sku};77\n${foreign.sku};1`], "stock.csv"));
      form.set("dry_run", dryRun);
      return seller.send<{ import: { changed: number; errors: object[] } }>("seller/inventory/import", form);
    };
    const errors = [{ line: 3, column: "sku", message: "There is no variant with this SKU." }];
    expect((await send("1")).body.import).toMatchObject({ changed: 1, errors });
    expect(await stockOf(first!.sku)).toMatchObject({ on_hand: first!.on_hand });
    expect((await send("0")).body.import).toMatchObject({ changed: 1, errors });
    expect(await stockOf(first!.sku)).toMatchObject({ available: 77 });
    expect((await seller.post("seller/inventory/low-stock-mail", { is_on: false })).status).toBe(200);
  });

  test("takes an import back once, and another shop's never", async () => {
    const [first] = (await seller.get<Answer>("seller/inventory")).body.stock.data;
    const staff = await shop.signIn("staff@souk.example");
    const send = async (client: Client, desk: string, sku: string, units: number) => {
      const form = new FormData();
      form.set("file", new File([`sku,stock\n${sku},${units}`], "back.csv"));
      await client.send(`${desk}/inventory/import`, form);
      type Imports = { imports: { id: number; can_undo: boolean; file_name: string }[] };
      return (await client.get<Imports>(`${desk}/inventory/imports`)).body.imports[0]!;
    };
    const own = await send(seller, "seller", first!.sku, first!.available + 9);
    expect(own).toMatchObject({ file_name: "back.csv", can_undo: true });
    const path = `seller/inventory/imports/${own.id}/undo`;
    expect(await seller.post(path, {})).toMatchObject({ status: 200, body: { restored: 1, left: 0 } });
    expect(await stockOf(first!.sku)).toMatchObject({ on_hand: first!.on_hand });
    expect((await seller.post(path, {})).status).toBe(409);
    const theirs = await send(staff, "admin", foreign.sku, foreign.available + 5);
    expect((await seller.post(`seller/inventory/imports/${theirs.id}/undo`, {})).status).toBe(404);
    expect((await staff.post(`admin/inventory/imports/${theirs.id}/undo`, {})).status).toBe(200);
  });

  test("is not for guests and customers without a shop", async () => {
    const body = { changes: [{ variant_id: foreign.variant_id, change: 1 }], reason: "Count" };
    for (const [client, status] of [
      [shop.guest(), 401],
      [await shop.signIn("shopper@souk.example"), 404],
    ] as const) {
      expect((await client.get("seller/inventory")).status).toBe(status);
      expect((await client.get("seller/inventory/imports")).status).toBe(status);
      expect((await client.post("seller/inventory/imports/1/undo", {})).status).toBe(status);
      expect((await client.get(`seller/inventory/${foreign.variant_id}/movements`)).status).toBe(status);
      expect((await client.post("seller/inventory/changes", body)).status).toBe(status);
      expect((await client.post("seller/inventory/low-stock-mail", { is_on: false })).status).toBe(status);
      const form = new FormData();
      form.set("file", new File(["sku,stock\nX,1"], "stock.csv"));
      expect((await client.send("seller/inventory/import", form)).status).toBe(status);
      expect((await client.post(`seller/inventory-thresholds/${foreign.product_id}`, { threshold: 1 })).status).toBe(
        status,
      );
    }
  });
});
