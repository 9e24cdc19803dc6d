import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Database } from "#db/client.ts";
import { products } from "#db/schema/product.ts";
import { productChanges } from "#db/schema/product-version.ts";
import type { Client } from "../support/client.ts";
import { type Action, actionsOf } from "./actions.ts";

let made = 0;

/** What a new product of the demo's first shop takes at least. */
function newProduct(shopId: number, categoryId: number): object {
  made += 1;
  return {
    name: `Matrix ${made}`,
    category_id: categoryId,
    shop_id: shopId,
    variants: [{ sku: `MATRIX-${made}`, price: "12.00", stock_change: 3 }],
  };
}

const template = (name: string) => ({ name, mapping: { sku: "Number" }, shop_id: 1 });

/** For each call of the operator that changes a product: a body with which it succeeds, and its audited action. */
export const productActions = (staff: () => Client): Record<string, Action> => {
  const create = async (more: object = {}): Promise<{ id: number; body: object }> => {
    const { products } = (
      await staff().get<{ products: { data: { id: number; shop: { id: number } }[] } }>("admin/products")
    ).body;
    const first = products.data[0]!;
    const { product } = (await staff().get<{ product: { category_id: number } }>(`admin/products/${first.id}`)).body;
    const body = { ...newProduct(first.shop.id, product.category_id), ...more };
    return { id: (await staff().post<{ id: number }>("admin/products", body)).body.id, body };
  };
  const draft = () => create();
  const rejected = async () => {
    const made = await draft();
    await staff().post(`admin/products/${made.id}/reject`, { reason: "No picture" });
    return made;
  };
  const digital = async () => {
    const { id } = await create({ type: "digital" });
    const { product } = (await staff().get<{ product: { variants: { id: number }[] } }>(`admin/products/${id}`)).body;
    return { id, variantId: product.variants[0]!.id };
  };
  const fileForm = () => {
    const form = new FormData();
    form.set("file", new File(["One"], "one.txt"));
    return form;
  };
  return actionsOf({
    "POST /admin/products/{id}/files": async () => ({
      path: `admin/products/${(await digital()).id}/files`,
      form: fileForm(),
      action: "product.file_offer",
    }),
    "POST /admin/products/{id}/files/{file_id}/remove": async () => {
      const path = `admin/products/${(await digital()).id}/files`;
      const { files } = (await staff().send<{ files: { id: number }[] }>(path, fileForm())).body;
      return { path: `${path}/${files[0]!.id}/remove`, action: "product.file_remove" };
    },
    "POST /admin/products/{id}/licence-keys": async () => {
      const { id, variantId } = await digital();
      const body = { variant_id: variantId, keys: ["MATRIX-KEY-1"] };
      return { path: `admin/products/${id}/licence-keys`, body, action: "product.keys_add" };
    },
    "POST /admin/products": async () => {
      const { body } = await draft();
      const again = { ...body, variants: [{ sku: `MATRIX-NEW-${made}`, price: "5" }] };
      return { path: "admin/products", body: again, action: "product.create" };
    },
    "POST /admin/products/{id}/change": async () => {
      const { id, body } = await draft();
      return { path: `admin/products/${id}/change`, body: { ...body, revision: 1 }, action: "product.change" };
    },
    "POST /admin/products/{id}/copy": { id: async () => (await draft()).id, action: "product.create" },
    "POST /admin/products/{id}/notes": {
      id: async () => (await draft()).id,
      body: { text: "Ask for better pictures" },
      action: "note.add",
    },
    "POST /admin/product-status": {
      body: async () => ({ ids: [(await draft()).id], action: "publish" }),
      action: "product.publish",
    },
    "POST /admin/product-approvals": {
      body: async () => ({ ids: [(await rejected()).id] }),
      action: "product.approve",
    },
    "POST /admin/inventory/changes": async () => {
      const { id } = await draft();
      const { product } = (await staff().get<{ product: { variants: { id: number }[] } }>(`admin/products/${id}`)).body;
      const body = { changes: [{ variant_id: product.variants[0]!.id, change: 2 }], reason: "Counted" };
      return { path: "admin/inventory/changes", body, action: "stock.adjust" };
    },
    "POST /admin/inventory-thresholds/{id}": {
      id: async () => (await draft()).id,
      body: { threshold: 3 },
      action: "stock.threshold",
    },
    "POST /admin/inventory/import": async () => {
      await draft();
      const form = new FormData();
      form.set("file", new File([`sku,stock\nMATRIX-${made},9`], "stock.csv"));
      return { path: "admin/inventory/import", form, action: "stock.import" };
    },
    "POST /admin/inventory/imports/{id}/undo": async () => {
      await draft();
      const form = new FormData();
      form.set("file", new File([`sku,stock\nMATRIX-${made},8`], "stock.csv"));
      await staff().send("admin/inventory/import", form);
      const path = "admin/inventory/imports";
      const { imports } = (await staff().get<{ imports: { id: number }[] }>(path)).body;
      return { path: `${path}/${imports[0]!.id}/undo`, action: "stock.import_undo" };
    },
    "POST /admin/catalog-files/{list}": () => {
      const form = new FormData();
      form.set("file", new File(["name\nmatrix-file"], "tags.csv"));
      return Promise.resolve({ path: "admin/catalog-files/tags", form, action: "catalog.import" });
    },
    "POST /admin/catalog-files/{list}/imports/{id}/undo": async () => {
      made += 1;
      const form = new FormData();
      form.set("file", new File([`name\nundone-${made}`], "tags.csv"));
      await staff().send("admin/catalog-files/tags", form);
      const path = "admin/catalog-files/tags/imports";
      const { imports } = (await staff().get<{ imports: { id: number }[] }>(path)).body;
      return { path: `${path}/${imports[0]!.id}/undo`, action: "catalog.import_undo" };
    },
    "POST /admin/products/{id}/reject": {
      id: async () => (await draft()).id,
      body: { reason: "The picture is blurred" },
      action: "product.reject",
    },
    "POST /admin/products/bulk": {
      body: async () => ({ ids: [(await draft()).id], action: "add_tag", value: "matrix" }),
      action: "product.change",
    },
    "POST /admin/product-versions/{id}/restore": async () => {
      const { id, body } = await draft();
      await staff().post(`admin/products/${id}/change`, { ...body, name: "Other words", revision: 1 });
      type Versions = { versions: { id: number }[] };
      const { versions } = (await staff().get<Versions>(`admin/products/${id}/versions`)).body;
      const path = `admin/product-versions/${versions.at(-1)!.id}/restore`;
      return { path, body: { revision: 2 }, action: "product.change" };
    },
    "POST /admin/products/{id}/refuse-change": async () => {
      const waiting = await staff().get<{ products: { data: { id: number; waiting_fields: string[] | null }[] } }>(
        "admin/products?state=waiting",
      );
      const { id } = waiting.body.products.data.find(({ waiting_fields: fields }) => fields !== null)!;
      return { path: `admin/products/${id}/refuse-change`, body: { reason: "No" }, action: "product.refuse_change" };
    },
    "POST /admin/import-templates": { body: () => template("kept"), action: "product.import_template" },
    "POST /admin/import-templates/{id}/remove": async () => {
      const { id } = (await staff().post<{ id: number }>("admin/import-templates", template("removed"))).body;
      return { path: `admin/import-templates/${id}/remove`, action: "product.import_template" };
    },
    "POST /admin/imports/{id}/undo": async () => {
      made += 1;
      const form = new FormData();
      form.set("file", new File([`handle,name,sku,price,category\nundone,Undone,MATRIX-UNDO-${made},5,`], "undo.csv"));
      form.set("shop_id", "1");
      const { id } = (await staff().send<{ import: { id: number } }>("admin/imports", form)).body.import;
      const path = `admin/imports/${id}`;
      type Run = { import: { state: string } };
      await expect.poll(async () => (await staff().get<Run>(path)).body.import.state).toBe("done");
      return { path: `${path}/undo`, action: "product.import_undo" };
    },
    "POST /admin/imports": () => {
      const form = new FormData();
      form.set("file", new File(["handle,name,sku,price\nmatrix,Matrix,MATRIX-FILE,5"], "products.csv"));
      form.set("shop_id", "1");
      form.set("dry_run", "1");
      return Promise.resolve({ path: "admin/imports", form, action: "product.import" });
    },
    "POST /admin/shops/{id}/product-approval": { id: "1", body: { is_required: false }, action: "shop.approval" },
  });
};

/** What a shop changed on an approved product, for the operator to decide. */
export async function insertWaitingChange(db: Database): Promise<void> {
  const [product] = await db.select({ id: products.id }).from(products).where(eq(products.isApproved, true)).limit(1);
  const content = (name: string) => ({ name, category_id: 1, variants: [{ sku: "WAITING", price: "5" }] });
  await db.insert(productChanges).values({
    productId: product!.id,
    base: content("Before"),
    content: content("After"),
    fields: ["name"],
    proposedAt: new Date(),
  });
}
