import { beforeAll, describe, expect, test } from "vitest";
import { shareShop, type ListedProduct } from "./open-shop.ts";

type Notified = { notifications: { id: number; is_seen: boolean; title: string }[]; unread_count: number };

const shop = shareShop();

describe("the notifications' calls", () => {
  test("are for signed-in customers", async () => {
    const guest = shop.guest();
    expect((await guest.get("user-notification/all")).status).toBe(401);
    expect((await guest.post("user-notification/seen-all")).status).toBe(401);
    const { status, headers } = await guest.page("user/notification");
    expect(status).toBe(302);
    expect(headers.get("Location")).toBe("/login?redirect=%2Fuser%2Fnotification");
  });

  test("return notifications, those after a given one, and the number of unread ones", async () => {
    const shopper = shop.guest();
    const entered = await shopper.post<{ user: { unread_notifications: number } }>("login", {
      email: "shopper@souk.example",
      password: "souk-demo",
    });
    const all = (await shopper.get<Notified>("user-notification/all")).body;
    expect(all.notifications.length).toBeGreaterThan(2);
    expect(all.unread_count).toBe(entered.body.user.unread_notifications);
    const [newest, second] = all.notifications;
    const after = await shopper.get<Notified>(`user-notification/all?after=${second!.id}`);
    expect(after.body.notifications.map(({ id }) => id)).toEqual([newest!.id]);
    expect((await shopper.get("user-notification/all?after=x")).status).toBe(422);
    const seen = await shopper.post<Notified>(`user-notification/seen/${newest!.id}`);
    expect(seen.body.unread_count).toBe(all.unread_count - 1);
    expect((await (await shop.customer()).post(`user-notification/seen/${newest!.id}`)).status).toBe(404);
    expect((await shopper.post<Notified>("user-notification/seen-all")).body.unread_count).toBe(0);
  });
});

describe("alerts", () => {
  let product: ListedProduct;
  let variantId: number;
  beforeAll(async () => {
    [product] = (await shop.goods(1)) as [ListedProduct];
    const details = await shop
      .guest()
      .get<{ product: { variants: { id: number }[] } }>(`home/product-details/${product.slug}`);
    variantId = details.body.product.variants[0]!.id;
  });

  test("are taken for a price, with the same answer the second time, and refused for what is in stock", async () => {
    const guest = shop.guest();
    const alert = { variant_id: variantId, kind: "price_drop", email: "Reader@Example.com " };
    const first = await guest.post("home/product-alert", alert);
    expect(first.status).toBe(200);
    expect((await guest.post("home/product-alert", alert)).body).toEqual(first.body);
    expect((await guest.post("home/product-alert", { ...alert, kind: "back_in_stock" })).status).toBe(409);
    expect((await guest.post("home/product-alert", { ...alert, variant_id: 2_000_000_000 })).status).toBe(404);
    const bad = await guest.post("home/product-alert", { ...alert, email: "nobody" });
    expect(bad.status).toBe(422);
    expect(Object.keys(bad.body.errors)).toEqual(["email"]);
  });

  test("end by the key of a mail; an unknown key ends nothing and reveals nothing", async () => {
    expect((await shop.guest().post("home/product-alert/end", { key: "another" })).status).toBe(200);
    expect((await shop.guest().post("home/product-alert/end", { key: "no key!" })).status).toBe(422);
  });

  test("are limited for each network address", async () => {
    const guest = shop.guest();
    const statuses: number[] = [];
    for (let index = 0; index < 22; index += 1) {
      const alert = { variant_id: variantId, kind: "price_drop", email: `reader-${index}@example.com` };
      statuses.push((await guest.post("home/product-alert", alert)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});
