import { beforeAll, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { customers } from "#db/schema/customer.ts";
import { shopMembers } from "#db/schema/shop-team.ts";
import { shops } from "#db/schema/shop.ts";
import { hashPassword } from "#domain/customers/password/password.ts";
import { hasShopRight, SHOP_RIGHTS, type ShopRight, TEAM_ROLES, type TeamRole } from "#shared/shop-role.ts";
import type { Client } from "../support/client.ts";
import { openShop } from "./open-shop.ts";

type Operation = { "x-shop-right"?: ShopRight; requestBody?: { content?: { "multipart/form-data"?: object } } };
type Call = { method: "get" | "post"; path: string; right: ShopRight | undefined; isForm: boolean };

const PASSWORD = "souk-demo";
const shop = openShop({ change: peopleTheTeam });
const team = new Map<TeamRole, Client>();
let owner: Client;
let calls: Call[];

async function peopleTheTeam(db: Database): Promise<void> {
  const [seller] = await db.select().from(customers).where(eq(customers.email, "seller@souk.example"));
  const [own] = await db.select().from(shops).where(eq(shops.ownerId, seller!.id)).orderBy(shops.id).limit(1);
  const passwordHash = await hashPassword(PASSWORD);
  for (const role of TEAM_ROLES) {
    const [row] = await db
      .insert(customers)
      .values({ firstName: role, lastName: "Member", email: `${role}@team.example`, passwordHash })
      .returning({ id: customers.id });
    await db.insert(shopMembers).values({ shopId: own!.id, customerId: row!.id, role });
  }
}

async function signIn(email: string): Promise<Client> {
  const client = shop.guest();
  const { status } = await client.post("login", { email, password: PASSWORD });
  if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
  return client;
}

beforeAll(async () => {
  owner = await signIn("seller@souk.example");
  for (const role of TEAM_ROLES) team.set(role, await signIn(`${role}@team.example`));
  const { body } = await shop.guest().get<{ paths: Record<string, Record<string, Operation>> }>("api/openapi.json");
  calls = Object.entries(body.paths)
    .filter(([path]) => path.startsWith("/seller/"))
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
function ask(client: Client, { method, path, isForm }: Call) {
  const filled = path.replaceAll(/\{\w+\}/g, "999999");
  if (isForm) return client.send(filled, new FormData());
  return method === "get" ? client.get(filled) : client.post(filled, {});
}

describe("every call of the sellers'", () => {
  test("says which right it asks for, and each right is asked for", () => {
    expect(calls.length).toBeGreaterThan(50);
    expect(calls.filter(({ right }) => right === undefined)).toEqual([]);
    const asked = new Set(calls.map(({ right }) => right));
    // Nothing of a shop's money can be changed through a call yet.
    expect(SHOP_RIGHTS.filter((right) => !asked.has(right) && right !== "finance.write")).toEqual([]);
  });

  test("is open to the roles with its right alone", async () => {
    const wrong: string[] = [];
    const stranger = await shop.customer();
    for (const call of calls) {
      const cells: [string, Client, (status: number) => boolean][] = [
        ["guest", shop.guest(), (status) => status === 401],
        ["customer", stranger, (status) => status === 404],
        ["owner", owner, (status) => [200, 404, 409, 422].includes(status)],
        ...TEAM_ROLES.map((role): [string, Client, (status: number) => boolean] => [
          role,
          team.get(role)!,
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
});

describe("a shop's team", () => {
  test("still shops as before", async () => {
    const { body } = await team.get("orders")!.get<{ carts: unknown[] }>("cart/list");
    expect(body.carts).toEqual([]);
  });

  test("is changed by its owner, who stays its owner", async () => {
    type Team = { members: { id: number; email: string; role: string }[] };
    const { body } = await owner.get<Team>("seller/team");
    expect(body.members.map(({ role }) => role)).toEqual(["owner", ...TEAM_ROLES]);
    const reader = body.members.find(({ role }) => role === "read")!;
    expect((await owner.post(`seller/team/${reader.id}/role`, { role: "products" })).status).toBe(200);
    expect((await team.get("read")!.get("seller/orders")).status).toBe(403);
    expect((await owner.post(`seller/team/${body.members[0]!.id}/remove`, {})).status).toBe(404);
    expect((await owner.post(`seller/team/${reader.id}/remove`, {})).status).toBe(200);
    expect((await team.get("read")!.get("seller/products")).status).toBe(404);
  });

  test("cannot be joined without the invitation's address, and no owner locks themselves out", async () => {
    expect((await owner.post("seller/team", { email: "new@team.example", role: "orders" })).status).toBe(200);
    expect((await team.get("orders")!.post("user/join-team", { code: "made-up" })).status).toBe(409);
    expect((await owner.post("seller/team-two-step", { is_required: true })).status).toBe(403);
  });
});
