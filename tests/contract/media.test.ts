import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import type { Client } from "../support/client.ts";
import { takeOverPeopledShop } from "./order-world.ts";
import { type ShopPeople, signInShopPeople } from "./shop-people.ts";

type Media = { id: number; file: string; name: string; alt: string; uses_count: number; shop: { id: number } | null };
type Answer = { media: { data: Media[]; total: number }; changed: number; failed: { error: string }[]; file: string };

const shop = takeOverPeopledShop();
let people: ShopPeople;
let staff: Client;

beforeAll(async () => {
  people = await signInShopPeople(shop);
  staff = await shop.signIn("staff@souk.example");
});

async function upload(client: Client, name: string): Promise<string> {
  const image = sharp({ create: { width: 60, height: 40, channels: 3, background: "#b33" } });
  const form = new FormData();
  form.set("file", new File([new Uint8Array(await image.png().toBuffer())], name, { type: "image/png" }));
  const stored = await client.send<Answer>("seller/product-pictures", form);
  expect(stored).toMatchObject({ status: 200 });
  return stored.body.file;
}

const find = async (client: Client, path: string) => (await client.get<Answer>(path)).body.media;

test("an uploaded image is in its shop's library and the operator's, and in no other shop's", async () => {
  const file = await upload(people.owner, "zinnober.png");
  const [own] = (await find(people.owner, "seller/media?q=zinnober")).data;
  expect(own).toMatchObject({ file, name: "zinnober.png", alt: "", uses_count: 0 });
  expect((await find(people.otherSeller, "seller/media?q=zinnober")).data).toEqual([]);
  expect((await find(staff, "admin/media?q=zinnober")).data).toMatchObject([
    { file, shop: { id: expect.any(Number) } },
  ]);
  const change = { name: "Studio", alt: "A red square" };
  expect((await people.otherSeller.post(`seller/media/${own!.id}/change`, change)).status).toBe(404);
  expect((await people.team.get("read")!.post(`seller/media/${own!.id}/change`, change)).status).toBe(403);
  expect(await people.owner.post(`seller/media/${own!.id}/change`, change)).toMatchObject({ status: 200 });
  expect((await find(people.owner, "seller/media?q=red+square")).total).toBe(1);
  const long = { name: "x", alt: "x".repeat(100_000) };
  expect((await people.owner.post(`seller/media/${own!.id}/change`, long)).status).toBe(422);
  const others = await people.otherSeller.post<Answer>("seller/media/bulk", { ids: [own!.id], action: "delete" });
  expect(others).toMatchObject({ status: 200, body: { changed: 0 } });
  const deleted = await people.owner.post<Answer>("seller/media/bulk", { ids: [own!.id], action: "delete" });
  expect(deleted).toMatchObject({ status: 200, body: { changed: 1 } });
  expect((await fetch(`${shop.server().url}/img/320/${file}`)).status).toBe(404);
});

test("an image that is shown is not deleted, and says where", async () => {
  const used = (await find(people.owner, "seller/media?used=yes")).data[0]!;
  expect(used.uses_count).toBeGreaterThan(0);
  const refused = await people.owner.post<Answer>("seller/media/bulk", { ids: [used.id], action: "delete" });
  expect(refused).toMatchObject({
    status: 200,
    body: { changed: 0, failed: [{ error: "This picture is in use or belongs to an order, so it can't be deleted." }] },
  });
  const { html, status } = await people.owner.page("seller/media?used=yes");
  expect(status).toBe(200);
  expect(html).toContain("Used in");
  expect((await staff.page("admin/media")).status).toBe(200);
});
