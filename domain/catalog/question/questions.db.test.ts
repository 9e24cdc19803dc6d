import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import type { customers } from "#db/schema/customer.ts";
import { mails } from "#db/schema/mail.ts";
import { notifications } from "#db/schema/notification.ts";
import { productQuestions, questionVotes } from "#db/schema/question.ts";
import { shops } from "#db/schema/shop.ts";
import type { Context } from "#domain/context.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { ADMIN_QUESTION_LIST, SHOP_QUESTION_LIST } from "#shared/list/question-lists.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { buy, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { advanceToDelivered, ordersOf } from "#tests/support/placed-orders.ts";
import { answerFromDesk } from "../question-admin/answer-from-desk.ts";
import { changeQuestions } from "../question-admin/change-questions.ts";
import { findQuestionQueue, getQuestionRecord } from "../question-admin/find-question-queue.ts";
import { bulkQuestionsInput } from "../question-admin/question-admin.input.ts";
import { moderateAnswer, moderateQuestion } from "../question-admin/moderate-question.ts";
import { anonymizeQuestions } from "./anonymize-questions.ts";
import { answerQuestion } from "./answer-question.ts";
import { askQuestion } from "./ask-question.ts";
import { findFirstQuestions, findQuestionMarks, findQuestions } from "./find-questions.ts";
import { answerQuestionInput, askQuestionInput, questionsQuery } from "./question.input.ts";
import { reportQuestion } from "./report-question.ts";
import { voteForQuestion } from "./vote-for-question.ts";

const HOSTILE = `<script>alert(1)</script><svg onload=alert(1)> \u202Egpj.exe 🎉 https://xn--pple-43d.com`;
const { db } = await openTestDatabase();
const goods = await makeGoods(db);
const buyer = await come({ firstName: "Noor", lastName: "Saleh" });
const trxId = await fillCart(buyer, [goods.lamp, 1]);
expect(await buy(buyer, trxId)).toSucceed();
const [order] = await ordersOf(db, trxId);
const owner = await come({ firstName: "Omar" });
await db
  .update(shops)
  .set({ ownerId: owner.visitor.customerId, status: "approved" })
  .where(eq(shops.id, order!.shopId));
await advanceToDelivered(buyer, order!.id, { kind: "shop", customerId: owner.visitor.customerId });

async function come(values: Partial<typeof customers.$inferInsert> = {}): Promise<Context> {
  const customerId = await makeCustomer(db, { lastName: "Byron", emailVerifiedAt: new Date(), ...values });
  return guestContext(db, { visitor: { customerId } });
}

const ask = (ctx: Context, question: string) => askQuestion(ctx, { product_id: goods.lamp.productId, question });
const answer = (ctx: Context, id: number, text: string) => answerQuestion(ctx, { question_id: id, answer: text });
const staffOf = (ctx: Context): Context => ({ ...ctx, visitor: { ...ctx.visitor, permissions: ["reviews.moderate"] } });
const list = async (ctx: Context, search = "") =>
  (await findQuestions(ctx, goods.lamp.productId, { search, sort: "newest" }, 1, 100)).items;
const shopReader = async () => {
  const [shop] = await db.select({ id: shops.id }).from(shops).where(eq(shops.ownerId, owner.visitor.customerId!));
  return { kind: "shop" as const, shopId: shop!.id };
};

const askForId = async (ctx: Context, text: string): Promise<number> => valueOf(await ask(ctx, text)).question.id;
const answered = async (ctx: Context, id: number, text: string) => valueOf(await answer(ctx, id, text)).answer.id;

describe("asking", () => {
  test("takes a customer with a confirmed address, and tells the shop once by notification and mail", async () => {
    expect(await ask(await guestContext(db), "Is it heavy?")).toFail("sign_in");
    expect(await ask(await come({ emailVerifiedAt: null }), "Is it heavy?")).toFail("email_unverified");
    const ctx = await come();
    expect(await askQuestion(ctx, { product_id: 99_999_999, question: "Is it heavy?" })).toFail("not_found");
    const id = await askForId(ctx, "Is it heavy?");
    expect((await list(ctx))[0]).toMatchObject({ id, author: "Ada B.", body: "Is it heavy?", answers: [] });
    const [mail] = await db
      .select()
      .from(mails)
      .where(eq(mails.idempotencyKey, `question:${id}:shop`));
    expect(mail).toMatchObject({ template: "product-question", data: { text: "Is it heavy?" } });
    const received = await db
      .select()
      .from(notifications)
      .where(eq(notifications.customerId, owner.visitor.customerId!));
    expect(received.map(({ link }) => link)).toContain(`/seller/questions/${id}`);
  });

  test.each(["", "  ", "ab", "x".repeat(1_001), "x".repeat(100_000), "abc\u0000d", "abc\ud800"])(
    "what is no question is refused",
    (question) => {
      expect(askQuestionInput.safeParse({ product_id: 1, question }).success).toBe(false);
      expect(answerQuestionInput.safeParse({ question_id: 1, answer: question + question }).success).toBe(
        question === "ab",
      );
    },
  );

  test("is limited by the hour, and hostile text is kept as it is written", async () => {
    const ctx = await come();
    const limited = { ...ctx, settings: { ...ctx.settings, messagesPerHour: 1, moderation: "after" as const } };
    const id = await askForId(limited, HOSTILE);
    expect((await list(ctx)).find((each) => each.id === id)?.body).toBe(HOSTILE);
    expect(await ask(limited, "And this?")).toFail("too_many_tries");
  });
});

describe("answers", () => {
  test("come from the shop, marked and first, and from buyers once; the author of the question is notified", async () => {
    const ctx = await come();
    const id = await askForId(ctx, "Does it come with a bulb?");
    expect(await answer(await come(), id, "No idea")).toFail("answer_not_bought");
    const ofBuyer = await answered(buyer, id, "Mine did.");
    expect(await answer(buyer, id, "Again")).toFail("answered_already");
    const ofShop = await answered(owner, id, "Yes, a warm one.");
    const [question] = (await list(ctx)).filter((each) => each.id === id);
    expect(question!.answers).toMatchObject([
      { id: ofShop, author: "shop" },
      { id: ofBuyer, author: "buyer", authorName: "Noor S." },
    ]);
    const sent = await db.select().from(mails).where(eq(mails.template, "product-answer"));
    expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(
      expect.arrayContaining([`question-answer:${ofBuyer}`, `question-answer:${ofShop}`]),
    );
    const { items, total } = await findQuestions(ctx, goods.lamp.productId);
    const shown = items.slice(0, 3).map((each) => ({ ...each, answers: each.answers.slice(0, 1) }));
    expect(shown).toContainEqual(expect.objectContaining({ id, answersCount: 2 }));
    expect(await findFirstQuestions(ctx, goods.lamp.productId, true)).toEqual({ questions: shown, total });
    expect(await findQuestionMarks(owner, goods.lamp.productId)).toMatchObject({ answersAs: "shop" });
    expect(await findQuestionMarks(buyer, goods.lamp.productId)).toMatchObject({ answersAs: "buyer" });
    expect(await findQuestionMarks(ctx, goods.lamp.productId)).toMatchObject({ answersAs: null, ownQuestions: [id] });
  });

  test("are searched with the questions, where wildcards are letters", async () => {
    const ctx = await come();
    const id = await askForId(ctx, "Can the shade be washed?");
    await answered(owner, id, "Only by hand, at 100 % cotton care.");
    expect((await list(ctx, "SHADE cotton")).map((each) => each.id)).toEqual([id]);
    expect((await list(ctx, "100 %")).map((each) => each.id)).toEqual([id]);
    expect(await list(ctx, "shade_")).toEqual([]);
    expect(questionsQuery.safeParse({ q: "x".repeat(101) }).success).toBe(false);
  });
});

test("votes count once each, even concurrently; authors and unconfirmed accounts cannot vote", async () => {
  const ctx = await come();
  const id = await askForId(ctx, "How long is the cable?");
  const answerId = await answered(owner, id, "Two meters.");
  const vote = (by: Context, answer: number | null = null, isVoted = true) =>
    voteForQuestion(by, { question_id: id, answer_id: answer, is_voted: isVoted });
  expect(await vote(ctx)).toFail("own_text");
  expect(await vote(await guestContext(db))).toFail("sign_in");
  expect(await vote(await come({ emailVerifiedAt: null }))).toFail("email_unverified");
  const [one, two] = [await come(), await come()];
  await vote(one);
  await vote(two);
  expect(await vote(one)).toMatchObject({ value: { votesCount: 2 } });
  expect(await vote(one, answerId)).toMatchObject({ value: { votesCount: 1, answerId } });
  expect(await vote(one, null, false)).toMatchObject({ value: { votesCount: 1, isVoted: false } });
  expect(await vote(one, 99_999_999)).toFail("not_found");
  expect(await findQuestionMarks(one, goods.lamp.productId)).toMatchObject({
    votedQuestions: [],
    votedAnswers: [answerId],
  });
});

describe("moderation", () => {
  test("a text with a link waits, is published by the operator, and is announced only then", async () => {
    const ctx = await come();
    const words = { ...ctx, settings: { ...ctx.settings, moderation: "words" as const } };
    const stored = await ask(words, "Is www.cheap-lamps.com the same?");
    expect(stored).toSucceed({ isPublished: false });
    const id = stored.ok ? stored.value.question.id : 0;
    expect((await list(ctx)).map((each) => each.id)).not.toContain(id);
    expect(await answer(owner, id, "Yes")).toFail("not_found");
    expect(await moderateQuestion(ctx, id, { status: "published" })).toFail();
    expect(await moderateQuestion(staffOf(ctx), id, { status: "published" })).toSucceed();
    expect((await list(ctx)).map((each) => each.id)).toContain(id);
    expect(await db.$count(mails, eq(mails.idempotencyKey, `question:${id}:shop`))).toBe(1);
    const acts = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, String(id)));
    expect(acts.map(({ action }) => action)).toContain("question.publish");
  });

  test("a report reaches the operator, who hides with a reason that the author reads", async () => {
    const ctx = await come();
    const id = await askForId(ctx, "Buy my lamps instead");
    const answerId = await answered(buyer, id, "Spam");
    expect(await reportQuestion(await guestContext(db), { question_id: id, reason: "spam", text: "" })).toFail(
      "sign_in",
    );
    expect(await reportQuestion(owner, { question_id: id, reason: "spam", text: "" })).toSucceed();
    const operator = { kind: "operator", shopId: null } as const;
    const queue = await findQuestionQueue(
      ctx,
      operator,
      readListUrl(ADMIN_QUESTION_LIST, new URLSearchParams("work=reported")),
    );
    expect(queue.rows.map((row) => row.id)).toEqual([id]);
    const staff = staffOf(ctx);
    expect(await moderateQuestion(staff, id, { status: "hidden", reason: "" })).toFail("reason_missing");
    const hidden = { status: "hidden", reason: "Advertising" } as const;
    expect(await moderateAnswer(staff, { questionId: id, answerId }, hidden)).toSucceed();
    expect(
      await changeQuestions(staff, bulkQuestionsInput.parse({ ids: [id], action: "hide", value: "Advertising" })),
    ).toSucceed({ changed: 1 });
    expect((await list(ctx)).map((each) => each.id)).not.toContain(id);
    expect(await getQuestionRecord(ctx, operator, id)).toMatchObject({
      status: "hidden",
      hiddenReason: "Advertising",
      answers: [{ status: "hidden", hiddenReason: "Advertising" }],
      reports: [{ isOpen: false }],
    });
  });

  test("a shop sees and answers what is asked about only its own products; the operator answers in its own name", async () => {
    const ctx = await come();
    const id = await askForId(ctx, "Is it made by hand?");
    const own = await shopReader();
    const other = { kind: "shop", shopId: own.shopId + 1_000 } as const;
    expect(await getQuestionRecord(ctx, other, id)).toBeNull();
    expect(await answerFromDesk(owner, other, id, "Yes")).toFail("not_found");
    const query = readListUrl(SHOP_QUESTION_LIST, new URLSearchParams("work=unanswered"));
    expect((await findQuestionQueue(ctx, own, query)).rows.map((row) => row.id)).toContain(id);
    expect(await answerFromDesk(owner, own, id, "Yes, by two of us.")).toSucceed();
    const operator = { kind: "operator", shopId: null } as const;
    expect(await answerFromDesk(ctx, operator, id, "Indeed")).toFail();
    expect(await answerFromDesk(staffOf(buyer), operator, id, "We checked.")).toSucceed();
    expect((await findQuestionQueue(ctx, own, query)).rows.map((row) => row.id)).not.toContain(id);
    expect((await list(ctx)).find((each) => each.id === id)!.answers.map(({ author }) => author)).toEqual([
      "shop",
      "operator",
    ]);
  });
});

test("texts of a deleted account stay without its name, and its votes are removed", async () => {
  const [ctx, voter] = [await come(), await come()];
  const id = await askForId(ctx, "Which socket does it need?");
  await voteForQuestion(voter, { question_id: id, is_voted: true });
  await anonymizeQuestions(voter, voter.visitor.customerId!);
  await anonymizeQuestions(ctx, ctx.visitor.customerId!);
  expect((await db.select().from(productQuestions).where(eq(productQuestions.id, id)))[0]).toMatchObject({
    customerId: null,
    authorName: "",
    votesCount: 0,
  });
  expect(await db.$count(questionVotes, eq(questionVotes.questionId, id))).toBe(0);
  expect((await list(voter)).find((each) => each.id === id)?.author).toBe("A customer");
});
