import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../support/client.ts";
import { takeOverPeopledShop } from "./order-world.ts";

type Product = { id: number; revision: number; name: string; slug: string; variants: { sku: string; stock: number }[] };
type Answer = {
  products: { data: { id: number; name: string; status: string; shop: { id: number } }[]; total: number };
  product: Product & { status: string; category_id: number };
  id: number;
  file: string;
  revision: number;
  success: string;
  error: string;
  errors: Record<string, string[]>;
};

const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const shop = takeOverPeopledShop();
let seller: Client;
let staff: Client;
/** A product and a category of other shops. */
let foreign: { id: number; categoryId: number };

beforeAll(async () => {
  seller = await shop.signIn("seller@souk.example");
  staff = await shop.signIn("staff@souk.example");
  const [own] = (await seller.get<Answer>("seller/products")).body.products.data;
  const { data } = (await staff.get<Answer>("admin/products?per_page=100")).body.products;
  const { id } = data.find((each) => each.shop.id !== own!.shop.id)!;
  const { product } = (await staff.get<Answer>(`admin/products/${id}`)).body;
  foreign = { id, categoryId: product.category_id };
});

const wanted = (sku: string, more: object = {}) => ({
  name: `Stoneware ${sku}`,
  category_id: foreign.categoryId,
  variants: [{ sku, price: "24.50", stock_change: 7 }],
  ...more,
});

async function create(sku: string, more: object = {}): Promise<number> {
  const made = await seller.post<Answer>("seller/products", wanted(sku, more));
  expect(made).toMatchObject({ status: 200 });
  return made.body.id;
}

describe("the products of a shop", () => {
  test("are created, found, changed, copied, published and shown to shoppers", async () => {
    const id = await create("BOWL-1");
    const at = `seller/products/${id}`;
    const listed = (await seller.get<Answer>("seller/products?state=draft&q=bowl-1")).body.products;
    expect(listed).toMatchObject({ total: 1, data: [{ id, status: "draft", name: "Stoneware BOWL-1" }] });
    const { product } = (await seller.get<Answer>(at)).body;
    expect(product).toMatchObject({ revision: 1, slug: "stoneware-bowl-1", variants: [{ sku: "BOWL-1", stock: 7 }] });
    expect((await shop.guest().page("product/stoneware-bowl-1")).status).toBe(404);
    const changed = await seller.post<Answer>(`${at}/change`, wanted("BOWL-1", { name: "Blue bowl", revision: 1 }));
    expect(changed).toMatchObject({ status: 200, body: { success: "Product saved", revision: 2 } });
    const published = await seller.post("seller/product-status", { ids: [id], action: "publish" });
    expect(published).toMatchObject({ status: 200, body: { success: "Published", changed: 1 } });
    const { html, status } = await shop.guest().page("product/stoneware-bowl-1");
    expect(status).toBe(200);
    expect(html).toContain("Blue bowl");
    const copied = await seller.post<Answer>(`${at}/copy`, {});
    expect((await seller.get<Answer>(`seller/products/${copied.body.id}`)).body.product).toMatchObject({
      name: "Copy of Blue bowl",
      status: "draft",
    });
  });

  test("say what is wrong with each field", async () => {
    const refused = await seller.post<Answer>("seller/products", {
      name: "",
      category_id: foreign.categoryId,
      maximum_order_quantity: 1,
      minimum_order_quantity: 2,
      variants: [{ sku: "W-1", price: "" }],
    });
    expect(refused).toMatchObject({ status: 422 });
    expect(Object.keys(refused.body.errors)).toEqual(
      expect.arrayContaining(["name", "maximum_order_quantity", "variants.0.price"]),
    );
    const decimals = await seller.post<Answer>(
      "seller/products",
      wanted("W-2", { variants: [{ sku: "W-2", price: "1.999" }] }),
    );
    expect(decimals).toMatchObject({
      status: 422,
      body: { errors: { "variants.0.price": ["This amount has too many decimals."] } },
    });
  });

  test("are not overwritten by a page that was opened earlier", async () => {
    const id = await create("STALE-1");
    const save = (name: string) =>
      seller.post<Answer>(`seller/products/${id}/change`, wanted("STALE-1", { name, revision: 1 }));
    expect(await save("First")).toMatchObject({ status: 200 });
    expect(await save("Second")).toMatchObject({
      status: 409,
      body: {
        error: "Someone has saved this product since you opened it. Reload the page to see the latest version.",
      },
    });
  });

  test("of another shop are not found", async () => {
    const at = `seller/products/${foreign.id}`;
    const refused = [
      await seller.get(at),
      await seller.post(`${at}/change`, wanted("FOREIGN", { revision: 1 })),
      await seller.post(`${at}/copy`, {}),
      await seller.post("seller/product-status", { ids: [foreign.id], action: "archive" }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await seller.page(`seller/product/${foreign.id}`)).status).toBe(404);
  });

  test("are only for sellers", async () => {
    expect((await shop.guest().get("seller/products")).status).toBe(401);
    const customer = await shop.customer();
    expect((await customer.get("seller/products")).status).toBe(404);
    expect((await customer.post("seller/products", wanted("NONE"))).status).toBe(404);
  });

  test("get images, which are served at once; other files are refused", async () => {
    const upload = (client: Client, bytes: Uint8Array<ArrayBuffer>) => {
      const form = new FormData();
      form.set("file", new File([bytes], "picture.png"));
      return client.send<Answer>("seller/product-pictures", form);
    };
    const pixel = Uint8Array.from(Buffer.from(PIXEL, "base64"));
    const stored = await upload(seller, pixel);
    expect(stored).toMatchObject({ status: 200 });
    expect(stored.body.file).toMatch(/^product-[\w-]+\.webp$/);
    const image = await fetch(`${shop.server().url}/img/320/${stored.body.file}`);
    expect(image.headers.get("Content-Type")).toBe("image/webp");
    expect(await upload(seller, new Uint8Array([1, 2, 3]))).toMatchObject({ status: 415 });
    const photo = await sharp({
      create: {
        width: 1_200,
        height: 900,
        channels: 3,
        noise: { type: "gaussian", mean: 128, sigma: 60 },
        background: "#888888",
      },
    })
      .png()
      .toBuffer();
    expect(photo.length).toBeGreaterThan(1_500_000);
    expect(await upload(seller, new Uint8Array(photo))).toMatchObject({ status: 200 });
    expect(await upload(await shop.customer(), pixel)).toMatchObject({ status: 404 });
    expect(await upload(staff, pixel)).toMatchObject({ status: 200 });
  });
});

describe("the operator", () => {
  test("lists the products of all shops, and changes one of them", async () => {
    const all = (await staff.get<Answer>("admin/products?per_page=100")).body.products;
    expect(new Set(all.data.map((each) => each.shop.id)).size).toBeGreaterThan(1);
    const id = await create("STAFF-1");
    const changed = wanted("STAFF-1", { name: "Renamed by staff", revision: 1 });
    expect(await staff.post(`admin/products/${id}/change`, changed)).toMatchObject({ status: 200 });
    expect((await seller.get<Answer>(`seller/products/${id}`)).body.product.name).toBe("Renamed by staff");
  });

  test("rejects a product, which leaves the shop, and approves it", async () => {
    const id = await create("JUDGED-1", { is_published: true });
    const isShown = async () => (await shop.guest().page("product/stoneware-judged-1")).status === 200;
    expect(await isShown()).toBe(true);
    expect(await staff.post(`admin/products/${id}/reject`, { reason: "" })).toMatchObject({ status: 422 });
    expect(await staff.post(`admin/products/${id}/reject`, { reason: "Blurred" })).toMatchObject({ status: 200 });
    expect(await isShown()).toBe(false);
    const sent = await seller.post<Answer>("seller/product-status", { ids: [id], action: "publish" });
    expect(sent.body.success).toBe("Sent for approval");
    expect(await staff.post("admin/product-approvals", { ids: [id] })).toMatchObject({ status: 200 });
    expect(await isShown()).toBe(true);
  });
});
