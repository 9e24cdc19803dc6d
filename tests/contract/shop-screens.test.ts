import { beforeAll, expect, test } from "vitest";
import routes from "#app/routes.ts";
import { hasShopRight, type ShopRight, type ShopRole, TEAM_ROLES } from "#shared/shop-role.ts";
import type { Client } from "../support/client.ts";
import { takeOverPeopledShop } from "./order-world.ts";
import { type ShopPeople, signInShopPeople } from "./shop-people.ts";

/** By the beginning of its path, the right that a screen's actions ask for. */
const RIGHTS: [string, ShopRight][] = [
  ["/seller/orders", "orders.write"],
  ["/seller/messages", "orders.write"],
  ["/seller/returns", "orders.write"],
  ["/seller/product", "products.write"],
  ["/seller/inventory", "products.write"],
  ["/seller/media", "products.write"],
  ["/seller/reviews", "products.write"],
  ["/seller/questions", "products.write"],
  ["/seller/videos", "products.write"],
  ["/seller/coupons", "products.write"],
  ["/seller/price-rules", "products.write"],
  ["/seller/campaigns", "products.write"],
  ["/seller/earnings", "finance.write"],
  ["/seller/shipping", "shop.write"],
  ["/seller/shop", "shop.write"],
  ["/seller/team", "team.write"],
];
/** The demo's seller may have none of these; a new product has no preview. */
const RARE = ["seller/campaigns/:id", "seller/messages/:id", "seller/product/:id/preview"];
/** Buttons that change nothing but the view. */
const VIEWING =
  /^(Print|Export|Filters?|Add filter|View|Columns|Clear|Search|Apply|History.*|Keyboard shortcuts|Show( .*)?|Hide .*|Menu|Notifications|\d+ new notifications|(Language|Account): .*)$/;

const shop = takeOverPeopledShop();
let people: ShopPeople;
/** The path of one of the owner's screens, by its pattern in the routes. */
const screens = new Map<string, string>();

beforeAll(async () => {
  people = await signInShopPeople(shop);
  const waiting = ["/seller"];
  while (waiting.length > 0) {
    const path = waiting.shift()!;
    const { html } = await people.owner.page(path.slice(1));
    for (const link of linksOf(html)) {
      const pattern = patternOf(link);
      if (pattern === null || screens.has(pattern)) continue;
      screens.set(pattern, link);
      waiting.push(link);
    }
  }
});

const patterns = routes
  .map(({ path = "" }) => path)
  .filter((path) => /^seller(\/|$)/.test(path) && !path.includes("join"));
const patternOf = (path: string) =>
  patterns.find((pattern) => new RegExp(`^/${pattern.replaceAll(/:\w+/g, "[^/]+")}$`).test(path)) ?? null;
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="(\/seller[^"?#]*)/g)].map(([, path]) => path!.replace(/\/$/, ""));

/** The names of buttons and forms that would change something: not those that are disabled, or only change the view. */
function actionsOf(html: string): string[] {
  const enabled = mainOf(html).replaceAll(/<fieldset disabled[\s\S]*<\/fieldset>/g, "");
  const buttons = [...enabled.matchAll(/<button([^>]*)>([\s\S]*?)<\/button>/g)]
    .filter(([, attributes]) => /data-action|type="submit"/.test(attributes!) && !/ disabled/.test(attributes!))
    .map(
      ([, attributes, inside]) => /aria-label="([^"]*)"/.exec(attributes!)?.[1] ?? inside!.replaceAll(/<[^>]*>/g, ""),
    );
  return buttons.map((name) => name.trim()).filter((name) => !VIEWING.test(name));
}

async function look(client: Client, path: string) {
  return client.page(path.slice(1));
}

test("every screen of the desk is found by its links", () => {
  expect(patterns.filter((pattern) => !screens.has(pattern) && !RARE.includes(pattern))).toEqual([]);
});

test("a screen shows a member no action that their role does not allow, and no link to a screen that is closed to them", async () => {
  const wrong: string[] = [];
  const shown = new Set<ShopRight>();
  for (const role of ["owner", ...TEAM_ROLES] satisfies ShopRole[]) {
    const client = role === "owner" ? people.owner : people.team.get(role)!;
    const statuses = new Map<string, number>();
    const statusOf = async (path: string) => {
      if (!statuses.has(path)) statuses.set(path, (await look(client, path)).status);
      return statuses.get(path)!;
    };
    for (const path of screens.values()) {
      const { status, html } = await look(client, path);
      statuses.set(path, status);
      if (![200, 404].includes(status)) wrong.push(`${path} as ${role}: ${status}`);
      if (status !== 200) continue;
      const right = RIGHTS.find(([beginning]) => path.startsWith(beginning))?.[1];
      const actions = actionsOf(html);
      if (right && actions.length > 0) shown.add(right);
      if (right && !hasShopRight(role, right) && actions.length > 0)
        wrong.push(`${path} as ${role} shows ${actions.slice(0, 3).join(", ")}`);
      for (const link of new Set(linksOf(html)))
        if (patternOf(link) && (await statusOf(link)) !== 200) wrong.push(`${path} as ${role} leads to ${link}`);
    }
  }
  expect(wrong).toEqual([]);
  expect([...new Set(RIGHTS.map(([, right]) => right))].filter((right) => !shown.has(right))).toEqual([]);
});
