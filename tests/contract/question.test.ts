import { beforeAll, expect, test } from "vitest";
import type { Client } from "../support/client.ts";
import { openOrderWorld, type OrderWorld, takeOverPeopledShop } from "./order-world.ts";

type Entry = {
  id: number;
  author: string;
  body: string;
  votes_count: number;
  answers: { id: number; author: string; body: string; votes_count: number }[];
};
type List = { questions: { data: Entry[]; total: number } };
type Shown = { order: { purchase: { orders: { lines: { product_slug: string }[] }[] } } };
type QuestionAnswer = { question: Entry | null };

const HOSTILE = `<script>alert(1)</script><svg onload=alert(1)> \u202Egpj.exe 🎉`;
const shop = takeOverPeopledShop();
let world: OrderWorld;
let productId: number;
let slug: string;
let questionId: number;

const listOf = async (client: Client, query = "") =>
  (await client.get<List>(`home/product-questions/${productId}${query}`)).body.questions;
const pageOf = async () => (await shop.guest().page(`product/${slug}`)).html;
const newest = async () => (await listOf(world.clients.guest, "?sort=newest")).data[0]!;

beforeAll(async () => {
  world = await openOrderWorld(shop);
  const target = await world.place("owner", "delivered");
  const { body } = await world.clients.shop.get<Shown>(`seller/orders/${target.code}`);
  slug = body.order.purchase.orders[0]!.lines[0]!.product_slug;
  const details = await shop.guest().get<{ product: { id: number } }>(`home/product-details/${slug}`);
  productId = details.body.product.id;
});

test("a question takes a confirmed address, is shown to everyone at once as text, and reaches the shop's desk", async () => {
  const { guest, other, owner, otherShop, shop: seller } = world.clients;
  const good = { product_id: productId, question: `Is it dishwasher safe? ${HOSTILE}` };
  expect((await guest.post("user/product-question-store", good)).status).toBe(401);
  expect((await other.post("user/product-question-store", good)).status).toBe(409);
  for (const wrong of ["", "x".repeat(100_000), "abc\u0000", 7])
    expect((await owner.post("user/product-question-store", { ...good, question: wrong })).status).toBe(422);
  expect((await owner.post("user/product-question-store", { ...good, product_id: 99_999_999 })).status).toBe(404);
  const before = await pageOf();
  const stored = await owner.post<QuestionAnswer>("user/product-question-store", good);
  expect(stored).toMatchObject({ status: 200, body: { question: { body: good.question } } });
  questionId = stored.body.question!.id;
  const after = await pageOf();
  expect(before).not.toContain("dishwasher safe");
  // The first ones by votes are in the page; a new one is there if few have been asked before.
  if ((await listOf(guest)).total <= 3) expect(after).toContain("dishwasher safe");
  expect(after).not.toContain("<svg onload");
  expect(await newest()).toMatchObject({ id: questionId, votes_count: 0, answers: [] });
  expect((await seller.get(`seller/questions/${questionId}`)).status).toBe(200);
  expect((await otherShop.get(`seller/questions/${questionId}`)).status).toBe(404);
  expect((await owner.get("seller/questions")).status).toBe(404);
  expect((await seller.get(`admin/questions/${questionId}`)).status).toBe(404);
});

test("the shop and buyers answer, no one else; the page has it at once, and the author of the question is notified", async () => {
  const { guest, other, owner, otherShop, shop: seller } = world.clients;
  const answer = { question_id: questionId, answer: HOSTILE };
  expect((await guest.post("home/product-answer-store", answer)).status).toBe(401);
  expect((await other.post("home/product-answer-store", answer)).status).toBe(409);
  expect((await otherShop.post(`seller/questions/${questionId}/answer`, { answer: "Mine" })).status).toBe(404);
  expect(
    (await seller.post(`seller/questions/${questionId}/answer`, { answer: "Yes, on the upper rack." })).status,
  ).toBe(200);
  expect((await owner.post("home/product-answer-store", answer)).status).toBe(200);
  expect((await owner.post("home/product-answer-store", answer)).status).toBe(409);
  expect((await newest()).answers).toMatchObject([{ author: "shop" }, { author: "buyer", body: HOSTILE }]);
  const inbox = await owner.get("user-notification/all");
  expect(JSON.stringify(inbox.body)).toContain(`/product/${slug}#questions`);
});

test("questions are searched with their answers, sorted and paged", async () => {
  const { guest } = world.clients;
  expect((await listOf(guest, "?q=upper+rack+dishwasher")).data.map(({ id }) => id)).toEqual([questionId]);
  expect((await listOf(guest, "?q=%25")).data).toEqual([]);
  expect((await listOf(guest, "?per_page=1&sort=newest")).data.map(({ id }) => id)).toEqual([questionId]);
  for (const query of ["?sort=whim", "?page=0", `?q=${"x".repeat(101)}`])
    expect((await guest.get(`home/product-questions/${productId}${query}`)).status).toBe(422);
  expect((await guest.get("home/product-questions/99999999")).status).toBe(404);
});

test("votes count once each and purge the page; the reader's own come by a call", async () => {
  const { guest, other, owner, shop: seller } = world.clients;
  const vote = (client: Client, more: object = {}) =>
    client.post<{ vote: { votes_count: number } }>("product/vote-question", {
      question_id: questionId,
      is_voted: true,
      ...more,
    });
  expect((await vote(guest)).status).toBe(401);
  expect((await vote(other)).status).toBe(409);
  expect((await vote(owner)).status).toBe(409);
  await vote(seller);
  expect((await vote(seller)).body.vote.votes_count).toBe(1);
  expect((await newest()).votes_count).toBe(1);
  const marks = await seller.get(`user/question-marks/${productId}`);
  expect(marks.body).toMatchObject({ voted_questions: [questionId], answers_as: "shop" });
  expect((await guest.get(`user/question-marks/${productId}`)).body).toMatchObject({ voted_questions: [] });
  expect((await vote(seller, { is_voted: false })).body.vote.votes_count).toBe(0);
});

test("a report reaches the operator, who hides the question with a reason", async () => {
  const { guest, owner, shop: seller, staff } = world.clients;
  const report = { question_id: questionId, reason: "spam" };
  expect((await guest.post("product/report-question", report)).status).toBe(401);
  expect((await seller.post("product/report-question", { ...report, reason: "whim" })).status).toBe(422);
  expect((await seller.post("product/report-question", report)).status).toBe(200);
  const queue = await staff.get<List>("admin/questions?work=reported");
  expect(queue.body.questions.data.map(({ id }) => id)).toEqual([questionId]);
  expect((await staff.post(`admin/questions/${questionId}/hide`, { reason: "" })).status).toBe(422);
  expect((await staff.post(`admin/questions/${questionId}/hide`, { reason: "Advertising" })).status).toBe(200);
  expect((await listOf(guest, "?sort=newest")).data.map(({ id }) => id)).not.toContain(questionId);
  expect(await pageOf()).not.toContain("dishwasher safe");
  expect(JSON.stringify((await owner.get("user-notification/all")).body)).toContain("Advertising");
});
