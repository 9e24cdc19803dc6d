import { beforeAll, describe, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { hasShopRight, SHOP_RIGHTS, type ShopRight, TEAM_ROLES } from "#shared/shop-role.ts";
import type { Client } from "../support/client.ts";
import { openShop } from "./open-shop.ts";
import { insertShopPeople, type ShopPeople, signInShopPeople } from "./shop-people.ts";

type Operation = { "x-shop-right"?: ShopRight; requestBody?: { content?: { "multipart/form-data"?: object } } };
type Call = { method: "get" | "post"; path: string; right: ShopRight | undefined; isForm: boolean };

const MAX_ID = 999_999;
/** Campaigns are the marketplace's: each shop may look at them. */
const COMMON = ["/seller/campaigns/{id}", "/seller/campaigns/{id}/join"];

/** Items that need attention, as far as the member's role may see them; every member may ask. */
const FOR_EVERYONE = ["/seller/counters"];

const shop = openShop({ change: insertOwnThings });
let people: ShopPeople;
let calls: Call[];
/** Something of the shop's, by the beginning of the paths that name it. */
const own: Record<string, string> = {};

/** What the demo's seller has, in addition to what is added by calls. */
async function insertOwnThings(db: Database): Promise<void> {
  const id = await insertShopPeople(db);
  const first = {
    "/seller/orders/": sql`select code as id from orders where shop_id = ${id}`,
    "/seller/parcels/": sql`select p.id from parcels p join orders o on o.id = p.order_id where o.shop_id = ${id}`,
    "/seller/returns/": sql`select r.id from returns r join orders o on o.id = r.order_id where o.shop_id = ${id}`,
    "/seller/products/{id}": sql`select id from products where shop_id = ${id}`,
    "/seller/inventory-thresholds/": sql`select id from products where shop_id = ${id}`,
    "/seller/inventory/": sql`select v.id from variants v join products p on p.id = v.product_id where p.shop_id = ${id}`,
    "/seller/media/": sql`select id from media_files where shop_id = ${id}`,
    "/seller/coupons/": sql`select id from coupons where shop_id = ${id}`,
    "/seller/price-rules/": sql`select r.id from price_rules r join products p on p.id = r.product_id where p.shop_id = ${id}`,
    "/seller/campaign-products/": sql`select c.id from campaign_products c join products p on p.id = c.product_id
      where p.shop_id = ${id}`,
    "/seller/reviews/": sql`select r.id from reviews r join products p on p.id = r.product_id where p.shop_id = ${id}`,
    "/seller/team/": sql`select customer_id as id from shop_members where shop_id = ${id}`,
  };
  for (const [path, query] of Object.entries(first)) {
    const { rows } = (await db.execute(sql`${query} limit 1`)) as { rows: { id: number | string }[] };
    if (rows[0]) own[path] = String(rows[0].id);
  }
}

/** What the demo's seller does not have is added by the owner. */
async function addOwnThings(owner: Client): Promise<void> {
  const idOf = async (path: string, body: object) => String((await owner.post<{ id: number }>(path, body)).body.id);
  const rate = { name: "Van", method: "flat_rate", price: "4.90", minimum_days: 1, maximum_days: 2 };
  const point = { name: "Shop", line_1: "1 Lane", city: "Berlin", postal_code: "10115", country_code: "DE" };
  own["/seller/shipping/rates/"] = await idOf("seller/shipping/rates", rate);
  own["/seller/shipping/zones/"] = await idOf("seller/shipping/zones", {
    name: "South",
    places: [{ country_code: "DE" }],
  });
  own["/seller/shipping/packages/"] = await idOf("seller/shipping/packages", {
    name: "Box",
    length_mm: 300,
    width_mm: 200,
    height_mm: 100,
  });
  own["/seller/shipping/carriers/"] = await idOf("seller/shipping/carriers", { name: "Bike" });
  own["/seller/shipping/pickup-points/"] = await idOf("seller/shipping/pickup-points", {
    ...point,
    opening_hours: "9-5",
  });
  const started = await owner.post<{ export: { id: number } }>("seller/exports", { list: "products", filter: "" });
  own["/seller/exports/"] = String(started.body.export.id);
  await owner.post("seller/team", { email: "invited@team.example", role: "orders" });
  type Team = { invitations: { id: number }[] };
  own["/seller/team-invitations/"] = String((await owner.get<Team>("seller/team")).body.invitations[0]!.id);
}

beforeAll(async () => {
  people = await signInShopPeople(shop);
  const { body } = await shop.guest().get<{ paths: Record<string, Record<string, Operation>> }>("api/openapi.json");
  calls = Object.entries(body.paths)
    .filter(([path]) => path.startsWith("/seller/") && !FOR_EVERYONE.includes(path))
    .flatMap(([path, methods]) =>
      (["get", "post"] as const).flatMap((method) => {
        const operation = methods[method];
        if (!operation) return [];
        const isForm = operation.requestBody?.content?.["multipart/form-data"] !== undefined;
        return { method, path, right: operation["x-shop-right"], isForm };
      }),
    );
});

/** What is asked for is not there, and nothing is sent: nothing may happen. */
function ask(client: Client, { method, path, isForm }: Call, id = String(MAX_ID)) {
  const filled = path.replaceAll(/\{\w+\}/g, id);
  if (isForm) return client.send(filled, new FormData());
  return method === "get" ? client.get(filled) : client.post(filled, {});
}

describe("every call of the sellers'", () => {
  test("says which right it asks for, and each right is asked for", () => {
    expect(calls.length).toBeGreaterThan(50);
    expect(calls.filter(({ right }) => right === undefined)).toEqual([]);
    const required = new Set(calls.map(({ right }) => right));
    expect(SHOP_RIGHTS.filter((right) => !required.has(right))).toEqual([]);
  });

  test("is open only to the roles with its right", async () => {
    const wrong: string[] = [];
    const stranger = await shop.customer();
    for (const call of calls) {
      const cells: [string, Client, (status: number) => boolean][] = [
        ["guest", shop.guest(), (status) => status === 401],
        ["customer", stranger, (status) => status === 404],
        ["affiliate", people.affiliate, (status) => status === 404],
        ["staff without the permission", people.clerk, (status) => status === 404],
        ["another seller", people.otherSeller, (status) => [200, 404, 409, 422].includes(status)],
        ["owner", people.owner, (status) => [200, 404, 409, 422].includes(status)],
        ...TEAM_ROLES.map((role): [string, Client, (status: number) => boolean] => [
          role,
          people.team.get(role)!,
          (status) => (hasShopRight(role, call.right!) ? [200, 404, 409, 422].includes(status) : status === 403),
        ]),
      ];
      for (const [who, client, isRight] of cells) {
        const { status } = await ask(client, call);
        if (!isRight(status)) wrong.push(`${call.method} ${call.path} as ${who}: ${status}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test("exports only the lists that a role may read", async () => {
    const lists = { shop_orders: "orders.read", products: "products.read" } as const;
    for (const role of TEAM_ROLES)
      for (const [list, right] of Object.entries(lists)) {
        const { status } = await people.team.get(role)!.post("seller/exports", { list, filter: "" });
        expect([role, list, status]).toEqual([role, list, hasShopRight(role, right) ? 200 : 403]);
      }
  });

  test("finds nothing of this shop for another seller, who changes nothing of it", async () => {
    await addOwnThings(people.owner);
    const named = calls.filter(({ path }) => path.includes("{") && !COMMON.includes(path));
    const idOf = ({ path }: Call) => Object.entries(own).find(([beginning]) => path.startsWith(beginning))?.[1];
    const state = () => snapshot(people.owner);
    const before = await state();
    const wrong: string[] = [];
    let requests = 0;
    for (const call of named) {
      const id = idOf(call);
      if (id === undefined) continue;
      requests += 1;
      const { status } = await ask(people.otherSeller, call, id);
      // Where input is missing, it is named before anything is looked up.
      if (status !== 404 && !(call.method === "post" && status === 422))
        wrong.push(`${call.method} ${call.path}: ${status}`);
      // Only some products have files to download.
      const isThere = call.method === "get" && !call.path.endsWith("/files");
      if (isThere && (await ask(people.owner, call, id)).status >= 400) wrong.push(`${call.path} as owner`);
    }
    expect(wrong).toEqual([]);
    expect(requests).toBeGreaterThan(30);
    expect(await state()).toEqual(before);
  });
});

/** What the owner sees of the shop. */
async function snapshot(owner: Client): Promise<unknown[]> {
  const paths = ["orders", "returns", "products", "coupons", "price-rules", "reviews", "shipping", "team", "payouts"];
  const seen: unknown[] = [];
  for (const path of paths) seen.push((await owner.get(`seller/${path}`)).body);
  return seen;
}

describe("a shop's team", () => {
  test("still shops as before", async () => {
    const { body } = await people.team.get("orders")!.get<{ carts: unknown[] }>("cart/list");
    expect(body.carts).toEqual([]);
  });

  test("is changed by its owner, who stays its owner", async () => {
    type Team = { members: { id: number; email: string; role: string }[] };
    const { body } = await people.owner.get<Team>("seller/team");
    expect(body.members.map(({ role }) => role)).toEqual(["owner", ...TEAM_ROLES]);
    const reader = body.members.find(({ role }) => role === "read")!;
    expect((await people.owner.post(`seller/team/${reader.id}/role`, { role: "products" })).status).toBe(200);
    expect((await people.team.get("read")!.get("seller/orders")).status).toBe(403);
    expect((await people.owner.post(`seller/team/${body.members[0]!.id}/remove`, {})).status).toBe(404);
    expect((await people.owner.post(`seller/team/${reader.id}/remove`, {})).status).toBe(200);
    expect((await people.team.get("read")!.get("seller/products")).status).toBe(404);
  });

  test("cannot be joined without the invitation's address, and no owner locks themselves out", async () => {
    expect((await people.owner.post("seller/team", { email: "new@team.example", role: "orders" })).status).toBe(200);
    expect((await people.team.get("orders")!.post("user/join-team", { code: "made-up" })).status).toBe(409);
    expect((await people.owner.post("seller/team-two-step", { is_required: true })).status).toBe(403);
  });
});
