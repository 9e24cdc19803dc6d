import type { ModerationStatus } from "#domain/platform/moderation/moderation.ts";
import type { ReportReason } from "#shared/review-choices.ts";
import type { AnswerAuthor } from "../question/question.ts";

/** Who sees questions in a desk: a shop those about its products, the operator all. */
export type QuestionReader = { kind: "shop"; shopId: number } | { kind: "operator"; shopId: null };

/** A question in a desk's list. */
export type QuestionRow = {
  id: number;
  productName: string;
  productSlug: string;
  image: string | null;
  shopName: string;
  author: string;
  body: string;
  status: ModerationStatus;
  votesCount: number;
  answersCount: number;
  /** Open ones; only for the operator, else 0. */
  reportsCount: number;
  createdAt: string;
};

export type QuestionRecordAnswer = {
  id: number;
  author: AnswerAuthor;
  authorName: string;
  body: string;
  languageCode: string;
  status: ModerationStatus;
  hiddenReason: string;
  votesCount: number;
  createdAt: string;
};

export type QuestionReport = {
  id: number;
  answerId: number | null;
  reason: ReportReason;
  text: string;
  isOpen: boolean;
  createdAt: string;
};

/** Everything about a question, in a desk. Reports are only for the operator. */
export type QuestionRecord = QuestionRow & {
  languageCode: string;
  hiddenReason: string;
  answers: QuestionRecordAnswer[];
  reports: QuestionReport[];
};
