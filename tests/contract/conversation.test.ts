import { beforeAll, expect, test } from "vitest";
import type { Client } from "../support/client.ts";
import { takeOverPeopledShop } from "./order-world.ts";

type Conversation = { conversation_id: number };
type Inbox = { threads: { data: { conversation_id: number | null; other_name: string; unread_count: number }[] } };

const shop = takeOverPeopledShop();
let shopper: Client;
let seller: Client;
let product: { id: number; shop: { id: number } };

beforeAll(async () => {
  [shopper, seller] = [await shop.signIn("shopper@souk.example"), await shop.signIn("seller@souk.example")];
  const { body } = await shop.guest().get<{ shop: { id: number } }>("shop-page-data/hearth-and-clay");
  const listed = "home/filtered_products?shop=hearth-and-clay";
  const found = await shop.guest().get<{ products: { data: { id: number; shop: { id: number } }[] } }>(listed);
  product = found.body.products.data.find((each) => each.shop.id === body.shop.id)!;
});

const question = (text: string) => ({ shop_id: product.shop.id, product_id: product.id, text });

test("a question goes to the shop as it was typed, and the answer comes back", async () => {
  const text = '<script>alert(1)</script>\n"quoted" & \u202Eנכון';
  const conversation = await shopper.post<Conversation>("user/conversations", question(text));
  expect(conversation.status).toBe(200);
  const id = conversation.body.conversation_id;
  const inbox = await seller.get<Inbox>("seller/messages?state=unread");
  expect(inbox.body.threads.data.map((thread) => thread.conversation_id)).toContain(id);
  const screen = await seller.page(`seller/messages/${id}`);
  expect(screen.html).not.toContain("<script>alert(1)</script>");
  expect(screen.html).toContain("&lt;script&gt;");
  expect(await seller.post(`seller/messages/${id}/messages`, { text: "Yes." })).toMatchObject({ status: 200 });
  expect(await shopper.get(`user/conversations/${id}`)).toMatchObject({
    status: 200,
    body: {
      conversation: { messages: expect.arrayContaining([expect.objectContaining({ text: "Yes.", is_new: true })]) },
    },
  });
  expect((await shopper.post(`user/conversations/${id}/read`)).status).toBe(200);
  expect((await shopper.page(`user/messages/${id}`)).html).toContain("Yes.");
});

test("bad input changes nothing, and the status says what is wrong", async () => {
  for (const text of ["", "   ", "x".repeat(2_001), "x".repeat(100_000), "a\u0000b"])
    expect((await shopper.post("user/conversations", question(text))).status).toBe(422);
  expect((await shopper.post("user/conversations", { ...question("Hello"), shop_id: 999_999 })).status).toBe(404);
  expect((await shopper.post("user/conversations", { ...question("Hello"), product_id: 999_999 })).status).toBe(404);
});

test("guests, unverified customers, the shop itself and other people are kept out", async () => {
  expect((await shop.guest().post("user/conversations", question("Hello"))).status).toBe(401);
  const unverified = await shop.customer();
  expect((await unverified.post("user/conversations", question("Hello"))).status).toBe(409);
  expect((await seller.post("user/conversations", question("Hello"))).status).toBe(409);
  const { body } = await shopper.post<Conversation>("user/conversations", question("Only for us"));
  const own = `user/conversations/${body.conversation_id}`;
  for (const client of [unverified, seller]) {
    expect((await client.get(own)).status).toBe(404);
    expect((await client.post(`${own}/messages`, { text: "x" })).status).toBe(404);
    expect((await client.post(`${own}/block`, { is_blocked: true })).status).toBe(404);
    expect((await client.post(`${own}/report`, { reason: "spam" })).status).toBe(404);
  }
  expect((await shopper.get(`seller/messages/${body.conversation_id}`)).status).toBe(404);
  expect((await shopper.get("admin/message-reports")).status).toBe(404);
});

test("either side can block and report", async () => {
  const { body } = await shopper.post<Conversation>("user/conversations", question("Hello"));
  const [own, theirs] = [`user/conversations/${body.conversation_id}`, `seller/messages/${body.conversation_id}`];
  expect((await seller.post(`${theirs}/block`, { is_blocked: true })).status).toBe(200);
  expect((await shopper.post(`${own}/messages`, { text: "Hello?" })).status).toBe(409);
  expect((await seller.post(`${theirs}/block`, { is_blocked: false })).status).toBe(200);
  expect((await shopper.post(`${own}/messages`, { text: "Hello?" })).status).toBe(200);
  expect((await shopper.post(`${own}/report`, { reason: "nonsense" })).status).toBe(422);
  expect((await shopper.post(`${own}/report`, { reason: "offensive", text: "Rude" })).status).toBe(200);
  expect(await shopper.get(own)).toMatchObject({ body: { conversation: { is_reported: true } } });
  expect(await seller.get(theirs)).toMatchObject({ body: { conversation: { is_reported: false } } });
});

test("a shop's sales of a period are read by those who may", async () => {
  const sales = await seller.get<{ figures: { buckets: unknown[]; earned: object | null } }>(
    "seller/overview/sales?period=7d",
  );
  expect(sales.status).toBe(200);
  expect(sales.body.figures.buckets).toHaveLength(7);
  expect(sales.body.figures.earned).not.toBeNull();
  expect((await shopper.get("seller/overview/sales")).status).toBe(404);
  expect((await shop.guest().get("admin/overview/sales")).status).toBe(401);
  expect((await seller.get("admin/overview/sales")).status).toBe(404);
});
