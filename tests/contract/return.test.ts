import { beforeAll, describe, expect, test } from "vitest";
import { openOrderWorld, sendReturn, type OrderWorld, takeOverPeopledShop, type Target } from "./order-world.ts";
import { formOf } from "../support/form-of.ts";

const shop = takeOverPeopledShop();
let world: OrderWorld;
let target: Target;

beforeAll(async () => {
  world = await openOrderWorld(shop);
  target = await world.place("owner", "requested");
});

const lines = (quantity: number) => JSON.stringify([{ order_line_id: target.orderLineId, quantity }]);

describe("refund-request", () => {
  test("asks for the order, its lines as JSON, a reason that it knows, and at most five images", async () => {
    const { owner } = world.clients;
    const none = await owner.send("refund-request", formOf({}));
    expect(none.status).toBe(422);
    expect(Object.keys(none.body.errors)).toEqual(expect.arrayContaining(["code", "lines", "reason"]));
    const good = { code: target.code, lines: lines(1), reason: "damaged" };
    for (const [name, value] of [
      ["lines", "{"],
      ["lines", "[]"],
      ["lines", '[{"order_line_id":1,"quantity":0}]'],
      ["reason", "whim"],
      ["refund_to", "bank"],
    ] as const) {
      const { status, body } = await owner.send("refund-request", formOf({ ...good, [name]: value }));
      expect([name, status]).toEqual([name, 422]);
      expect(Object.keys(body.errors)[0]).toContain(name);
    }
    const six = Array.from({ length: 6 }, (_, index) => new File(["x"], `${index}.png`));
    expect(await owner.send("refund-request", formOf({ ...good, pictures: six }))).toMatchObject({ status: 422 });
  });

  test("refuses more than can be returned, and files that are not images", async () => {
    const delivered = await world.place("owner", "delivered");
    const form = { code: delivered.code, reason: "damaged" };
    const linesOf = (quantity: number) => JSON.stringify([{ order_line_id: delivered.orderLineId, quantity }]);
    const { owner } = world.clients;
    expect(await owner.send("refund-request", formOf({ ...form, lines: linesOf(99) }))).toMatchObject({ status: 409 });
    const image = new File(["<svg/>"], "x.png", { type: "image/png" });
    expect(await owner.send("refund-request", formOf({ ...form, lines: linesOf(1), pictures: [image] }))).toMatchObject(
      {
        status: 415,
      },
    );
    expect(await sendReturn(owner, delivered)).toMatchObject({ status: 200 });
    expect(await sendReturn(owner, delivered)).toMatchObject({ status: 409 });
  });
});

test("a return is the same for shopper, shop and staff, except for their actions", async () => {
  const { owner, shop: seller, staff } = world.clients;
  const own = await owner.get<{ returns: { data: { id: number; actions: string[]; pictures: number[] }[] } }>(
    "user/returns",
  );
  const mine = own.body.returns.data.find(({ id }) => id === target.returnId)!;
  expect(mine.actions).toEqual(["withdraw"]);
  for (const [client, side] of [
    [seller, "seller"],
    [staff, "admin"],
  ] as const) {
    const { body } = await client.get<{ return: { actions: string[] } }>(`${side}/returns/${target.returnId}`);
    expect(body.return).toEqual({ ...mine, actions: ["approve", "reject"] });
    const list = await client.get<{ returns: { data: { id: number }[] } }>(`${side}/returns?state=to_answer`);
    expect(list.body.returns.data.map(({ id }) => id)).toContain(target.returnId);
    expect((await client.get(`${side}/returns?state=some`)).status).toBe(422);
  }
  const { status, headers } = await owner.get(`user/return-pictures/${mine.pictures[0]}`);
  expect([status, headers.get("Content-Type"), headers.get("Cache-Control")]).toEqual([
    200,
    "image/webp",
    "private, max-age=3600",
  ]);
});

test("what is kept back of a refund is an amount with a reason", async () => {
  const { shop: seller } = world.clients;
  const received = await world.place("owner", "received");
  const refund = (form: object) => seller.post(`seller/returns/${received.returnId}/refund`, form);
  expect((await refund({ deduction: "1.00" })).body.errors).toHaveProperty("note");
  expect((await refund({ deduction: "some", note: "Worn" })).body.errors).toHaveProperty("deduction");
  expect((await refund({ deduction: "999999", note: "Worn" })).status).toBe(409);
  const done = await refund({ deduction: "0.10", note: "Worn", with_shipping: true });
  expect(done).toMatchObject({ status: 200, body: { return: { status: "refunded", refund: { note: "Worn" } } } });
  expect((await refund({})).status).toBe(409);
});

test("a shop gives goodwill of an amount, never more than was paid", async () => {
  const { shop: seller } = world.clients;
  const { code } = await world.place("owner", "delivered");
  const give = (amount: string) => seller.post(`seller/orders/${code}/refund`, { amount, reason: "For the delay" });
  expect((await give("a little")).body.errors).toHaveProperty("amount");
  expect((await give("999999")).status).toBe(409);
  expect((await give("0.50")).status).toBe(200);
});
