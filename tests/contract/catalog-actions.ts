import type { Database } from "#db/client.ts";
import { brands } from "#db/schema/brand.ts";
import { shops } from "#db/schema/shop.ts";
import type { Client } from "../support/client.ts";

type Action = () => Promise<{ path: string; body?: object; action: string }>;

let made = 0;

const newName = () => {
  made += 1;
  return `Catalog ${made}`;
};

/** For each call of the operator that changes categories, brands, colors or attributes: how it succeeds. */
export const catalogActions = (boss: () => Client): Record<string, Action> => {
  const create = async (path: string): Promise<number> =>
    (await boss().post<{ id: number }>(path, { name: newName() })).body.id;
  const category = () => create("admin/categories");
  const template = async (): Promise<number> =>
    (await boss().post<{ id: number }>("admin/specification-templates", { name: newName(), rows: ["Size"] })).body.id;
  const brand = () => create("admin/catalog/brands");
  const of =
    (path: string, action: string, body: () => object | Promise<object>): Action =>
    async () => ({ path, body: await body(), action });
  const proposal = async (): Promise<number> =>
    (await boss().get<{ proposals: { id: number }[] }>("admin/brand-proposals")).body.proposals[0]!.id;
  return {
    "POST /admin/brand-proposals/{id}/accept": async () => ({
      path: `admin/brand-proposals/${await proposal()}/accept`,
      action: "brand.accept",
    }),
    "POST /admin/brand-proposals/{id}/merge": async () => ({
      path: `admin/brand-proposals/${await proposal()}/merge`,
      body: { into_id: await brand() },
      action: "brand.merge",
    }),
    "POST /admin/brand-proposals/{id}/refuse": async () => ({
      path: `admin/brand-proposals/${await proposal()}/refuse`,
      body: { reason: "Not a brand" },
      action: "brand.refuse",
    }),
    "POST /admin/specification-templates": of("admin/specification-templates", "catalog.create", () => ({
      name: newName(),
      rows: ["Material"],
    })),
    "POST /admin/specification-templates/{id}/change": async () => ({
      path: `admin/specification-templates/${await template()}/change`,
      body: { name: newName(), rows: ["Material", "Care"] },
      action: "catalog.change",
    }),
    "POST /admin/specification-templates/{id}/delete": async () => ({
      path: `admin/specification-templates/${await template()}/delete`,
      action: "catalog.delete",
    }),
    "POST /admin/categories": of("admin/categories", "category.create", () => ({ name: newName() })),
    "POST /admin/categories/{id}/change": async () => ({
      path: `admin/categories/${await category()}/change`,
      body: { name: newName() },
      action: "category.change",
    }),
    "POST /admin/categories/{id}/move": async () => ({
      path: `admin/categories/${await category()}/move`,
      body: { parent_id: await category() },
      action: "category.move",
    }),
    "POST /admin/categories/{id}/merge": async () => ({
      path: `admin/categories/${await category()}/merge`,
      body: { into_id: await category() },
      action: "category.merge",
    }),
    "POST /admin/categories/{id}/delete": async () => ({
      path: `admin/categories/${await category()}/delete`,
      action: "category.delete",
    }),
    "POST /admin/catalog/{kind}": of("admin/catalog/colors", "catalog.create", () => ({
      name: newName(),
      hex: "#0b6360",
    })),
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
    "POST /admin/catalog/{kind}/bulk": async () => ({
      path: "admin/catalog/brands/bulk",
      body: { ids: [await brand()], action: "delete" },
      action: "catalog.delete",
    }),
    "POST /admin/catalog/{kind}/{id}/delete": async () => ({
      path: `admin/catalog/brands/${await brand()}/delete`,
      action: "catalog.delete",
    }),
  };
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
