import { beforeAll, describe, expect, test } from "vitest";
import routes from "#app/routes.ts";
import { ELSEWHERE, ROWS, type Row } from "./order-access-rows.ts";
import { openShop } from "./open-shop.ts";
import { ACTORS, openOrderWorld, peopleTheShop, type Actor, type OrderWorld, type Target } from "./order-world.ts";

const shop = openShop({
  change: peopleTheShop,
  settings: {
    maximumUnpaidUnits: 10_000,
    maximumUnpaidUnitsPerNetwork: 10_000,
    messagesPerHour: 1000,
    trackTriesPerAddress: 1000,
  },
});
let world: OrderWorld;

beforeAll(async () => void (world = await openOrderWorld(shop)));

const GUESTS_ORDER: readonly Actor[] = ["guest", "purchaseKey", "orderKey"];

function keyOf(actor: Actor, target: Target): string | undefined {
  if (actor === "purchaseKey" || actor === "purchaseKeyOfOwned") return target.purchaseKey;
  return actor === "orderKey" || actor === "orderKeyOfOwned" ? target.orderKey : undefined;
}

/** Those who are refused come first: they must leave the order as it is. */
async function findWrongAnswers(row: Row): Promise<string[]> {
  const isGuests = (actor: Actor) => !row.isOwnersAlone && GUESTS_ORDER.includes(actor);
  const orders = new Map<boolean, Target>();
  const wrong: string[] = [];
  for (const actor of ACTORS.toSorted((one, other) => row.answers[other] - row.answers[one])) {
    const whose = isGuests(actor);
    const target = orders.get(whose) ?? (await world.place(whose ? "guest" : "owner", row.stage));
    orders.set(whose, target);
    const status = await row.ask({ client: world.clients[actor], target, key: keyOf(actor, target) });
    if (status !== row.answers[actor]) wrong.push(`${actor}: ${status} in place of ${row.answers[actor]}`);
  }
  return wrong;
}

describe("access to orders", () => {
  test.each(ROWS.map((row) => [row.name, row] as const))("%s", async (_name, row) => {
    expect(await findWrongAnswers(row)).toEqual([]);
  });

  test("is defined for every call and screen about an order or its parts", async () => {
    const { body } = await shop.guest().get<{ paths: Record<string, object> }>("api/openapi.json");
    const calls = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const screens = routes.map(({ path = "" }) => path.replaceAll(/:(\w+)\??/g, "{$1}"));
    const isAboutOrder = (name: string) =>
      /\{/.test(name) && /order|invoice|purchase|payment|return|refund|parcel|credit|download|digital|track/.test(name);
    const covered = new Set([...ROWS.map(({ name }) => name), ...ELSEWHERE]);
    expect([...calls, ...screens].filter((name) => isAboutOrder(name) && !covered.has(name))).toEqual([]);
    const known = new Set([...calls, ...screens]);
    expect([...covered].filter((name) => !known.has(name))).toEqual([]);
  });
});
