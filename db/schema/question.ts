import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, isOneOf, partOf, word } from "../columns.ts";
import { customers } from "./customer.ts";
import { products } from "./product.ts";

const QUESTION_STATUSES = ["pending", "published", "hidden"] as const;
const ANSWER_AUTHORS = ["buyer", "shop", "operator"] as const;
const REPORT_REASONS = ["spam", "offensive", "off_topic", "untrue", "other"] as const;

/** Shoppers' questions about a product. */
export const productQuestions = pgTable(
  "product_questions",
  {
    id: id(),
    productId: partOf("product_id", () => products.id),
    customerId: integer("customer_id").references(() => customers.id, { onDelete: "set null" }),
    authorName: text("author_name").notNull(),
    body: text("body").notNull(),
    languageCode: text("language_code").notNull().default("en"),
    status: word("status", QUESTION_STATUSES).notNull().default("published"),
    /** Why it is hidden; shown to its author. */
    hiddenReason: text("hidden_reason").notNull().default(""),
    /** Kept by those who write `question_votes`. */
    votesCount: integer("votes_count").notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    check("product_questions_status", isOneOf(t.status, QUESTION_STATUSES)),
    index("product_questions_product").on(t.productId, t.createdAt),
    index("product_questions_customer").on(t.customerId),
  ],
);

/** Answers of the shop, of the operator, and of buyers of the product: one of each buyer. */
export const questionAnswers = pgTable(
  "question_answers",
  {
    id: id(),
    questionId: partOf("question_id", () => productQuestions.id),
    customerId: integer("customer_id").references(() => customers.id, { onDelete: "set null" }),
    author: word("author", ANSWER_AUTHORS).notNull(),
    authorName: text("author_name").notNull(),
    body: text("body").notNull(),
    languageCode: text("language_code").notNull().default("en"),
    status: word("status", QUESTION_STATUSES).notNull().default("published"),
    hiddenReason: text("hidden_reason").notNull().default(""),
    votesCount: integer("votes_count").notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    check("question_answers_author", isOneOf(t.author, ANSWER_AUTHORS)),
    check("question_answers_status", isOneOf(t.status, QUESTION_STATUSES)),
    index("question_answers_question").on(t.questionId, t.createdAt),
    index("question_answers_customer").on(t.customerId),
    uniqueIndex("question_answers_one_per_buyer")
      .on(t.questionId, t.customerId)
      .where(sql`author = 'buyer'`),
  ],
);

/** Shoppers who have the same question, once each. */
export const questionVotes = pgTable(
  "question_votes",
  {
    questionId: partOf("question_id", () => productQuestions.id),
    customerId: partOf("customer_id", () => customers.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.questionId, t.customerId] }), index("question_votes_customer").on(t.customerId)],
);

/** Shoppers who found an answer helpful, once each. */
export const questionAnswerVotes = pgTable(
  "question_answer_votes",
  {
    answerId: partOf("answer_id", () => questionAnswers.id),
    customerId: partOf("customer_id", () => customers.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.answerId, t.customerId] }),
    index("question_answer_votes_customer").on(t.customerId),
  ],
);

/** What shoppers and shops reported to the operator: a question, or an answer to it. */
export const questionReports = pgTable(
  "question_reports",
  {
    id: id(),
    questionId: partOf("question_id", () => productQuestions.id),
    answerId: integer("answer_id").references(() => questionAnswers.id, { onDelete: "cascade" }),
    customerId: integer("customer_id").references(() => customers.id, { onDelete: "set null" }),
    reason: word("reason", REPORT_REASONS).notNull(),
    text: text("text").notNull().default(""),
    isOpen: boolean("is_open").notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [
    check("question_reports_reason", isOneOf(t.reason, REPORT_REASONS)),
    uniqueIndex("question_reports_once").on(t.questionId, sql`coalesce(${t.answerId}, 0)`, t.customerId),
    index("question_reports_customer").on(t.customerId),
    index("question_reports_open")
      .on(t.questionId)
      .where(sql`is_open`),
  ],
);
