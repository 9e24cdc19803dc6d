import { and, asc, eq, gte, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { blogComments, blogPosts } from "#db/schema/blog.ts";
import { customers } from "#db/schema/customer.ts";
import { products } from "#db/schema/product.ts";
import { productQuestions, questionAnswers, questionAnswerVotes, questionVotes } from "#db/schema/question.ts";
import { reviewReplies, reviews } from "#db/schema/review.ts";
import { shops } from "#db/schema/shop.ts";
import { AUTHOR_REPLIES, type DemoQuestion, QUESTIONS, REVIEW_TALKS } from "../content/conversations.ts";
import { insertRows, insertWithIds } from "../insert-rows.ts";
import { daysFrom } from "../known.ts";

const MAX_PRODUCTS = 40;
const MAX_TALKS = 12;
const MIN_TALK_STARS = 4;
const QUESTIONS_PER_PRODUCT = 3;
const HOUR = 3_600_000;

type Person = { id: number; name: string };
type Asked = {
  product: { id: number; ownerId: number | null; shopName: string };
  question: DemoQuestion;
  buyer: Person;
  place: number;
};

/** Questions about products with their answers, and replies under reviews and comments of the blog. */
export async function insertConversations(db: Database, readers: readonly number[], now: Date): Promise<void> {
  const people = await findPeople(db, readers);
  await insertQuestions(db, people, now);
  await insertTalks(db, people);
  await answerComments(db);
}

async function findPeople(db: Database, ids: readonly number[]): Promise<Person[]> {
  const rows = await db
    .select({ id: customers.id, firstName: customers.firstName, lastName: customers.lastName })
    .from(customers)
    .where(inArray(customers.id, [...ids]))
    .orderBy(asc(customers.id));
  return rows.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName.slice(0, 1)}.` }));
}

async function insertQuestions(db: Database, people: readonly Person[], now: Date): Promise<void> {
  const questions = await planQuestions(db, people);
  const personAt = (place: number) => people[place % people.length]!;
  const questionIds = await insertWithIds(
    db,
    productQuestions,
    questions.map(({ product, question, place }) => ({
      productId: product.id,
      customerId: personAt(place).id,
      authorName: personAt(place).name,
      body: question.text,
      languageCode: question.language,
      votesCount: question.votes,
      createdAt: daysFrom(now, -question.daysAgo),
    })),
  );
  const answers = questions.flatMap(({ product, question, buyer }, index) => {
    const at = daysFrom(now, -question.daysAgo).getTime();
    const common = { questionId: questionIds[index]!, languageCode: question.language };
    const { ofShop, ofBuyer, votesOfAnswer: votesCount } = question;
    const shop = { customerId: product.ownerId, author: "shop" as const, authorName: product.shopName };
    const own = { customerId: buyer.id, author: "buyer" as const, authorName: buyer.name };
    return [
      ...(ofShop ? [{ ...common, ...shop, body: ofShop, votesCount, createdAt: new Date(at + 5 * HOUR) }] : []),
      ...(ofBuyer
        ? [
            {
              ...common,
              ...own,
              body: ofBuyer,
              votesCount: ofShop ? 1 : votesCount,
              createdAt: new Date(at + 20 * HOUR),
            },
          ]
        : []),
    ];
  });
  const answerIds = await insertWithIds(db, questionAnswers, answers);
  const votersOf = (count: number, place: number) =>
    Array.from({ length: count }, (_, step) => personAt(place + 1 + step).id);
  await insertRows(
    db,
    questionVotes,
    questions.flatMap(({ question, place }, index) =>
      votersOf(question.votes, place).map((customerId) => ({ questionId: questionIds[index]!, customerId })),
    ),
  );
  await insertRows(
    db,
    questionAnswerVotes,
    answers.flatMap(({ votesCount }, index) =>
      votersOf(votesCount, index).map((customerId) => ({ answerId: answerIds[index]!, customerId })),
    ),
  );
}

/** The first products with a review by a known author, who has bought them. */
async function planQuestions(db: Database, people: readonly Person[]): Promise<Asked[]> {
  const rows = await db
    .selectDistinctOn([products.id], {
      id: products.id,
      ownerId: shops.ownerId,
      shopName: shops.name,
      buyerId: reviews.customerId,
      buyer: reviews.authorName,
    })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .innerJoin(reviews, and(eq(reviews.productId, products.id), isNotNull(reviews.customerId)))
    .where(and(eq(products.type, "physical"), eq(products.status, "published")))
    .orderBy(asc(products.id), asc(reviews.id))
    .limit(MAX_PRODUCTS);
  return rows.flatMap(({ buyerId, buyer, ...product }, index) =>
    Array.from({ length: 1 + (index % QUESTIONS_PER_PRODUCT) }, (_, step) => ({
      product,
      question: QUESTIONS[(index + step) % QUESTIONS.length]!,
      buyer: { id: buyerId!, name: buyer },
      place: (index * QUESTIONS_PER_PRODUCT + step) % people.length,
    })),
  );
}

async function insertTalks(db: Database, people: readonly Person[]): Promise<void> {
  const found = await db
    .selectDistinctOn([reviews.productId], {
      id: reviews.id,
      customerId: reviews.customerId,
      authorName: reviews.authorName,
      createdAt: reviews.createdAt,
      shopName: shops.name,
      ownerId: shops.ownerId,
    })
    .from(reviews)
    .innerJoin(products, and(eq(products.id, reviews.productId), eq(products.type, "physical")))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(and(gte(reviews.stars, MIN_TALK_STARS), eq(reviews.languageCode, "en"), isNotNull(reviews.customerId)))
    .orderBy(asc(reviews.productId), asc(reviews.id))
    .limit(MAX_TALKS);
  const talks = found.map((review, index) => {
    const words = REVIEW_TALKS[index % REVIEW_TALKS.length]!;
    const curious = people.find(({ id }, place) => place >= index && id !== review.customerId) ?? people[0]!;
    const reply = (hours: number, body: string) => ({
      reviewId: review.id,
      body,
      createdAt: new Date(review.createdAt.getTime() + hours * HOUR),
    });
    return { review, words, curious, reply };
  });
  const first = await insertWithIds(
    db,
    reviewReplies,
    talks.map(({ words, curious, reply }) => ({
      ...reply(6, words.asks),
      customerId: curious.id,
      author: "shopper" as const,
      authorName: curious.name,
    })),
  );
  const second = await insertWithIds(
    db,
    reviewReplies,
    talks.map(({ review, words, reply }, index) => ({
      ...reply(9, words.answers),
      parentId: first[index]!,
      customerId: review.customerId,
      author: "shopper" as const,
      authorName: review.authorName,
    })),
  );
  await insertRows(
    db,
    reviewReplies,
    talks.map(({ review, words, reply }, index) => ({
      ...reply(26, words.ofShop),
      parentId: second[index]!,
      customerId: review.ownerId,
      author: "shop" as const,
      authorName: review.shopName,
    })),
  );
}

/** The author of the post answers comments that have no reply yet. */
async function answerComments(db: Database): Promise<void> {
  const waiting = await db
    .select({
      id: blogComments.id,
      postId: blogComments.postId,
      createdAt: blogComments.createdAt,
      author: blogPosts.authorName,
    })
    .from(blogComments)
    .innerJoin(blogPosts, eq(blogPosts.id, blogComments.postId))
    .where(
      and(
        isNull(blogComments.parentId),
        eq(blogComments.status, "published"),
        sql`not exists (select 1 from blog_comments reply where reply.parent_id = ${blogComments.id})`,
      ),
    )
    .orderBy(asc(blogComments.id))
    .limit(AUTHOR_REPLIES.length);
  await insertRows(
    db,
    blogComments,
    waiting.map(({ id, postId, createdAt, author }, index) => ({
      postId,
      parentId: id,
      authorName: author,
      text: AUTHOR_REPLIES[index]!,
      status: "published" as const,
      createdAt: new Date(createdAt.getTime() + 7 * HOUR),
    })),
  );
}
