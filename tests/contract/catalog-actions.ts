import type { Database } from "#db/client.ts";
import { brands } from "#db/schema/brand.ts";
import { shops } from "#db/schema/shop.ts";
import type { Client } from "../support/client.ts";
import { type Action, actionsOf } from "./actions.ts";

let made = 0;

const newName = () => {
  made += 1;
  return `Catalog ${made}`;
};

/** For each call of the operator that changes categories, brands, colors or attributes: how it succeeds. */
export const catalogActions = (staff: () => Client): Record<string, Action> => {
  const create = async (path: string): Promise<number> =>
    (await staff().post<{ id: number }>(path, { name: newName() })).body.id;
  const category = () => create("admin/categories");
  const template = async (): Promise<number> =>
    (await staff().post<{ id: number }>("admin/specification-templates", { name: newName(), rows: ["Size"] })).body.id;
  const brand = () => create("admin/catalog/brands");
  const proposal = async (): Promise<number> =>
    (await staff().get<{ proposals: { id: number }[] }>("admin/brand-proposals")).body.proposals[0]!.id;
  return actionsOf({
    "POST /admin/brand-proposals/{id}/accept": { id: proposal, action: "brand.accept" },
    "POST /admin/brand-proposals/{id}/merge": {
      id: proposal,
      body: async () => ({ into_id: await brand() }),
      action: "brand.merge",
    },
    "POST /admin/brand-proposals/{id}/refuse": {
      id: proposal,
      body: { reason: "Not a brand" },
      action: "brand.refuse",
    },
    "POST /admin/specification-templates": {
      body: () => ({
        name: newName(),
        rows: ["Material"],
      }),
      action: "catalog.create",
    },
    "POST /admin/specification-templates/{id}/change": {
      id: template,
      body: () => ({ name: newName(), rows: ["Material", "Care"] }),
      action: "catalog.change",
    },
    "POST /admin/specification-templates/{id}/merge": {
      id: template,
      body: async () => ({ into_id: await template() }),
      action: "catalog.merge",
    },
    "POST /admin/specification-templates/{id}/delete": { id: template, action: "catalog.delete" },
    "POST /admin/categories": { body: () => ({ name: newName() }), action: "category.create" },
    "POST /admin/categories/{id}/change": {
      id: category,
      body: () => ({ name: newName() }),
      action: "category.change",
    },
    "POST /admin/categories/{id}/move": {
      id: category,
      body: async () => ({ parent_id: await category() }),
      action: "category.move",
    },
    "POST /admin/categories/{id}/merge": {
      id: category,
      body: async () => ({ into_id: await category() }),
      action: "category.merge",
    },
    "POST /admin/categories/{id}/delete": { id: category, action: "category.delete" },
    "POST /admin/catalog/{kind}": {
      id: "colors",
      body: () => ({
        name: newName(),
        hex: "#0b6360",
      }),
      action: "catalog.create",
    },
    "POST /admin/catalog/{kind}/{id}/change": async () => ({
      path: `admin/catalog/brands/${await brand()}/change`,
      body: { name: newName() },
      action: "catalog.change",
    }),
    "POST /admin/catalog/{kind}/{id}/merge": async () => ({
      path: `admin/catalog/brands/${await brand()}/merge`,
      body: { into_id: await brand() },
      action: "catalog.merge",
    }),
    "POST /admin/catalog/{kind}/bulk": {
      id: "brands",
      body: async () => ({ ids: [await brand()], action: "delete" }),
      action: "catalog.delete",
    },
    "POST /admin/catalog/{kind}/{id}/delete": async () => ({
      path: `admin/catalog/brands/${await brand()}/delete`,
      action: "catalog.delete",
    }),
  });
};

/** Brands that a shop proposes. */
export async function insertProposedBrands(db: Database): Promise<void> {
  const [shop] = await db.select({ id: shops.id }).from(shops).orderBy(shops.id).limit(1);
  await db.insert(brands).values(
    [1, 2, 3].map((number) => ({
      name: `Proposed ${number}`,
      slug: `proposed-${number}`,
      proposedByShopId: shop!.id,
    })),
  );
}
