import { expect, test } from "vitest";
import { takeOverPeopledShop } from "./order-world.ts";

type Earnings = {
  sums: Record<"pending" | "booked" | "reversed" | "balance", { amount: number; currency: string }>;
  earnings: { data: { state: string; earning: { amount: number } }[]; total: number; per_page: number };
};

const shop = takeOverPeopledShop();

test("only its seller sees the earnings of a shop", async () => {
  const guest = shop.guest();
  const customer = await shop.customer();
  for (const path of ["seller/earnings", "seller/earnings.csv"]) {
    expect((await guest.get(path)).status, path).toBe(401);
    expect((await customer.get(path)).status, path).toBe(404);
  }
});

test("they add up to what the ledger keeps, by state and as a table", async () => {
  const seller = shop.guest();
  await seller.post("login", { email: "seller@souk.example", password: "souk-demo" });
  const { status, body } = await seller.get<Earnings>("seller/earnings");
  expect(status).toBe(200);
  const { booked, reversed, balance } = body.sums;
  expect(booked.amount).toBeGreaterThan(0);
  expect(booked.amount + reversed.amount).toBe(balance.amount);
  const filtered = await seller.get<Earnings>("seller/earnings?state=booked");
  expect(new Set(filtered.body.earnings.data.map(({ state }) => state))).toEqual(new Set(["booked"]));
  const none = await seller.get<Earnings>("seller/earnings?to=2001-01-01");
  expect(none.body.earnings.total).toBe(0);
  const table = await seller.get("seller/earnings.csv?state=booked");
  expect(table.headers.get("Content-Type")).toContain("text/csv");
  expect((await seller.get("seller/earnings?from=yesterday")).status).toBe(422);
});
