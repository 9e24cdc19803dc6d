import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/client.ts";
import { customers } from "#db/schema/customer.ts";
import { hashPassword } from "#domain/customers/password/password.ts";
import { openShop } from "./open-shop.ts";

const shop = openShop({
  change: async (db: Database) => {
    const passwordHash = await hashPassword("souk-demo");
    await db.update(customers).set({ passwordHash }).where(eq(customers.email, "staff@souk.example"));
  },
});

test("maintenance closes the shop to everyone but staff, who can still sign in, and ends", async () => {
  const staff = await shop.signIn("staff@souk.example");
  const guest = shop.guest();
  await guest.token();
  const set = (is_in_maintenance: boolean) =>
    staff.post("admin/settings", { is_in_maintenance, maintenance_message: "Back at noon" });
  expect((await guest.post("admin/settings", { is_in_maintenance: true })).status).toBe(401);
  expect((await set(true)).status).toBe(200);
  for (const path of ["", "products", "cart", "ar"]) {
    const page = await guest.page(path);
    expect([path, page.status, page.html.includes("Back at noon")]).toEqual([path, 503, true]);
    expect(page.headers.get("Retry-After")).toBe("600");
  }
  expect((await guest.get("settings-data")).status).toBe(503);
  expect((await guest.page("login")).status).toBe(200);
  for (const path of ["", "products", "admin/settings/maintenance"])
    expect((await staff.page(path)).status, path).toBe(200);
  expect((await set(false)).status).toBe(200);
  expect((await guest.page("")).status).toBe(200);
});

test("meanwhile sellers look at their desk, but change nothing there and see no shop", async () => {
  const [staff, seller, shopper] = [
    await shop.signIn("staff@souk.example"),
    await shop.signIn("seller@souk.example"),
    await shop.signIn("shopper@souk.example"),
  ];
  const guest = shop.guest();
  await guest.token();
  await staff.post("admin/settings", { is_in_maintenance: true });
  for (const path of ["seller", "seller/orders", "seller/products"])
    expect((await seller.page(path)).status, path).toBe(200);
  expect(await seller.get("seller/counters")).toMatchObject({ status: 200, body: { is_closed: true } });
  expect((await seller.page("products")).status).toBe(503);
  expect(await seller.post("seller/shop/imprint", {})).toMatchObject({
    status: 503,
    body: { error: "The shop is closed for maintenance, so nothing can be changed right now." },
  });
  expect((await shopper.page("seller")).status).toBe(503);
  expect((await guest.get("seller/counters")).status).toBe(401);
  await staff.post("admin/settings", { is_in_maintenance: false });
});
