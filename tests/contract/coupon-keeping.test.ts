import { beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../support/client.ts";
import type { ShownMoney } from "./open-shop.ts";
import { takeOverPeopledShop } from "./order-world.ts";

type Coupon = { id: number; code: string; state: string; uses_count: number; taken: ShownMoney; can_change: boolean };
type Answer = {
  coupons: { data: Coupon[]; total: number };
  coupon: Coupon & { percent: number; products: { id: number }[]; typed: Record<string, string> };
  products: { id: number; name: string }[];
  id: number;
  success: string;
  error: string;
  errors: Record<string, string[]>;
  notifications: { message: string }[];
};

const COUPON = {
  code: "kiln-20",
  title: "Twenty percent",
  kind: "invoice_base",
  discount_kind: "percent",
  percent: "20",
  starts_at: "2026-01-01T00:00",
  ends_at: "2099-01-01T00:00",
};
const shop = takeOverPeopledShop();
let seller: Client;
let staff: Client;
let foreign: number;

beforeAll(async () => {
  seller = await shop.signIn("seller@souk.example");
  staff = await shop.signIn("staff@souk.example");
  const idsOf = async (client: Client, path: string) =>
    (await client.get<Answer>(path)).body.coupons.data.map(({ id }) => id);
  const own = new Set(await idsOf(seller, "seller/coupons?per_page=100"));
  foreign = (await idsOf(staff, "admin/coupons?owner=shops&per_page=100")).find((id) => !own.has(id))!;
  expect(foreign).toBeGreaterThan(0);
});

describe("the coupons of a shop", () => {
  test("are made, found, changed, used and ended", async () => {
    const made = await seller.post<Answer>("seller/coupons", COUPON);
    expect(made).toMatchObject({ status: 200, body: { success: "Coupon KILN-20 created" } });
    const at = `seller/coupons/${made.body.id}`;
    const listed = (await seller.get<Answer>("seller/coupons?state=running&q=kiln")).body.coupons;
    expect(listed).toMatchObject({ total: 1, data: [{ code: "KILN-20", state: "running", uses_count: 0 }] });
    expect((await seller.get<Answer>(at)).body.coupon).toMatchObject({ percent: 20, products: [], can_change: true });
    const { products } = (await seller.get<Answer>("seller/coupon-products?q=")).body;
    const product_ids = products.slice(0, 2).map(({ id }) => id);
    const flat = { ...COUPON, kind: "product_base", discount_kind: "flat", amount: "2.50", product_ids };
    expect(await seller.post(`${at}/change`, flat)).toMatchObject({ status: 200 });
    expect((await seller.get<Answer>(at)).body.coupon).toMatchObject({
      code: "KILN-20",
      typed: { amount: "2.50" },
      products: product_ids.toSorted((one, other) => one - other).map((id) => ({ id })),
    });
    expect((await seller.post<Answer>(`${at}/end`)).body.success).toBe("Coupon ended");
    expect(await seller.post(`${at}/end`)).toMatchObject({ status: 409 });
    expect((await seller.get<Answer>("seller/coupons?state=over&q=kiln")).body.coupons.total).toBe(1);
  });

  test("return errors with messages, and change nothing", async () => {
    const send = async (more: object) => (await seller.post<Answer>("seller/coupons", { ...COUPON, ...more })).body;
    expect((await send({ code: "a b" })).errors.code).toEqual(["Use 3 to 32 letters, digits, hyphens or underscores."]);
    expect((await send({ percent: "101" })).errors.percent).toEqual(["Enter a percentage from 0.01 to 100."]);
    expect((await send({ ends_at: "2025-01-01T00:00" })).errors.ends_at).toEqual(["The end must be after the start."]);
    expect((await send({ code: "HEARTH10" })).error).toBe("There's already a coupon with this code.");
    expect((await send({ starts_at: "2020-01-01T00:00", ends_at: "2021-01-01T00:00" })).error).toBe(
      "The end must be in the future.",
    );
    const arabic = shop.guest({ language: "ar" });
    await arabic.post("login", { email: "seller@souk.example", password: "souk-demo" });
    const refused = await arabic.post<Answer>("seller/coupons", { ...COUPON, code: "HEARTH10" });
    expect(refused.body.error).toBe("توجد قسيمة بهذا الرمز بالفعل.");
  });

  test("of others are not found, and neither are their products", async () => {
    for (const path of [`seller/coupons/${foreign}`, "seller/coupons/999999"]) {
      expect((await seller.get(path)).status).toBe(404);
      expect((await seller.post(`${path}/change`, COUPON)).status).toBe(404);
      expect((await seller.post(`${path}/end`)).status).toBe(404);
    }
    const own = new Set((await seller.get<Answer>("seller/coupon-products?q=")).body.products.map(({ id }) => id));
    const all = (await staff.get<Answer>("admin/coupon-products?q=")).body.products;
    const theirs = all.find(({ id }) => !own.has(id))!;
    const stolen = { ...COUPON, code: "STOLEN", kind: "product_base", product_ids: [theirs.id] };
    expect(await seller.post("seller/coupons", stolen)).toMatchObject({
      status: 404,
      body: { error: "We couldn't find one of these products." },
    });
  });

  test("are closed to guests, and not found without a shop", async () => {
    const customer = await shop.customer();
    for (const path of ["seller/coupons", `seller/coupons/${foreign}`, "seller/coupon-products"]) {
      expect((await shop.guest().get(path)).status).toBe(401);
      expect((await customer.get(path)).status).toBe(404);
    }
    expect((await shop.guest().post("seller/coupons", COUPON)).status).toBe(401);
    expect((await customer.post("seller/coupons", COUPON)).status).toBe(404);
  });
});

describe("the operator", () => {
  test("ends a coupon of a shop for good, changes none, and its shop is notified", async () => {
    const { id } = (await seller.post<Answer>("seller/coupons", { ...COUPON, code: "WRONG" })).body;
    expect((await staff.get<Answer>("admin/coupons?owner=shops&q=wrong")).body.coupons).toMatchObject({
      total: 1,
      data: [{ id, can_change: false }],
    });
    expect(await staff.post(`admin/coupons/${id}/change`, COUPON)).toMatchObject({ status: 403 });
    expect(await staff.post(`admin/coupons/${id}/end`, { reason: "The title was wrong" })).toMatchObject({
      status: 200,
    });
    expect((await seller.get<Answer>(`seller/coupons/${id}`)).body.coupon.state).toBe("stopped");
    expect((await seller.post<Answer>(`seller/coupons/${id}/change`, COUPON)).body.error).toBe(
      "The marketplace has ended this coupon. It can't be restarted.",
    );
    const inbox = await seller.get<object>("user-notification/all");
    expect(JSON.stringify(inbox.body)).toContain("The title was wrong");
  });

  test("makes one for everything, which a shopper uses at once, and its shops do not see", async () => {
    const made = await staff.post<Answer>("admin/coupons", { ...COUPON, code: "EVERYBODY" });
    expect((await seller.get(`seller/coupons/${made.body.id}`)).status).toBe(404);
    const [goods] = await shop.goods(1);
    const guest = shop.guest();
    const { body } = await guest.post<{ trx_id: string }>("user/addToCart", { product_id: goods!.id, quantity: 1 });
    const used = { trx_id: body.trx_id, coupon_code: "everybody" };
    expect((await guest.post("user/apply_coupon", used)).status).toBe(200);
  });
});
